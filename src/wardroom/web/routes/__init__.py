"""What is behind each address."""

from . import after, api, campaign, host, lobby, orders, reference, report, service, sitting, table, token

ROUTES = [
    *lobby.ROUTES,
    *sitting.ROUTES,
    *table.ROUTES,
    *token.ROUTES,
    *orders.ROUTES,
    *host.ROUTES,
    *report.ROUTES,
    *after.ROUTES,
    *campaign.ROUTES,
    *reference.ROUTES,
    *api.ROUTES,
    *service.ROUTES,
]

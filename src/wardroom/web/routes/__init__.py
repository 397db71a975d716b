"""What is behind each address."""

from . import after, api, host, lobby, orders, reference, service, sitting, table, token

ROUTES = [
    *lobby.ROUTES,
    *sitting.ROUTES,
    *table.ROUTES,
    *token.ROUTES,
    *orders.ROUTES,
    *host.ROUTES,
    *after.ROUTES,
    *reference.ROUTES,
    *api.ROUTES,
    *service.ROUTES,
]

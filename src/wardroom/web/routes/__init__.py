"""What is behind each address."""

from . import after, api, host, lobby, reference, service, sitting, table

ROUTES = [
    *lobby.ROUTES,
    *sitting.ROUTES,
    *table.ROUTES,
    *host.ROUTES,
    *after.ROUTES,
    *reference.ROUTES,
    *api.ROUTES,
    *service.ROUTES,
]

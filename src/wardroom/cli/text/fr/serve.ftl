### Tenir un serveur.

serve-open = Wardroom est ouvert à { $address }
serve-how = Ctrl-C le ferme. Les parties sont gardées dans { $database }.
serve-closed = Wardroom est fermé.
error-workers = Plusieurs processus ont besoin de PostgreSQL pour s’entendre : donnez --database postgresql://…, ou --workers 1.
error-port-taken = Le port { $port } de { $host } est pris ou interdit : choisissez-en un autre.
error-bad-address = « { $address } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
error-bad-variable = { $variable } doit être un nombre entier supérieur à 0, pas « { $value } ».

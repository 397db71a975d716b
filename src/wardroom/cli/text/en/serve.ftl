### Running a server.

serve-open = Wardroom is open at { $address }
serve-how = Ctrl-C closes it. Games are kept in { $database }.
serve-closed = Wardroom is closed.
error-workers = Several server processes need PostgreSQL to hear of each other: give --database postgresql://…, or --workers 1.
error-port-taken = Port { $port } of { $host } is taken or not allowed: choose another one.
error-bad-address = “{ $address }” is not an address of a server: it begins with http:// or https://.
error-bad-variable = { $variable } must be a whole number above 0, not “{ $value }”.

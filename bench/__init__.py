"""Speed and memory beside others, for developers. Not part of the package, and not tests: nothing here is asserted in
`make test`."""

"""Do the tests that name a rule fail when the rule is broken? `python -m tests.mutants starship --n 100 --seed 1`.

A seeded sample of the functions that cite rules is broken, each in one way, and the tests that name these rules are
run. A change that no test notices is printed: it wants a test, or an entry in `equivalent.toml` that says why it breaks
no rule. The working tree is never touched: a child process imports the broken module from elsewhere (`plugin`).
"""

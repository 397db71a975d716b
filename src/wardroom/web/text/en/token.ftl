# A token of one's own seat, for a program.
web-token-title = A token for a program
web-token-head = A token for { $name }’s seat
web-token-about = A program that has this token plays your seat: it sees what you see, and may choose what you may choose. You can go on playing here as well. Give it to nobody whom you would not let play for you.
web-token-token = Token
web-token-address = Address of the table, for programs
web-token-once = The token is shown only now. If you lose it, make another one: it replaces this one.
web-token-how = How programs play
web-token-back = To the table
web-token-offer = A program of your own
    .about = A program can play { $name }’s seat over HTTP. It needs a token, which is shown once.
    .do = Make a token

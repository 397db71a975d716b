# What every command may say.
you = You
quoted = “{ $name }”
a-file = the file
interrupted = Interrupted.
unexpected = An internal error, not your fault: { $kind }: { $message }. Please report it.

## Marks around the words of a card that refer to one of its sections. The dots stand for the word.

cue-type = …⟨T⟩
cue-spec = …⟨S⟩
cue-life = …⟨L⟩
cue-aff = …⟨A⟩
cue-card = “…”
cue-key = …

## Computer players

player-random = Random
player-greedy = Greedy
player-ensign = Ensign
player-lieutenant = Lieutenant
player-commander = Commander
player-captain = Captain
player-admiral = Admiral

## Files

error-no-file = There is no file or folder { $file }.
error-no-access = { $file } may not be read or written here.
error-a-folder = { $file } is a folder, not a file.
error-not-a-folder = { $file } is not in a folder.
error-exists = { $file } exists already.
error-disk-full = The disk is full: { $file } could not be written.
error-long-name = The name { $file } is too long.
error-system = { $file }: { $reason }.
error-save-exists = { $file } exists already. Choose another name, or go on with that game: wardroom play --load { $file }

## The command line

error-unknown-language = “{ $language }” is not a language of this program: { $known }.
error-missing-arguments = Something is missing: { $what }. See { $command } --help.
error-unknown-arguments = This was not understood: { $what }. See { $command } --help.
error-missing-value = { $what } needs a value. See { $command } --help.
error-unknown-command = There is no command “{ $what }”. See wardroom --help.
error-bad-value = { $what }: { $why }
error-other-misuse = This was not understood: { $why }. See { $command } --help.
error-missing-extra = { $command } needs packages that are not installed: pip install "wardroom[{ $extra }]".
error-bad-option = “{ $option }” is not a setting: write name=value, for instance memory_aid=no.
error-wrong-setting = { $setting }: { $why }
error-nearly-a-player = “{ $name }” is no computer player. Did you mean { $player }? If a person is called that, write person={ $name }.
error-mistyped-player = There is no computer player “{ $name }”. Did you mean { $player }?
error-own-player = A player of somebody’s own sat at this table, { $name }. Say who plays on: --seats { $who }
not-a-number = “{ $value }” is not a whole number.
number-limits = { $value } is not between { $least } and { $most }.

## Names

error-ambiguous-name = “{ $name }” may mean { $names }{ $more ->
        [yes] {" "}and more
       *[no] {""}
    }.
error-unknown-name = There is nothing called “{ $name }” here. Did you mean { $names }?
error-strange-name = There is nothing called “{ $name }” here.
error-unknown-rule = There is no rule “{ $rule }”. Nearest: { $nearest }.

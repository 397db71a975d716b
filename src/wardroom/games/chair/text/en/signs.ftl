### The legend: what each sign on the table and on the cards means.

signs-s = Suits
signs-p = Skills and tracks
sign-p-research = Research
sign-p-influence = Influence
sign-p-military = Military
sign-p-any = a skill that matches any track, or as its card says

signs-r = Resources
sign-r-dilithium = Dilithium
sign-r-latinum = Latinum
sign-r-glory = Glory, also the clock: the Stardates hold it

signs-t = Tokens
sign-t-team = Away Team
sign-t-ship = Ship
sign-t-action = an Action; before an operation: it takes one
sign-t-spent = an Action already spent

signs-k = Traits, always with their word
sign-k-species = species: { trait-alien }, { trait-aenar }, { trait-andorian }, { trait-android }, { trait-bajoran }, { trait-betazoid }, { trait-borg }, { trait-breen }, { trait-cardassian }, { trait-changeling }, { trait-ferengi }, { trait-human }, { trait-kelpien }, { trait-klingon }, { trait-orion }, { trait-pakled }, { trait-reman }, { trait-romulan }, { trait-synthetic }, { trait-tellarite }, { trait-transcendent }, { trait-trill }, { trait-vulcan }, { trait-xindi }
sign-k-gameplay = gameplay: { trait-attack }, { trait-ongoing }, { trait-surprise }, { trait-wildcard }
sign-k-regular = other traits: { trait-ambassador }, { trait-anomaly }, { trait-augment }, { trait-beverage }, { trait-business }, { trait-cloak }, { trait-communication }, { trait-creature }, { trait-doctor }, { trait-dominion }, { trait-engineer }, { trait-hologram }, { trait-imperial }, { trait-maquis }, { trait-ops }, { trait-pilot }, { trait-scientist }, { trait-security }, { trait-shady }, { trait-spy }, { trait-starbase }, { trait-starfleet }, { trait-telepath }, { trait-time_travel }, { trait-weapon }

signs-o = Operations
sign-o-use = activation: exhausts its card
sign-o-react = reaction
sign-o-end = endgame: scores at the end
sign-o-attack = attack
sign-o-turned = exhausted until the end of your turn

signs-v = Cards
sign-v-card = a card: hand, Junk pile, or to be drawn

signs-drawn = On the table
sign-drawn-focus = focus: worth the multiplier of its track, once a mission is completed
sign-drawn-lit = an operation that you can use now
sign-drawn-gain = what it would bring now; “/” stands between ways to choose from
sign-drawn-turned = an exhausted card
sign-drawn-now = the current Stardate with the Glory left on it
sign-drawn-gone = a Stardate that is over
sign-drawn-last = the last Stardate: after it comes the Resolution
sign-drawn-at = where you are on a track
sign-drawn-mark = where a multiplier begins
sign-drawn-near = a Location that you have secured, or nearly
sign-drawn-lost = a Location that the other captain has secured

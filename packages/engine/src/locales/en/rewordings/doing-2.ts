/** What is done, in the plain verb and with a noun: "took photos" and "photographed"; read by the gate alone. */
export const doing2 = `
set up chairs|put out chairs|arrange chairs|lay out chairs
set up interview|arrange interview|schedule interview
set price|price|fix price
set date|arrange date|fix date|schedule
set alarm|arm alarm|switch on alarm|activate alarm
set machine|adjust machine
bring in|introduce|fetch
bring up to date|update|refresh|revise
bring to|deliver to|take to|carry to
bring together|gather|combine|unite|assemble|join up
bring back|return|restore|reintroduce
bring forward|advance
carry out|perform|conduct|do|execute|complete|undertake
carry over|transfer
carry away|remove|take away
draw up|prepare|write|draft|compile|put together|create|make
draw up contract|draft contract|prepare contract|write contract
draw up menu|write menu|put together menu|compile menu|compose menu
draw up programme|put together programme|compile programme
draw up minutes|write minutes
draw up quote|prepare quote|write quote|quote|make quote|create quote
draw pint|pull pint|pour pint|pour beer|serve beer
fill in|complete|fill out|make out
fill bottle|bottle
fill bag|bag|pack bag
fill order|pick order|process order|complete order|fulfil order
fill position|recruit|staff
fill hole|patch hole
fill up|refuel|top up|replenish
call in|request|bring in
call on|visit|see
call out|announce
call back|return call|phone back|ring back
call for help|get help|fetch help
pick up|collect|fetch|gather|retrieve
pick up|lift
pick fruit|harvest fruit|gather fruit
pick and pack|order picking and packing|pick and pack orders
pick goods|order picking|pick order|pull order
check out|book out|sign out
check in guests|receive guests|register guests|book in guests
check over|inspect|examine|look over
check off|tick off
check up|follow up
check against|compare|match|reconcile|cross-check
sign in|log in|register
sign for|acknowledge receipt
enlist|recruit
look up|search|find out|check
look into|investigate|examine|explore|check
look after|care for|tend|take care of|mind|see to
look out|watch
look for|search for|seek|source
turn on|switch on|start|power up
turn off|switch off|shut off|power down
turn over|flip
turn away|refuse|reject
turn round|turn around
turn into|convert|change into|make into|transform
turn down|decline|reject|refuse
switch on|start|activate
switch off|shut down|deactivate|turn off
shut down|close|switch off|turn off
wind up|close down|dissolve
wire|wire up|connect|cable
wire|electrical wiring
plug in|connect
unplug|disconnect
connect|hook up|attach|link|couple
disconnect|detach|uncouple|unhook
fasten|fix|secure|attach|tie
tie|bind|fasten|strap
strap|secure|lash|tie down
glue|stick|bond|paste
stick|affix|attach|paste
screw|screw together|bolt
nail|hammer
bend|shape|form
shape|form|mould
carve|cut|sculpt

grind|mill
mill|machine
machine|work on machine
turn|lathe
sharpen|hone|grind
polish|buff|shine
sand|rub down|sand down|smooth
scrape|scrape off
strip|remove paint|strip off
varnish|lacquer
whitewash|paint white
wallpaper|hang wallpaper|paper
tile|lay tiles|fix tiles
pave|lay paving|lay slabs
insulate|insulation|fit insulation|lay insulation
seal|caulk|make watertight
waterproof|seal
pour|cast|place
mix|blend|stir
blend|mix|combine
knead|work dough
boil|cook
grill|barbecue|broil
garnish|decorate|dress
plate|plate up|dish up|arrange on plates
portion|divide into portions|portion out
slice|cut into slices|carve
butter|spread
taste|sample|try
brew|make beer
pour|serve|pour out
clear table|clear away|bus table|clear dishes
wash dishes|wash up|do dishes|do the washing-up|dishwashing
dry|dry off|wipe dry
mop|wipe floor|wash floor|clean floor
dust|wipe dust|remove dust
scrub|clean|scour
rinse|flush|wash out
launder|wash|do laundry
bleach|whiten
dye|colour|tint
mend|darn|repair|patch
hem|shorten|take up
alter|adjust|change|modify|make alterations
embroider|embroidery
tailor|make to measure
upholster|upholstery|reupholster
restore|renovate|refurbish|recondition|do up
renovate|modernise|refurbish|do up|renew
refurbish|overhaul|recondition
overhaul|recondition|service
demolish|knock down|pull down|tear down
excavate|dig out|dig up
dig over|turn over soil|dig
weed|pull weeds|remove weeds|hoe
water|give water|sprinkle
fertilise|feed|manure
harvest|reap|gather in|bring in the harvest
pot|pot up|repot
prune|cut back|trim
fell|cut down|chop down
log|fell trees|cut timber
stack wood|pile wood
mow|cut grass|mow lawn
hedge|cut hedges|trim hedges
plough|plow|till
milk|do the milking
feed|fodder|give feed
muck out|clean stables|clean out stalls|clean out
groom|brush|curry
saddle|tack up
shear|clip wool
breed|rear|raise|bring up
rear|raise|bring up|keep
slaughter|butcher
catch|fish
fish|angle|catch fish
vaccinate|inoculate|immunise|jab
bandage|dress wounds|wrap
dress wounds|change dressings|wound care|dressing changes|treat wounds
wash patients|bathe patients|personal care
turn patients|reposition patients|change position of patients
lift patients|transfer patients|move patients
comb|brush
cut hair|haircut|trim hair
blow-dry|dry hair
style hair|do hair|set hair
file nails|manicure|do nails
soothe|calm|comfort|reassure
calm|settle|soothe|pacify
encourage|motivate|cheer on
motivate|encourage|inspire
praise|commend
listen|hear
accompany|go with|escort|come along with|come with
escort|see to|walk to
fetch|bring|get|collect|pick up
meet|pick up|collect
host|receive|welcome
greet|say hello
seat|show to table|show to seat|usher|lead to table
serve|wait tables
tend bar|serve at bar|bartend|work behind bar
convey|relay|pass on|communicate|transmit
announce|make announcement|make known|give notice
state|declare|say
mention|refer to|name
describe|give description|set out|outline
outline|sketch|summarise
summarise|sum up|write summary|give summary|prepare summary
abridge|shorten|condense
condense|shorten|summarise
`;

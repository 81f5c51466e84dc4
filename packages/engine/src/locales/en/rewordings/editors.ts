/** Whole families of the words an editor chooses among: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors = `
receive|welcome|greet|check in
patrol|do the rounds|make rounds|do rounds > walk corridor|walk site|walk grounds|walk building
note|record|log|write down|jot down|enter|register
pass on|forward|relay|hand on|redirect
notify|inform|tell|alert|let know|warn
hand out|give out|distribute|give away
hand in|drop off|turn in
fill in|fill out|complete form
take down|dismantle|pull down
phone|ring|telephone|ring up
try|attempt|seek
learn course|attend course|take course|do course
point out|show where|show
return|put back|take back|bring back
wipe|wipe down|clean
lock up|shut up shop
count|tally|count up
weigh|weighing|weigh up
tidy|tidy up|straighten
answer|reply to|respond to
listen to|hear
look over|look through|go through|read through
chat|talk|speak|converse
once|after|as soon as|when
`;

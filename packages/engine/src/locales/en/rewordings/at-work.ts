/** More words of plain work: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const atWork = `
bereaved|grieving|mourning
usually|normally|as a rule|generally|typically|most of the time
text message|sms|text
clear out|empty
clip|trim
hang|suspend
nail|tack
thank|express thanks
apologise|apologize|say sorry
noon|midday|lunchtime
rush hour|busy time|peak time|busy period|peak period
notebook|jotter|notepad
diary|planner|appointment book
takings|till money|proceeds|cash takings
tip|gratuity
stock|goods|merchandise
canteen|dining hall|cafeteria|refectory
kitchen garden|vegetable garden|vegetable plot
litter|rubbish|trash
bin|rubbish bin|dustbin|trash can|waste container
rinse|wash off
clean > scrub|mop|hose down
tell > advise|brief
teach > coach|drill
`;

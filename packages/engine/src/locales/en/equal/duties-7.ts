/** Duties of all trades, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties7 = `
patient transfers|transfer patients from bed to chair|move patients from bed to wheelchair|bed-to-chair transfers
catheterization|catheterisation|insert catheters|catheter insertion|catheterize patients|pass catheters
faucet repair|tap repair|fix taps|fix faucets|fix dripping taps|repair dripping taps
wine steward|sommelier|wine waiter
seasonal recruitment|hire seasonal workers|recruit seasonal workers|seasonal hiring|hire seasonal staff|recruit seasonal staff
passenger screening|security screening of passengers|screen travelers|security check of passengers > search passengers|search travelers|search travellers
parent conferences|parent-teacher conferences|parents' evenings|parent-teacher meetings|hold parents' evenings
newsletter|e-newsletter|email newsletter
`;

/** More things, persons and places of all trades in the words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors4 = `
annual accounts|year-end accounts|yearly accounts|annual financial statements
postcode|postal code|zip code
admit@visitor visitors drivers driver guests|let in@visitor visitors drivers driver guests
restring|restringing|restrung|put new strings in|renew strings
organise@party parties trip trips event events outing outings|plan@party parties trip trips event events outing outings|arrange@party parties trip trips outing outings
number plate|licence plate|license plate|registration plate|registration number
temp|temporary worker|temporary employee|agency worker|temps
carry up|take upstairs|carry upstairs
from scratch|from fresh ingredients
gas chromatography|gc
screed|floor screed
harvest time|harvest|harvesting season|at harvest
eyebrow|brow
eyelash|lash
block of flats|apartment block|apartment building|residential block
guest house|guesthouse|bed and breakfast|b&b
wind turbine|wind power plant
luggage|baggage|bags@guest guests passengers passenger
customs clearance|clear through customs|clearance through customs
reach truck|reach forklift
cold store|cold storage|cold room|refrigerated warehouse
property listing|listing@buyer buyers house houses flats
`;

/** More things, persons and places of all trades in the words that editors and writing helpers choose among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const editors4 = `
annual accounts|year-end accounts|yearly accounts|annual financial statements
postcode|postal code|zip code
admit@visitor visitors drivers driver guests|let in@visitor visitors drivers driver guests
restring|restringing|restrung|put new strings in|renew strings
organise@party parties trip trips outing outings|arrange@party parties trip trips outing outings
number plate|licence plate|license plate|registration plate|registration number
temp|temporary worker|temporary employee|agency worker|temps
carry up|take upstairs|carry upstairs
gas chromatography|gc
screed|floor screed
harvest time|harvest|harvesting season|at harvest
eyebrow|brow
eyelash|lash
block of flats|apartment block|apartment building|residential block
guest house|guesthouse
wind turbine|wind power plant
luggage|baggage|bags@guest guests passengers passenger
customs clearance|clear through customs|clearance through customs
reach truck|reach forklift
cold store|cold storage|cold room|refrigerated warehouse
property listing|listing@buyer buyers house houses flats
staff@desk counter reception helpdesk stall stand till tills checkout|man@desk counter reception helpdesk stall stand till tills checkout|cover@desk counter reception|work at@desk counter reception helpdesk stall stand till tills checkout|work on@desk counter reception helpdesk stall stand till tills checkout
answer to|report to|work under
set goals|define goals|agree goals|agree on goals
set targets|define targets|agree targets|agree on targets
keep rules|stick to rules|adhere to rules|observe rules|follow rules|comply with rules
keep hygiene rules|stick to hygiene rules|adhere to hygiene rules|observe hygiene rules|follow hygiene rules
corporate customer|business customer|business client|corporate client|commercial customer|businesses
private customer|private client|consumer|domestic customer|household customer
as volunteer|voluntarily|on voluntary basis|voluntary basis
membership|members@doubled increased grew raised number
signs of wear|wear|wear and tear
signs of illness|illness
signs of damage|damage
signs of damp|damp
belong to|was part of|was member of|be part of
start@project projects programme programmes scheme service newsletter blog podcast magazine campaign|set up@project projects programme programmes scheme service newsletter blog podcast magazine campaign|establish@project projects programme programmes scheme service newsletter blog podcast magazine campaign|create@project projects programme programmes scheme service newsletter blog podcast magazine campaign
`;

/** People, things, papers, times and ways of all trades, in the words an editor chooses among; what stands behind ">" only proves; the gate alone reads them; our own list. */
export const plainThings = `
colleague|co-worker|workmate|fellow employee|fellow worker
boss|line manager|superior
tradesman|craftsman|tradesperson|tradespeople
day care centre|nursery|kindergarten|day nursery|preschool
nursing home|old people's home|care home|retirement home
coins and notes|cash|money
outlay|cost|expense|spending|expenditure
request|wish
flaw|defect|fault|failure
malfunction|failure|breakdown
pamphlet|leaflet|handout|flyer
clip|video|film
spare|part|spare part|replacement part
ware|goods|product|merchandise
walkway|path|footpath
tour|trip|journey
occasion|event|function
job@advertised advertise advert adverts|position@advertised advertise advert adverts|post@advertised advertise advert adverts|vacancy@advertised advertise advert adverts
newly arrived|new
arriving|incoming
outgoing|departing
open@invoice invoices bill bills payment payments debt debts|outstanding@invoice invoices bill bills payment payments debt debts|unpaid@invoice invoices bill bills payment payments debt debts|overdue@invoice invoices bill bills payment payments debt debts
unpaid|overdue|outstanding
international@guest guests visitor visitors student students customer customers|foreign@guest guests visitor visitors student students customer customers|overseas@guest guests visitor visitors student students customer customers
accurate|correct|right
confidential@paper papers document documents file files data information letter letters|sensitive@paper papers document documents file files data information letter letters|secret@paper papers document documents file files data information letter letters
made on premises|home-made|homemade|house-made
annoyed|angry|upset
steady@customer customers client clients|regular@customer customers client clients|repeat@customer customers client clients
prospective@customer customers client clients buyer buyers tenant tenants|potential@customer customers client clients buyer buyers tenant tenants|possible@customer customers client clients buyer buyers tenant tenants
timber|wooden|wood
neat|in order|tidy|orderly
secure@place places|safe@place places
to schedule|on time|punctually|on schedule
by myself|alone|on my own
in written form|in writing
via internet|online|over internet|on internet
in foreign countries|abroad
in neighbourhood|nearby|close by
prior to|before|ahead of
in course of|during|over|throughout
relating to|concerning|regarding|about|on|for|subject of|to do with
facing|opposite|across from
plenty|large number|many|numerous|lots
customer orders|orders from customers|customers' orders
as requested|as wished|as asked|on request|wishes
print shop@catalogue catalogues brochure brochures flyer flyers poster posters|printer@catalogue catalogues brochure brochures flyer flyers poster posters|printing firm
cut out@photo photos picture pictures|crop@photo photos picture pictures
run group|lead group
hair dye|hair colour|hair color
end of day|at night|in evening
count till|count money in till|count cash
sun cream|sunscreen|suncream
draw@plan plans drawing drawings|produce@plan plans drawing drawings
bleed@radiator radiators|vent@radiator radiators
plain language|simple words|simple language|plain words|lay terms|layman's terms|without jargon
put@drawer drawers shelf shelves|sort@drawer drawers shelf shelves|store@drawer drawers shelf shelves|place@drawer drawers shelf shelves
close books|month-end close|complete close
`;

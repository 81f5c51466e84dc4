/** English, more of what postings of the most common jobs ask for, and how people of these jobs tell it; what stands behind ">" only proves; our own list. */
export const ordinary2 = `
shipment tracking|track shipments|parcel tracking|track parcels|consignment tracking > look into late parcels|trace late parcels|find out where parcels were|trace lost parcels|look into missing parcels
returns handling|handle returns|returns processing|process returns > enter returns and send replacements|enter returns|take back goods|take returns and send replacements
customer satisfaction surveys|survey customer satisfaction > ring customers to ask if they were happy|call customers to ask whether they were satisfied|ask customers if they were happy|ask customers whether they were satisfied
parcel acceptance|accept parcels|receive parcels|parcel receipt > sign for parcels|sign for deliveries of parcels|take in parcels
customs clearance documents|customs documents|customs paperwork|customs papers > fill in customs declarations|customs declarations|complete customs forms
transport monitoring|monitor transports|shipment monitoring > keep track of lorries|keep track of where lorries were|track lorries|follow lorries on the map
shipping documents|dispatch documents|prepare shipping documents > print labels and delivery notes|labels and delivery notes|write delivery notes|print delivery notes
machine feeding|feed machines|machine loading|load machines > feed the packaging line|feed the line|load the line with material|fill the line with boxes
visual inspection|inspect visually|visual checks|visual quality checks > sort out faulty parts by eye|check parts by eye|look parts over for scratches
rotating shifts|alternating shifts > early and late shifts in turn|early late and night shifts in turn
parts list creation|create parts lists|bills of materials|bill of materials creation > draw up parts lists|write parts lists|draw up bills of materials
tendering|tender process|tender procedures|tenders > write tender documents|write tender documents and compare bids|put out tenders|invite tenders
client file management|manage client files|file management|case file management > keep client files in order|keep files in order|keep case files in order
fee invoicing|invoice fees|fee billing|bill fees > work out fees and send bills|work out fees and bill clients|send fee notes
legal research|research law|case law research > look up judgments|look up case law|look up judgments and statutes|look up statutes|search case law
documentation of results|document results|results documentation|result recording|record results > note results|write down results|enter results in a journal|note results in a lab journal
instrument calibration|calibrate instruments|calibration of instruments|calibrate measuring instruments > calibrate pH meters|calibrate scales|calibrate gauges|calibrate balances|calibrate thermometers
PCR|polymerase chain reaction > copy DNA in a thermocycler|amplify DNA
group work|work with groups > lead a group for|run a group for|lead groups for|run groups for
help with benefit applications|benefit application support|support with benefit applications|benefits claims support > fill in forms for benefits|help clients fill in forms for benefits|fill in benefit forms|help with benefit forms
court reports|write court reports|reports for courts > write reports for the court|write reports for the youth court|write reports for the family court
client consultation|client advice|advise clients
paving|lay paving|lay paths|path laying > lay paths and terraces|lay terraces|lay slabs|lay paving stones|pave paths
plastering > put plaster on walls|apply plaster to walls|smooth plaster on walls
bathroom installation|install bathrooms|bathroom fitting|fit bathrooms > fit toilets sinks and baths|fit toilets and sinks|fit baths and showers|install toilets and showers|fit showers and baths
cash desk closing|close cash desks|till closing|close tills|cashing up|cash up|end-of-day cash count > count the till in the evening|count the cash at closing time|balance the till at night
shelf stocking|stock shelves|shelf filling|fill shelves|shelf replenishment|restock shelves|merchandise replenishment
goods presentation|present goods|product presentation|merchandise display|display goods|merchandising > arrange goods on tables|arrange goods on shelves|set up displays|build displays
customer service > serve customers|help customers|look after customers
complaint handling|handle complaints|deal with complaints|complaints handling|process complaints
phone service|telephone service|phone duty|telephone duty|answer the phone|answer phones|take calls|answer calls|telephone answering
post handling|mail handling|handle post|handle mail|mail processing|process mail > open and sort post|open and sort mail|sort post and take it to the post office|sort mail and stamp letters
travel booking|book travel|travel arrangements|arrange travel|trip booking > book business trips|book flights and hotels|book trains and hotels|book hotels and flights|book train tickets and hotels
calendar management|manage calendars|diary management|manage diaries|calendar planning > keep the calendar of|keep the diary of|keep the managers' diaries
event organisation|organise events|event planning|plan events|event coordination > organise parties|organise the summer party|organise the Christmas party
archiving|archive documents|document archiving|archive files > move old files to the archive|put old files in the archive|put files into storage
invoice checking|check invoices|invoice verification|verify invoices|invoice control > compare invoices with orders|compare invoices with delivery notes|match invoices with orders
travel expense accounting|travel expenses|expense claims|process travel expenses|travel expense claims > work out travel expenses|check travel expense claims|check expense claims
quotation preparation|prepare quotations|prepare quotes|write quotes|quote preparation|write offers|prepare offers|offer preparation|draw up quotes|draw up offers
order processing|process orders|order handling|handle orders > enter and confirm orders|enter orders and send confirmations|enter orders in the system
price labelling|label prices|price tagging|pricing goods|price goods|put price tags on goods|put prices on goods
stock monitoring|monitor stock|stock level monitoring|monitor stock levels|watch stock levels|keep an eye on stock levels
supplier communication|communicate with suppliers|supplier contact > phone suppliers about deliveries|write to suppliers about deliveries|talk to suppliers
medication administration|administer medication|administer medicines|give medicines
mobilisation of patients|mobilise patients|patient mobilisation|patient mobilization > help patients out of bed|get patients up after operations|help patients get up and walk
food distribution|distribute food|meal distribution|distribute meals|serve meals to patients|hand out meals|meal service
positioning of patients|position patients|reposition patients|patient positioning|turn patients in bed|turn bedridden patients
patient admission|admit patients|patient intake > register new patients|take down details of new patients
menu creation|create menus|menu planning|plan menus|write menus|menu writing
portioning|portion meals|portion food|portion dishes
dishwashing|wash dishes|do the washing-up|washing-up|dish washing
stock rotation|rotate stock > put older goods in front|put old goods to the front
bar service|work behind the bar|bar work|tend bar|bartending
room service|serve guests in their rooms|take meals to rooms|bring meals to rooms
route planning|plan routes > plan tours for drivers
tour planning|plan tours > plan routes for drivers
vehicle cleaning|clean vehicles|vehicle washing|wash vehicles|car washing > wash the van|wash the bus|wash and refuel the van
goods issue|goods out|outgoing goods|dispatch of goods|dispatch goods > pack and send orders|pack and ship orders
damage reporting|report damage|report damaged goods|damage reports
circuit testing|test circuits|electrical testing|electrical tests > test circuits after installation|measure voltage and resistance
lighting installation|install lighting|install lamps|fit lamps|light fitting installation|fit lights|install lights
customer handover|hand over vehicles to customers|vehicle handover > hand cars back to customers|hand repaired cars to customers
brake service|brake repairs|brake repair|repair brakes|replace brake pads and discs
`;

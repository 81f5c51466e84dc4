/** English, second-line duties of the most common jobs, and how people of these jobs tell them; what stands behind ">" only proves; our own list. */
export const ordinary3 = `
data maintenance|maintain data|data upkeep > update customer lists|update the customer list|keep customer lists up to date|update address lists
IV therapy|intravenous therapy|infusion therapy|infusions > put in IV lines|change drips|set up drips|hang drips|insert cannulas and change drips
room service > bring breakfast to guests' rooms|take breakfast to rooms|bring meals to guests' rooms|serve breakfast in rooms
cash collection|collect cash > take cash from customers at the door|take cash on delivery|collect cash on delivery|collect payments at the door
emergency call-outs|emergency callouts|call-out service > go to customers when the power failed|go out to faults at night|drive to customers in emergencies
scheduled servicing|scheduled maintenance|regular servicing > service cars at the intervals set|service at the intervals set by the maker|service cars at set intervals
damage reporting|report damage > let the supervisor know about broken things|tell the caretaker about broken things|report broken things|report broken furniture|report broken lamps
dispatch paperwork|dispatch papers|shipping papers > print delivery notes and hand|hand drivers their papers|give drivers their papers|hand lorry drivers their papers
cash bookkeeping|cash book keeping|cash accounting|keep cash books|keep the cash book|keep the petty cash book
audit support|support auditors|support for auditors > answer auditors' questions|give auditors documents|provide documents for auditors
applicant communication|communicate with applicants|applicant correspondence|correspondence with applicants > answer applicants' emails|write to applicants|invite applicants and answer their emails
schedule monitoring|monitor schedules|schedule control|deadline monitoring > check whether the project was on time|watch whether the project was on time|keep an eye on the schedule
effort estimation|estimate effort|effort estimates > estimate tickets with the team|estimate tickets|split work into tickets and estimate
query optimisation|query optimization|optimise queries|optimize queries|query tuning|tune queries > make queries run faster|speed up queries|make database queries faster
on-call duty|on-call service|standby duty|stand-by duty > take calls when systems failed at night|on call for outages
data integration|integrate data > join data from several systems|join data from three systems|merge data from several sources|combine data from several sources
requirements gathering|gather requirements|requirements elicitation|requirements analysis > ask departments what they needed|ask users what they needed|ask departments which figures they needed
access management|access rights management|manage access rights|permission management|manage permissions|user rights management > give staff access to folders|give and remove access|grant and revoke access|set folder permissions
customer data maintenance|maintain customer data|customer data upkeep|customer record maintenance > note customers' new addresses|enter customers' new addresses|change customers' addresses|update customers' addresses|change customer addresses
key handover|hand over keys > hand room keys to guests|hand keys to guests|hand keys to tenants|give tenants their keys|hand out room keys
supplier complaints|complain to suppliers > tell suppliers when goods were faulty|report faulty goods to suppliers|complain about faulty goods to suppliers
workplace cleanliness|clean workplace|workplace tidiness > keep the workplace clean|keep the workplace clean and tidy|keep the workstation clean
production records|production log|record production data|production data recording > take down counts and stops|note counts and stops|write down counts and downtime|record counts and stoppages
commissioning|commission plants|plant commissioning|commission machines > start up plants|start up machines at customers' sites|put plants into operation|put machines into operation
instrument sterilisation|instrument sterilization|sterilise instruments|sterilize instruments > sterilise scissors and forceps|sterilise scissors|sterilise forceps
microscopy|microscope work|microscopic examination > count colonies under the microscope|count cells under the microscope|look at samples under the microscope|examine slides
accompaniment to authorities|accompany clients to authorities|accompany clients to offices > go with clients to offices|go with clients to authorities
radiator bleeding|bleed radiators|venting of radiators|vent radiators
tool sharpening|sharpen tools > sharpen chisels|sharpen planes|sharpen chisels and planes|sharpen saws|sharpen knives and shears
cash escort|cash in transit|escort valuables|valuables transport > escort cash to the bank|escort valuables to the bank|drive cash to the bank
housing placement|find housing|housing search > find flats for young adults|find flats for families|find flats for clients|look for flats for clients
cooking with children|cook with children > cook lunch with the children|bake with the children|cook and bake with the children
till work|cashier duties|cashier work|cashiering|work the till|work at the till|operate the till|till operation > ring up sales|ring up goods|scan goods and take payments
client intake|intake of clients|intake interviews > take down details of new clients|note details of new clients
driving of company vehicles|drive company vehicles|company car driving > drive the company van|drive company cars
presentation of goods|goods presentation|present goods > lay out goods in the window|lay goods out on tables
guest reception|receive guests|welcome guests|guest welcome|greet guests > seat guests|welcome guests and show them to their tables
opening and closing of the shop|open and close the shop|shop opening and closing > unlock the shop in the morning and lock up at night
price changes|change prices|price updates|update prices
cash counting|count cash|counting of cash
bank runs|bank errands > take takings to the bank|take money to the bank|bring cash to the bank
first aid|give first aid|first-aid provision|administer first aid
assistance at meals|help at meals|mealtime assistance|help with eating|feeding assistance > help residents eat|help residents with their food|feed residents
shopping for residents|shop for residents|do shopping for residents|errands for residents > run errands for residents
night watch|night duty > look after residents at night|watch over residents at night
`;

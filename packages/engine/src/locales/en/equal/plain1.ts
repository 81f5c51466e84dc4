/** English, what people say of their work in everyday words and what its trade calls it: care, gardens, computers, wages, warehouses; what says less stands behind ">"; our own list. */
export const plain1 = `
moving and handling|patient handling|handling of patients > got people out of bed with the hoist|get people out of bed with the hoist|get residents out of bed with a hoist|hoist residents out of bed|move residents with the hoist|lift residents with the hoist|transfer residents with the hoist
medication administration|administration of medication|administer medication|administer medicines|medicines administration > gave residents their tablets|give residents their tablets|gave people their medicines|give residents their medicines|give out tablets@residents patients trolley ward medicines|hand out tablets@residents patients trolley ward medicines
continence care > took people to the toilet|take people to the toilet|took residents to the toilet|take residents to the toilet|help residents to the toilet|helped people to the toilet|change incontinence pads
shift handover|handover between shifts|hand over to the next shift > told the next shift how everybody had been
food and fluid charts|record food and fluid intake|food and fluid records > wrote down what residents ate and drank|record what residents eat and drink
daily care notes|daily care records|daily care logs > write down how each resident has been|wrote down how residents had been
end-of-life care|care of the dying|care for the dying|look after the dying > sat with residents while they died|sit with the dying|sat with people while they died|looked after dying residents
dementia care|care for people with dementia|look after people with dementia|support for people with dementia > looked after people who had lost their memory|residents who had lost their memory|residents with memory loss
pressure area care|pressure sore prevention|pressure ulcer prevention|prevent pressure sores|prevent bed sores|prevention of pressure ulcers
repositioning|reposition residents > turn residents every two hours|turned residents in bed|turn bed-bound residents|turned patients in bed|turn patients in bed
residential setting|residential care setting > care home|home for old people|old people's home|home for the elderly|residential home|nursing home|residential care home
slide sheet|sliding sheet
dead-heading|deadheading > take off the dead heads|take off dead heads|remove dead flowers
ride-on mower|sit-on mower
ride-on mowing|mow with a ride-on mower|mow with the ride-on > cut lawns on the sit-on mower|cut grass on the sit-on mower|cut lawns on a ride-on
scarification|scarifying|scarify lawns > rake the moss out|raked the moss out|rake out moss|rake moss out of the lawn
aeration of turf|turf aeration|lawn aeration|aerate lawns|aerate turf > spike lawns|spiked the lawn|lawn spiking
hedge trimming|hedge cutting|cut hedges|trim hedges|clip hedges|hedge clipping > cut the yew hedges|cut box hedges|trim beech hedges|trim privet hedges
plant propagation|propagation of plants|propagate plants > grow plants from seed|raise plants from seed|raise plants from cuttings|grow plants from cuttings
brash chipping|chip brash|wood chipping|put branches through the chipper|chip branches|feed branches into the chipper
pesticide application|application of pesticides|apply pesticides|pesticide spraying|spray pesticides > spray weedkiller|sprayed weedkiller|spray paths for weeds|herbicide spraying|spray herbicides
line marking of pitches|pitch marking|line marking|mark out pitches|mark pitches > marked out the white lines|mark out the white lines on football pitches|mark the white lines|mark out football pitches
playground inspection|inspection of playgrounds|inspect playgrounds|play area inspection|playground checks|check playgrounds > check the swings|check swings and slides
servicing of machinery|machinery servicing|service machinery > service mowers|changed oil in the mowers|mower servicing
hard landscaping > lay paving|lay stone paths|lay patios|laid patios|mended dry walls|mended dry stone walls|build dry stone walls|lay paving slabs
leaf clearance|clear leaves|sweep up leaves|sweep leaves|leaf clearing
litter picking|pick litter|pick up litter|litter collection
sharpen blades|blade sharpening
password resets|reset passwords|password reset > give people new passwords|give users new passwords|gave users new passwords
account unlocks|unlock accounts|unlock user accounts|unlock people's accounts
user administration|user account administration|administration of user accounts|user account management|manage user accounts|administer users > set up logins for new starters|create logins for new starters|unlock people's accounts|set up accounts for new starters
desktop imaging|PC imaging|computer imaging > put a standard windows image on
memory upgrades|upgrade memory|RAM upgrades|upgrade RAM|put more memory in|fit more memory|add more memory|put in more RAM
SSD upgrades|upgrade to SSD|fit SSDs|swap hard drives for SSDs|replace hard disks with SSDs
screen replacement|replace screens|change screens|changed screens|screen changes|swap broken screens
hardware repair|repair hardware|hardware break-fix|fix hardware|hardware repairs > change screens and batteries|fix laptops|repair laptops|mend computers|fix printers|repair printers
printer support|support for printers|support printers > fix printers|fixing printers|clear paper jams|mend printers|repair printers
remote support|remote assistance|support users remotely|remote user support > take over computers from afar|fix computers from afar|fix computers remotely
backup monitoring|monitor backups|monitoring of backups|check backups|backup checks > backups went through|check that last night's backups went through|check last night's backups
file restores|restore files|file restoration|file recovery|recover files > restore deleted files|pull back deleted files|get back deleted files|recover deleted files
malware removal|remove malware|malware clean-up > virus removal|remove viruses|get rid of viruses|got rid of viruses|clean off viruses
IT asset register|asset register|IT asset inventory > list of who has which laptop
user documentation|documentation for users|user guides|write user guides > how-to sheets|how-to guides|how-to sheets for staff|help sheets for staff
MFA|multi-factor authentication > two-step login|two-step verification|two-step sign-in|2FA|two-factor authentication
ticketing system|ticket system|ticketing tool|service desk tool|helpdesk system|helpdesk tool
incident logging|logging of incidents|log incidents|log tickets|log jobs in the ticket system|log calls in the ticket system
Wi-Fi troubleshooting|troubleshoot Wi-Fi|wireless troubleshooting > find out why the wireless drops|fix the wireless
payroll|payroll processing|process payroll|run the payroll|do the payroll > do the wages|did the wages|make up the wages|wages administration
weekly payroll|weekly wages|wages every week|weekly pay run
monthly payroll|monthly pay run|monthly payrolls > monthly salaries|salaries every month
time and attendance|time and attendance data|clocking data > hours from the clocking machine|hours from the clock cards|hours from the time clock
sick pay calculation|calculate sick pay|calculation of sick pay|work out sick pay
holiday pay|holiday money|vacation pay
calculate holiday pay|calculation of holiday pay|work out holiday pay|worked out holiday money
tax deductions|deduct tax|deduction of tax|take off tax|took off the tax
attachment of earnings orders|attachment of earnings|AEO@payroll > court orders on wages
RTI submissions|RTI returns|Real Time Information submissions > send pay figures to the tax office every pay day
payroll year end|year-end payroll|end-of-year payroll
final pay calculation|calculate final pay|calculation of final pay|work out final pay|worked out the last pay|work out leavers' last pay
auto-enrolment|automatic enrolment|pension auto-enrolment > put staff in the works pension|enrol staff in the works pension
pension contribution uploads|upload pension contributions > send the pension provider the monthly file
payroll reconciliation|reconcile payroll|reconciliation of payroll > agree the wages totals with the ledger|totals agreed with the ledger
pre-use inspections|pre-use checks|pre-shift checks|pre-start checks|walk-round checks > check the truck before using it|walk round the truck before using it|check the forklift before each shift
defect reporting|report defects|reporting of defects|fault reporting|report faults|reporting of faults
goods receipt|receive goods|receipt of goods|goods receiving|receiving of goods > take in deliveries|took in deliveries|book in deliveries|booked in deliveries
returns of damaged stock|return damaged goods|return damaged stock|damaged goods returns|send damaged goods back|send back damaged stock > send back broken goods
check goods against delivery notes|check deliveries against delivery notes|check deliveries against the paperwork|checks against delivery notes
RF scanner|RF scanners|RF gun|radio frequency scanner > scanner on my wrist|wrist scanner
stock rotation|rotate stock|rotation of stock > put the oldest at the front|oldest stock at the front|put older stock in front|oldest dates at the front
stock count|stock counts|count stock|stock counting|counting of stock > count what is on the shelves
inventory discrepancies|stock discrepancies|stock differences|inventory differences > where the computer has it wrong
labelling|label goods|stick labels on|put labels on > stuck the address labels on|stick address labels on
vehicle loading|load vehicles|loading of vehicles > load lorries|load the wagons|load wagons|load vans
load in drop sequence|loading in drop sequence|load in drop order|drop sequence > last stop goes in first|last drop goes in first|last delivery goes in first
load securing|secure loads|securing of loads|load restraint|secure the load > strap everything down|strapped everything down|strap loads down|strap the load down|strap down loads
forklift licence|forklift ticket|fork truck licence|forklift truck licence|forklift tickets|fork-lift ticket
first aid > first aider|trained first aider|first aider course
bale cardboard|cardboard baling|press cardboard into bales
`;

/** Duties of all trades in plain words and in the posting's, one meaning a line; what stands behind ">" is narrower and only proves; our own list. */
export const duties9 = `
donor database updates|donor data base updates
onboarding program|on-boarding programme
HVAC|heating, ventilating and air conditioning
guest room cleaning|clean and make up hotel bedrooms|service hotel rooms
refereeing|referee matches|referee games|officiate matches|officiating matches
audio description > describe films for the blind
book cataloguing|catalogue books|library cataloguing
book issuing|circulation desk work|loan out books|book loans
shelving books|put books back on shelves|reshelve books|reshelving|book shelving
archive digitisation > scan archive records
photo digitisation > scan old photographs|digitise negatives|scan photos
artefact handling|handle museum objects|object handling
sterile filling|fill vials|aseptic filling|fill sterile vials|vial filling
metal polishing > polish steel
sandblasting|sandblast parts|blast parts with sand
timber sawing|saw timber|saw wood|wood sawing
concrete drilling > core drilling
power line maintenance|overhead line maintenance|maintain overhead lines|transmission line maintenance
boat maintenance|boat upkeep
deck scrubbing|wash decks|deck washing
mooring ships|moor ships
passenger boarding|gate boarding
safety briefings|safety demonstrations|safety instruction to passengers
licence applications|license application processing
residential garbage collection|empty household bins|empty residents' bins|household refuse collection|household waste collection|collect household rubbish|empty residential bins
personal protective equipment checks|PPE checks|check that workers wear their PPE|check workers wore PPE
gas boiler installation|fit gas boilers|install gas boilers
animal vaccination > give vaccine shots to dogs|vaccine shots dogs
refactoring > tidy a codebase without changing what it does|tidy up codebases
audio typing > type clinic letters from recorded dictation|type letters dictation
vehicle extrication > cut casualties out of cars|cut trapped casualties out
payroll processing > run the weekly wages|run the wages
`;

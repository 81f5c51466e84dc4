/** Cut down to their roots these words would meet others that mean something else; those of one meaning stand together. */
export const apart = `
state states | station stations | statement statements | career careers | careful carefully | carer carers |
accountable accountability | county counties | country countries | counter counters | count counts counted counting |
designation designations designated | nursery nurseries | patience | ready readiness | office offices | officer officers |
storey storeys | closely | cent cents | mobility mobilization | intern interns internship internships |
medication medications | phonics | organ organs | past | pastry pastries | boarding | goods | poster posters |
million millions | placement placements | even | committee committees | former formerly | mental mentally |
passage passages | general generally | generation generations | generator generators | generic | objective objectives |
rotary | director directors | signal signals | carrier carriers | found | foundry foundries | foundation foundations |
drawer drawers | providence | provident | port ports | porter porters | portal portals | portable | survival survive survived |
author authors | authority authorities | authorised authorized authorisation authorization | relative relatives |
deposition depositions | reefer reefers | proper properly | landing landings | land lands | transition transitions |
treaty treaties | pressure pressures | probate | initial initially | initiative initiatives | metric metrics |
caption captions | terminal terminals | termination terminations | react | reactive | personal personally | commute commuting |
community communities | communication communications communicate communicated | commission commissions |
departure departures | department departments departmental | policy policies | police | matter matters | material materials |
tablet tablets | table tables | tableting | ration rations | rational | ratio ratios | organic | universe |
universal | apparel | principal | principle principles | fine | final finally | finance | passenger passengers | pastor pastors`;

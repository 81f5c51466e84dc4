import { words } from '../words.ts';

/** What people are: trades that lists of occupations leave out, current and old ones. Facts, written by hand. */
export const trades = words(`
  groomer | keeper | lollipop lady | lunch lady | dinner lady | groundworker | banksman | beekeeper | fishmonger |
  cheesemonger | greengrocer | ironmonger | postman | postwoman | office junior | bouncer | childminder |
  watchmaker | chimney sweep | sweeper | undertaker | embalmer | rifleman | medic | logger | roughneck |
  roustabout | cartographer | proprietor | farrier | trustee | placement student | handyman | gamekeeper |
  jockey | paraeducator | paraprofessional | bagger | greeter | adjuster | realtor | fabricator |
  expeditor | storeman | storekeeper | yardman | groundsman | greenkeeper | projectionist | roadie |
  gaffer | showrunner | milliner | cobbler | saddler | thatcher | stonemason | mason | slater | glazier |
  cooper | luthier | tuner | blacksmith | silversmith | goldsmith | gilder | framer | bookbinder |
  typesetter | lithographer | signwriter | palletiser | loader | stevedore | docker | longshoreman |
  flagger | signaller | bellhop | bellboy | bellman | doorman | valet | chambermaid | maid | caregiver |
  warden | custodian | sexton | verger | chaplain | vicar | priest | pastor | imam | rabbi | deacon |
  missionary | cantor | organist | choirmaster | composer | songwriter | singer | vocalist | drummer |
  guitarist | pianist | violinist | sculptor | potter | ceramicist | knitter | dressmaker |
  pattern cutter | turner | blaster | sapper | gunner | corporal | sergeant | lieutenant | commander |
  airman | seaman | sailor | petty officer | warrant officer | cadet | constable | sheriff | bailiff |
  magistrate | mayor | councillor | lobbyist | canvasser | enumerator | brand ambassador | ambassador |
  influencer | blogger | streamer | moderator | docent | naturalist | zookeeper | kennel hand |
  stable hand | milker | dairyman | herdsman | shearer | drover | stockman | station hand | farmhand |
  fruit picker | pruner | arborist | tree surgeon | lumberjack | sawyer | forester | fisherman | skipper |
  purser | stoker | galley hand | confectioner | chocolatier | cheesemaker | brewer | distiller |
  winemaker | cellarhand | barback | mixologist | busser | caterer | dietitian | dietician |
  nutritionist | optician | optometrist | audiologist | podiatrist | chiropodist | orthodontist |
  anaesthetist | anesthesiologist | dermatologist | cardiologist | pediatrician | paediatrician |
  oncologist | obstetrician | matron | orderly | doula | phlebotomist | sonographer | prosthetist |
  orthotist | patternmaker | moulder | caster | galvaniser | electroplater | sandblaster | shotblaster |
  steelworker | ironworker | steel fixer | rodman | chainman | pavior | asphalter | kerb layer |
  drainlayer | damp proofer | waterproofer | insulator | lagger | caulker | shuttering joiner |
  formwork carpenter | demolition operative | asbestos remover | litter picker | bin man | recycler |
  meter reader | leafletter | mystery shopper | life model | stuntman | choreographer | puppeteer |
  magician | clown | costumier | wardrobe mistress | dresser | make-up artist | hair stylist |
  shampooist | waxer | masseur | masseuse | reflexologist | herbalist | acupuncturist | osteopath |
  hypnotherapist | life coach | careers adviser | exam invigilator | invigilator | proctor |
  teaching fellow | adjunct | provost | bursar | headteacher | headmaster | headmistress | schoolteacher |
  governess | playworker | scout leader | school cook | lab assistant |
  senco | sister | ward sister | charge nurse | dry liner | erector | washer | pot washer | front of
  house | guest relations | colleague | caseworker | civil servant | servant | shift incharge |
  incharge | in-charge | section officer | jillaroo | jackaroo | recordist | sound recordist | peon |
   sde-1 | sde-2 | swe | tgt | pgt | prt | hod | ganger | linesman | lineman | jointer |
  cable jointer | rigger | slinger | topman | demolition hand | bricky | brickie | sparky | chippy |
  navvy | spotter | flagman | scaler | weigher | grader operator | checker | tallyman | counterhand |
  counter hand | barista | bar staff | waiting staff | floor staff | kitchen staff | jobber | jobholder | postie | newsagent | grocer | clipper | piercer | tattooist |
  tattoo artist | colourist | threader | facialist | aesthetician | beautician | hospice aide | cna |
  csr | bdr | sdr | vp | avp | evp | tpm | pmo | sdet | dba | picker |
  packer | baler | pressman | platemaker | compositor | collator | machine minder | doffer | winder |
  carder | warper | tufter | scutcher | ginner | smelter | furnaceman |
  ladler | fettler | deburrer | plater | anodiser | anodizer | paint sprayer |
  panel beater | valeter | detailer | tyre fitter | exhaust fitter | mot tester | lube tech | parts
  advisor | deckhand | bosun | oiler | wiper | able seaman | ordinary seaman | second mate | third
  mate | chief mate | motorman | cabin steward | messman | croupier | pit boss | cashier | ticket
  inspector | revenue protection | train guard | trackman | platelayer | shunter | ramp agent |
  baggage handler | loadmaster | air traffic controller | cabin attendant | ground staff | ground
  handler |
  almoner | armourer | assayer | auctioneer | bookmaker | brakeman | calligrapher | cellarman |
  coastguard | conservator | coppersmith | coroner | coxswain | cytologist | dog walker |
  drayman | dry stone waller | dyer | embroiderer | ergonomist | falconer | fish filleter |
  furrier | gatekeeper | gemmologist | ghillie | glass blower | gunsmith | harbour master |
  harvester | hatter | health visitor | herder | herdsperson | horologist | hospital porter |
  hostler | indexer | keyworker | letter carrier | mail carrier | maltster | manicurist |
  milkman | mortician | oboist | ostler | paviour | pawnbroker | postmaster | prompter |
  publican | quarryman | quilter | sacristan | sailmaker | shipwright | stationmaster |
  stenographer | stocktaker | taxidermist | town crier | toymaker | trawlerman | tree feller |
  vintner | wheelwright | whaler | wigmaker | woodturner | bombardier | quartermaster | able
  rate | exam marker | doctoral researcher | crofter | smallholder | ploughman | tea taster |
  delivery rider | shop girl | sales floor associate | key holder | braider`);

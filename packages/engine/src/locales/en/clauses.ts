import type { ClausesPack } from '../clauses-pack.ts';

export const clauses: ClausesPack = {
  and: /^(?:and|or)$/,
  doneFor: /^for$/,
  of: /^of$/,
  pair: /\s(?:and|or|&)\s|\p{L}{2,}\/\p{L}{2,}/u,
  others: /^(?:other|further)$/,
  where: {
    at: /^(?:in|on|at|aboard|inside|near|under|behind)$/,
    done: /^(?:clean|wash|repair|mend|servic|maintain|maintenance|check|inspect|control|install|fit|paint|renovat|restor|refurbish|replac|disinfect|sanitis|sanitiz|operat|sold|sell|survey|organi[sz]|arrang)/,
    about:
      /^(?:train|teach|taught|instruct|coach|tutor|advi[sc]|counsel|consult|brief|educat|mentor|support|assist|help|guid|work|invest|speciali|develop|program|particip|lectur|report|research|enter)/,
  },
  madeWith: {
    doing: /ing$/,
    thing:
      /^(?:paint|oil|plaster|tile|stamp|label|tag|screw|nail|drill|pump|mop|iron|brush|broom|seed|fence|brick|carpet|glue|tape|wire|cable|pipe|frame|bandage|wax|varnish|dye|lacquer|salt|sugar|butter|mask|poster|ticket|tin|can|bottle|box|crate|pallet|bag|parcel|wrapper|filter|saddle|shoe|plank|panel|roof|floor|wall|cloth|curtain|cushion|button|zip|string|rope|chain|bolt|lock|key|hook|hinge|shelf|drink|cook|cooker|mixer|grill|filling|topping|icing|coating|clothing|bedding|flooring|roofing)(?:e?s)?$/,
  },
  whither: { noun: /[^s]s$/, to: /^(?:to|into|onto|towards?)$/ },
  participleOf: {
    form: /^\p{Ll}+(?:ed|bound|built|made|sewn|woven|grown|drawn|written|blown|spun|cut)$/u,
    making: /^(?:made|produced|created|crafted|had|got|kept|saw|helped)$/,
    opens: /^(?:Sold|Bought|Built|Made|Drove|Sent|Hung|Kept|Brought|Took|Gave|Held|Laid|Led|Ran)$/,
  },
  passesOn:
    /^(?:read$|reading$|receiv|request|fetch|hand(?:ed|ing)|distribut|deliver|filed|filing|sort|cop(?:ied|ying)|print|stapl|mail|post|forward|stor|collect|thr[eo]w|discard|destroy|shred|delet|lost$|losing|dump|recycl)/,
  forOthers:
    /\sfor\s\p{Ll}+ing$|^\p{Ll}+\s(?:\p{Ll}+ed|shown|taken|made|given|sold|sent|written|built|driven|kept)\s(?:to|by)\s/u,
  purpose:
    /(?<!\p{L})(?:software|books?|manuals?|equipment|materials?|supplies|kits?|parts|forms)\s(?:for|on|about)\s(?:the\s)?$|(?:used|needed|required|meant|intended)\s(?:for|in)\s(?:the\s)?$|(?<!\p{L})(?:where|when|whether)\sto\s$/iu,
  namedBefore: /^(?:which|them|it|those|these|whether)$/,
  byOthers:
    /^\sby\s(?:the|a|an|our|their|other|his|her|my|colleagues?|nurses?|others|staff)(?!\p{L})(?!\s(?:roadside|wayside|river|lake|sea|shore|entrance|door|gate|window|wall|counter|till|bar|pool|end|start|hour|day|week|month|piece|kilo|metre|dozen|hundreds?|thousands?|deadline|due)(?!\p{L}))/u,
  headLast: true,
  things: {
    doing: /(?:ed|ing)$/,
    behind:
      /ly$|wards?$|\p{L}{4}ed$|^(?:once|twice|thrice|step|side|face|hand|door|day|night|round|short|cold|hot|warm|dry|open|shut|straight|strong|tidy|fit|made|built|brought|bought|grown|kept|held|sent|left|sold|born|online|offline|abroad|aboard|overseas|nationwide|worldwide|worth|free|alone|outdoors|indoors|outside|inside|upstairs|afterwards|always|sometimes|weekends|nights|evenings|mornings|afternoons|weekdays|mondays|saturdays|sundays|by|ready|safe|clean|fresh|weighing|waiting|belonging|including|using|costing|ranging|starting|needing|requiring|containing|going|coming|arriving|living|staying|suffering|working|per|plus|minus|versus|where|who|whose)$/u,
  },
  past: /ed$/,
  pastIsNoNoun: /ed$/,
  nextDoing: { begins: /(?:,|\sand)\s\p{L}{2,}ed\s(?!(?:and|or)\s)/u, verb: /ed$/iu },
  placing: {
    verb: /^(?:fitted|fitting|hung|hang|install|paint|mount|stuck|laid|put|fix)/,
    upon: /^(?:on|onto|under|against|behind|above|beside)$/,
  },
  into: { asked: /^(?:translat|interpret)\p{L}+ into (\p{L}+)$/u, before: '(?:into|to)' },
  parts: {
    verbs:
      /^(?:replac|repair|install|fitted|fitting|fit$|clean|paint|wash|sold|sell|bought|buy|order|chang|remov|deliver|assembl|design|build|built|sort|label|stor|fil(?:ed|ing)$|cop(?:ied|y)|process|pack|car(?:e|ed|es|ing)$)/,
  },
  sorts: {
    none: /^(?:calls?|accounts?|data|traffic|work|stuff|class(?:es)?|lessons?|courses?|members?|staff|pupils|students|children|babies|products|goods|materials|medicines|samples|pieces|units|levels|terms|runs|rounds|cycles|processes|procedures|tasks|activities|operations|matters|jobs|duties|items|needs|requests|orders|sessions|projects|programs|programmes|services|issues|campaigns|applications|always|across|towards|afterwards|outdoors|indoors|overseas|sometimes|weekends|nights|evenings|mornings)$/,
    whole:
      /^(?:analy[sz]|monitor|research|studied|study|investigat|survey|forecast|teach|taught|tutor|photograph|assess|review|evaluat)/,
    material:
      /^(?:alumini?um|steel|iron|metal|copper|brass|bronze|silver|gold|concrete|cement|stone|granite|marble|brick|glass|timber|wood|oak|pine|plywood|plastic|rubber|leather|cotton|wool|silk|linen|denim|fabric|paper|cardboard|clay|carbon|fibreglass|fiberglass)$/,
  },
  notOwn: [
    // "Was driven to hospital" drove nobody.
    /(?:^|[,;.:]\s|(?<!\p{L})(?:and|have|having)\s)(?:was|were|been)\s(?:\p{Ll}+ly\s)?§/iu,
    // "Took minutes off": the last word belongs to the verb, and it means something else.
    /(?<!\p{L})§\s(?:(?!(?:and|then|had|days?|after|before|while|by|to|or)\s)\p{L}+\s){0,4}(?:off|apart)(?=$|[,;.])/iu,
    /(?<!\p{L})(?:read|reading|typ(?:ed|ing) up|forwarded|received|requested|awaited)\s(?:the\s|an?\s)?§/iu,
    /(?<!\p{L})(?:paid (?:back|off)|repaid|took out|borrowed|applied for)\s(?:an?\s|the\s)?§/iu,
    /§\s(?:agency|agencies|bureau|firms?|advis[eo]r|consultant|inspector|officer)(?!\p{L})/iu,
    /(?<!\p{L})(?:had|got)\s(?:my\s|the\s|our\s)?§\s(?:for (?:me|us)|by)(?!\p{L})/iu,
    /(?<!\p{L})(?:attend(?:ed|ing)?|sat in on|went to|enrolled (?:in|on|for))\s(?:\p{Ll}+\s){0,2}§/iu,
    // "Moved patients' notes" moved none of them, and who cleaned during operations did not operate.
    /§(?:['’]s\s|['’]\s(?!(?:of|in|at|for|and|with|to|on|from)\s))\p{Ll}/iu,
    /(?<!\p{L})(?:during|between)\s(?:(?:the|an?|each|every)\s)?§|(?<!\p{L}|look(?:ed|ing)?\s)(?:before|after)\s(?:the|an?|each|every)\s§/iu,
    // "The chef ordered stock, I unpacked it".
    /(?:^|[.;]\s)(?:the|an?|our|my|another)\s(?:\p{Ll}+\s){1,3}§[^.;]*,\s(?:and\s|but\s|while\s)?I\s(?!also)/iu,
    /(?<!\p{L})(?:for|of|by|at|with|to|from)\s(?:the|an?|our|several|other|two|three|\d+)\s(?:\p{Ll}+\s){0,2}(?:company|companies|firms?|business(?:es)?|charity|charities|agency|agencies|suppliers?|contractors?|shops?|makers?|teams?|departments?|people|workers|men|women)\s§/iu,
    /§\s(?:materials?|manuals?|packs?|kits?|handouts?|leaflets?|brochures?|equipment|supplies|certificates?)(?!\p{L})/iu,
    /(?<!\p{L})(?:while|whilst|until)\s(?:\p{Ll}+\s)?\p{Ll}+s\s§/iu,
    /(?<!\p{L})(?:not|never)\s(?:\p{Ll}+\s){0,2}to\s§/iu,
    /(?<!\p{L})(?:observ(?:ed|ing)|watch(?:ed|ing)|saw)\s(?:(?:the|an?|other)\s)?\p{Ll}+\s§/iu,
    /(?<!\p{L})(?:where|how|when|whether)\sto\s§|(?<!\p{L})where\s(?:the|an?|other)\s[^§,;.]*§/iu,
    /(?<!\p{L})(?:article|book|notice|poster|blog|leaflet|film|story|stories)s?\s(?:about|on)\s(?:the\s)?§/iu,
    /(?<!\p{L})(?:attend|took part in|taking part in|participat|complet|sat (?:in on|through)|enrol|pass|finish|undert[oa]ok|took|did)[^§,;.]*(?<!\p{L})(?:course|training|workshop|seminar|webinar|class|lecture|tutorial)(?:e?s)?\s(?:(?!and\s)[^§,;.])*§/iu,
    /(?<!\p{L})(?:learn(?:ed|t|ing)?|shadow(?:ed|ing)?|sat in on|webinar on)\s(?:(?!and\s)[^§,;.])*§/iu,
    /(?<!\p{L})(?:not|never|without)\s(?:(?:yet|ever|any|been|involved|involved in|responsible for|in charge of)\s){0,2}§/iu,
    /(?<!\p{L})(?:plan(?:ned|ning)?|intend(?:ed|ing)?|hop(?:ed|ing)|want(?:ed)?|would like|about|due|(?:ask(?:ed|ing)|told|telling|request(?:ed|ing)|remind(?:ed|ing)|urg(?:ed|ing)|invit(?:ed|ing)|persuad(?:ed|ing)|allow(?:ed|ing))\s(?:(?!and\s)[^§,;.])*)\sto\s§/iu,
    /(?<!\p{L})(?:who|which|whose|that)\s[^§,;.]*§/iu,
    /(?<!\p{L}|look(?:ed|ing)?\s)(?:while|whilst|before|after|until|so that|once|when)\s(?:the|an?|other|another|our|their|colleagues|others|s?he|they|someone)\s[^§,;.]*§/iu,
    /(?:walk|led|lead|show|br(?:ing|ought)|t[ao]ke|took|dr[io]v|drove|sen[dt]|pass|refer|direct|accompan|escort|deliver|hand)\p{Ll}*\s[^§,;.]*\sto\s(?:the|an?|our)\s§/iu,
  ],
  agent:
    /(?<!\p{L})(?:hired|rented|leased|hiring|renting|leasing)\s[^,;.]*(?:vans?|cars?|trucks?|lorr(?:y|ies)|coach(?:es)?|bikes?|boats?|vehicles?|equipment|tools?|halls?|rooms?|tents?|marquees?|machines?|storage|furniture|costumes?)§\sfrom\s(?:an?|the|another|our)\s(?:\p{Ll}+\s){0,2}(?:firm|company|agency|dealer|garage|shop|supplier|club)(?!\p{L})/iu,
  relative:
    /\s(?:who|which|that|to be|(?:while|before|after|until|once|when) (?:\p{Ll}+ (?:had|have|has|was|were)|the|an?|another|s?he|they|someone))\s/u,
  possessive: /\p{Ll}(?:['’]s|s['’])\s$/u,
  doer: /^(\p{L}{3,}?)(?:er|or|ist|ee)s?$/u,
};

import type { AsidePack } from '../aside-pack.ts';

export const aside: AsidePack = {
  leisure: `
hobb(?:y|ies) | hik(?:e|es|ing|er) | (?:fell|trail|long-distance) running
(?:fell|trail|marathon) runner | jogging | (?:half )?marathons? | cycling | cyclist
mountain bik(?:e|es|ing) | swimming | swimmer | (?:rock )?climbing | bouldering | ski(?:s|ing)?
snowboarding | surfing | sailing | kayak(?:s|ing)? | canoeing | rowing | fishing | angling | hunting
golf | tennis | football | soccer | basketball | baseball | softball | tee-ball | t-ball
little league | cricket | rugby | volleyball | badminton | squash | hockey | darts | bowling | boxing
karate | judo | wrestling | rodeo | yoga | pilates | dance | dancing | ballet | salsa | ceilidh | choir
sing | singing | guitar | piano | violin | fiddle | cello | trombone | trumpet | saxophone | drums
banjo | ukulele | bagpipes | (?:ska|rock|jazz|brass|punk|cover|folk) band | knit | knitting | crochet
sewing | quilting | embroidery | pottery | watercolou?rs? | sketching | photography | bird ?watching
birding | gardening | allotment | beekeeping | baking | bake | brew | brewing | pickle | marmalade
novels | for pleasure | chess | puzzles | crosswords | poker | board games | video games | movies
films | cinema | camping | dogs? | cats? | chickens | pets`,
  private: String.raw`
married | divorced | widowed | ^single\b
my (?:wife|husband|partner|son|daughter|sons|daughters|kids|children|family)
(?:one|two|three|four|five|[1-9]) (?:grown |small |young )?(?:children|kids|sons|daughters) | father of
mother of | grandchildren | years old | date of birth | marital status`,
  wish: `
i(?:'d| would) (?:like|love|prefer|be glad|be happy|welcome)
i(?:'m| am) (?:now |currently )?(?:looking for|after|seeking|hoping) | looking for | seeking
what i (?:want|look for|am looking for) | i want | i hope to | i wish | my (?:goal|aim|dream|ambition)
i would move for`,
  hope: `
hoping to | hope to | wish to | (?:keen|eager|ready|determined) to (?:learn|move|grow|develop|take|join|train|gain|become|work|step|build|get)
aspir(?:e|es|ing)(?: to)? | interest(?:ed)? in | open to | would (?:like|love) to | want to (?:learn|move|grow|train|become|work|specialise|specialize)
to (?:obtain|secure|find|land) (?:a|an|my)`,
  pay: `
(?:salary|pay|wage) (?:expectations?|requirements?|expected) | expected (?:salary|pay)
reasons? for leaving`,
  reference: String.raw`
(?:references?|referees) (?:are |is |will be )?(?:available|provided|on request|from my|upon request) | (?:\w+ )?references will be provided`,
  hearsay: `
what (?:my )?(?:colleagues|coworkers|clients|friends|people) (?:say|think)(?: of me| about me)?
my (?:manager|boss|colleagues|coworkers|friends|team) (?:calls?|says?|describes?) (?:that )?(?:i|me)
^(?:people|colleagues|friends|others) (?:say|tell me|call me|describe me)`,
  kept: String.raw`
licen[cs]e | driving | driver | available | availability | relocat\w* | travel | remote | on site
notice | shifts? | weekends? | overtime | on call | volunteer\w* | board
committee | treasurer | secretary | member | certificat\w* | awards? | prize | medal | insur\w* | visa
permit
teach\w* | taught | organi[sz]e\w* | charit\w* | trustee | mentor\w* | chair\w*
books | accounts | enrolled | studying for`,
};

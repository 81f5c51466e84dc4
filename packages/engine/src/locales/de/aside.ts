import type { AsidePack } from '../aside-pack.ts';

export const aside: AsidePack = {
  leisure: `
freizeit | hobbys? | wandern | wandere | joggen | (?:halb)?marathons? | radfahren | rennrad
mountainbike | schwimmen | tauchen | klettern | bouldern | skifahren | langlauf | segeln | segelschein
surfen | rudern | rudere | angeln | jagd | golf | tennis | tischtennis | fussball | handball
volleyball | basketball | boxen | judo | karate | yoga | pilates | tanzen | tanze | chor | kirchenchor
singe | singen | gitarre | klavier | geige | cello | fagott | trompete | tenorhorn | posaune
schlagzeug | akkordeon | musikverein | blaskapelle | poetry slam | stricken | hakeln | nahen | topfern
aquarell | malen | zeichnen | fotografie | fotografieren | garten | gartnern | schrebergarten | imkern
imkerei | winterbaden | backe | backen | romane | lesen | schach | ratsel | kino | campen | camping
modelleisenbahn | huhner | katzen? | hunde?`,
  private: String.raw`
verheiratet | ledig | geschieden | verwitwet | lebenspartner\w*
(?:ein|einen|eine|zwei|drei|vier|[1-9]) (?:kind|kinder|kindern|sohn|sohne|tochter|tochtern) | mein mann
meine frau | ehemann | ehefrau | jahre alt | familienstand | geboren am | aus einer \w+familie`,
  wish: `
ich (?:wunsche mir|suche|mochte|wurde|hoffe|strebe) | (?:wunsche|suche|mochte) ich
wurde ich(?: mich)? gern | am liebsten | mein (?:ziel|wunsch) | (?:ware|waren) (?:mir|ideal|fein|schon)
was (?:mich reizt|ich suche) | ich konnte mir vorstellen | stelle gern`,
  hope: `
interessiert an | interesse an | interesse fur | (?:gern|gerne) (?:wurde|mochte) | (?:wurde|mochte) (?:ich )?(?:gern|gerne|kunftig|zukunftig) | auf der suche nach | strebe | mochte mich`,
  pay: `
gehalts(?:vorstellung|vorstellungen|wunsch) | wechselgrund | grund (?:des|fur den) wechsels?`,
  reference: `
referenzen (?:auf wunsch|auf anfrage|gern|gerne) | zeugnisse (?:auf wunsch|auf anfrage|reiche ich|schicke ich) | schicke ich gerne?`,
  hearsay: `
(?:meine )?(?:kollegen|kolleginnen|freunde|vorgesetzten|kunden|chefs) (?:sagen|nennen mich|beschreiben mich|meinen)
^man (?:sagt|nennt) (?:mir|mich|uber mich)`,
  kept: String.raw`
fuhrerschein | staplerschein | verfugbar | vollzeit | teilzeit | stunden | prozent | schicht\w*
zweischicht | nacht\w* | wochenenden? | fruhdienst | spatdienst | umziehen | reise\w* | montage\w*
kundigungsfrist | gebunden | probetag | ehrenamt\w*
freiwillig\w* | vorstand | kassenpruferin | kassenprufer | mitglied | zertifikat\w* | preis
auszubildende\w* | richterin | richter | moglich
unterricht\w* | organisier\w* | leite | leitung | bilde | trainerschein | ubungsleiter\w*
kasse | buchhaltung | buchfuhrung | meister\w* | angemeldet | prufung`,
};

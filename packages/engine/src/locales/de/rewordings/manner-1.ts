/** How, how often, when and with what something was done: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const manner1 = `
etwa|ungefähr|circa|rund|annähernd|grob geschätzt|schätzungsweise|in etwa|um die|zirka
knapp|fast|nahezu|beinahe
mehr als|über
bis zu|maximal|höchstens|nicht mehr als
mindestens|wenigstens|nicht weniger als|zumindest
einige|mehrere|ein paar|etliche
mehrere|verschiedene|diverse|unterschiedliche|mehrerlei|allerlei|allerhand
verschieden|unterschiedlich|divers|vielfältig
viele|zahlreiche|eine menge|eine reihe von|eine vielzahl von
beide|alle beide|die zwei
täglich|jeden tag|pro tag|tag für tag|alltäglich|an jedem tag
wöchentlich|jede woche|pro woche|woche für woche|einmal pro woche|einmal die woche|einmal wöchentlich|im wochenrhythmus|in jeder woche
monatlich|jeden monat|pro monat|monat für monat|einmal im monat|einmal pro monat|in jedem monat
jährlich|jedes jahr|pro jahr|jahr für jahr|einmal im jahr|alljährlich|in jedem jahr
stündlich|jede stunde|pro stunde|in der stunde
morgens|am morgen|jeden morgen|in der früh|frühmorgens|früh
mittags|am mittag|zur mittagszeit|über mittag
nachmittags|am nachmittag|jeden nachmittag
abends|am abend|jeden abend|in den abendstunden
nachts|in der nacht|über nacht|nachtsüber|bei nacht
montags|am montag|jeden montag|immer montags
dienstags|am dienstag|jeden dienstag|immer dienstags
mittwochs|am mittwoch|jeden mittwoch|immer mittwochs
donnerstags|am donnerstag|jeden donnerstag|immer donnerstags
freitags|am freitag|jeden freitag|immer freitags
samstags|am samstag|jeden samstag|sonnabends|am sonnabend|sonnabend|samstag
sonntags|am sonntag|jeden sonntag|immer sonntags
am wochenende|an wochenenden|wochenends
im sommer|sommers|während der sommermonate|in den sommermonaten|in der sommerzeit|zur sommerzeit
im winter|winters|während der wintermonate|in den wintermonaten|in der winterzeit
im frühjahr|im frühling|frühling|frühjahr
im herbst|in den herbstmonaten
in der weihnachtszeit|zur weihnachtszeit|vor weihnachten|im advent|in der adventszeit
in den ferien|während der ferien|ferienzeit|zur ferienzeit
in der hochsaison|während der hochsaison|zur hochsaison|hauptsaison
halbtags|in teilzeit|halbtagsweise
ganztags|in vollzeit
zu stoßzeiten|in stoßzeiten|wenn viel los war|bei hohem andrang|bei großem andrang|zu hauptzeiten|spitzenzeiten|zu spitzenzeiten|bei andrang
nach bedarf|bei bedarf|wenn nötig|falls nötig|wo nötig|im bedarfsfall
auf wunsch|auf anfrage|auf nachfrage
auf anweisung|nach anweisung|nach vorgabe|nach anleitung|laut anweisung|laut vorgabe
nach rezept|rezeptgetreu|nach rezeptur|laut rezept
nach plan|planmäßig|laut plan|wie geplant
anhand|mithilfe|mit hilfe|unter verwendung|mittels|mit einsatz|unter einsatz
mithilfe von|unter zuhilfenahme|unter nutzung
gemeinsam|zusammen|miteinander|zu mehreren|im verbund|gemeinschaftlich|in zusammenarbeit|seite an seite
zu zweit|zusammen mit einem kollegen|zusammen mit einer kollegin|im zweierteam|im duo|als zweierteam
zu dritt|im dreierteam|mit zwei kollegen|mit zwei kolleginnen
zu viert|im viererteam|mit drei kollegen
im team|in der gruppe|als team|in teamarbeit|mit dem team|mit kollegen
neben|nebst|zusätzlich zu|abgesehen von
zusätzlich|außerdem|ebenfalls|darüber hinaus|zudem|ferner|daneben|auch|des weiteren|ebenso|überdies|obendrein|nebenher
nebenbei|nebenher|am rande
anschließend|danach|im anschluss|daraufhin|hinterher|im nachgang|nachher|später
zuvor|vorher|vorab|im voraus|im vorfeld|davor|vorweg
zunächst|anfangs|zu beginn|am anfang|zuerst|anfänglich|eingangs
zuletzt|am ende|zum schluss|am schluss|schließlich|abschließend
zwischendurch|dazwischen
währenddessen|dabei|gleichzeitig|parallel dazu
gleichzeitig|parallel|zeitgleich|zur gleichen zeit|nebeneinander
sofort|umgehend|unverzüglich|direkt|gleich|auf der stelle|unmittelbar|ohne verzug
bald|zeitnah|in kürze|kurzfristig
kurzfristig|spontan|auf zuruf
langfristig|auf lange sicht|auf dauer
vorübergehend|zeitweise|zeitweilig|temporär|befristet|übergangsweise|für eine weile|phasenweise
dauerhaft|ständig|permanent|durchgehend|fortwährend|kontinuierlich|laufend
laufend|fortlaufend|kontinuierlich|ständig|stetig|beständig
ständig|immer|stets|dauernd|jederzeit
oft|häufig|öfter|vielfach|oftmals|des öfteren|nicht selten
gelegentlich|ab und zu|hin und wieder|manchmal|mitunter|von zeit zu zeit|ab und an|dann und wann|zuweilen|bisweilen|vereinzelt
selten|kaum|nicht oft
regelmäßig|in regelmäßigen abständen|turnusmäßig|im turnus|in festen abständen|wiederkehrend
abwechselnd|im wechsel|reihum|wechselweise|im wechselschichtsystem
wiederholt|mehrfach|mehrmals|mehrere male|immer wieder|einige male
erneut|nochmals|noch einmal|wieder|abermals|ein weiteres mal
einmalig|ein einziges mal|einmal
zweimal|zwei mal|doppelt
viermal|vier mal|4-mal|4x
fünfmal|fünf mal|5-mal|5x
erstmals|zum ersten mal|erstmalig
meist|meistens|überwiegend|vorwiegend|größtenteils|hauptsächlich|in der regel|zumeist|in den meisten fällen|im wesentlichen|vornehmlich|zum großteil|zum größten teil
vor allem|besonders|insbesondere|vornehmlich|in erster linie|speziell|hauptsächlich
unter anderem|beispielsweise|zum beispiel|etwa|darunter|wie
teilweise|zum teil|teils|in teilen|zu teilen|partiell
schnell|zügig|rasch|flott|flink|in kurzer zeit|im handumdrehen
langsam|gemächlich|behutsam
vorsichtig|behutsam|mit vorsicht|umsichtig|achtsam
sorgfältig|genau|gründlich|gewissenhaft|mit sorgfalt|sorgsam|akkurat|penibel
genau|exakt|präzise|akkurat|aufs genaueste|haargenau
pünktlich|rechtzeitig|termingerecht|fristgerecht|zur rechten zeit|ohne verspätung|in der frist|termintreu|zum termin
sauber|ordentlich|rein|gepflegt
ordentlich|sauber|aufgeräumt
freundlich|höflich|zuvorkommend|nett|herzlich
zuverlässig|verlässlich|gewissenhaft
geduldig|mit geduld|in aller ruhe
eigenständig|selbstständig|selbständig|in eigenregie
persönlich|direkt|von angesicht zu angesicht|im persönlichen gespräch|im gespräch
mündlich|im gespräch|gesprächsweise
schriftlich|in schriftform|per brief|in textform
telefonisch|am telefon|per telefon|am hörer|fernmündlich|am apparat
per e-mail|per mail|via e-mail|elektronisch|mit e-mails|über e-mail
online|im internet|im netz|übers internet|über das internet|im web|digital
digital|elektronisch|am computer|in digitaler form|am rechner
am computer|am pc|am rechner|am bildschirm|am laptop
von hand|per hand|händisch|manuell|mit der hand|in handarbeit
maschinell|mit der maschine|per maschine|mit maschinen
automatisch|selbsttätig
mit dem fahrrad|per fahrrad|per rad|mit dem rad
`;

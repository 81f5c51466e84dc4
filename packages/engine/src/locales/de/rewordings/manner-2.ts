/** How, how often, when and with what something was done: German words of one line may take each other's place; what stands behind ">" is narrower and only proves; the gate alone reads them; our own list. */
export const manner2 = `
mit dem auto|per auto|im auto|mit dem pkw
vor ort|an ort und stelle|am ort|direkt beim kunden|beim kunden|im haus des kunden
beim kunden|bei kunden|auf kundenseite|beim kunden zu hause
zu hause|daheim|in der eigenen wohnung|zuhause|in den eigenen vier wänden|häuslich
draußen|im freien|unter freiem himmel|an der frischen luft
drinnen|im haus|im gebäude|innen
nebenan|nebendran|benachbart
oben|auf dem obergeschoss
im keller|im untergeschoss
in der nähe|nahe|nahegelegen|unweit|benachbart|in der umgebung
überall|an allen orten|allerorts
unterwegs|auf reisen|auf tour|auf achse
einfach|leicht|simpel|unkompliziert|unaufwendig
schwierig|schwer|kompliziert|knifflig|anspruchsvoll
klein|gering|kleiner|kompakt|überschaubar
groß|größer|umfangreich|weitläufig
kurz|knapp|kompakt
lang|ausgedehnt|länger
ausführlich|detailliert|eingehend|umfassend|in aller ausführlichkeit
wichtig|wesentlich|zentral|bedeutsam
dringend|eilig|zeitkritisch|unaufschiebbar
üblich|gängig|gewöhnlich|herkömmlich|alltäglich|normal
einschlägig|entsprechend|passend|zugehörig|dazugehörig
passend|geeignet|zutreffend|richtig
geeignet|passend|tauglich
fehlend|ausstehend|noch nicht vorhanden|nicht vorhanden
ausstehend|offen|noch offen|unbezahlt|noch nicht bezahlt|unbeglichen
überfällig|fällig|säumig
fehlerhaft|falsch|mangelhaft|nicht korrekt|unkorrekt|defekt|mit fehlern
kaputt|defekt|beschädigt|schadhaft|nicht mehr funktionierend|funktionsunfähig
beschädigt|schadhaft|ramponiert
abgelaufen|verfallen|nicht mehr haltbar|überlagert
verdorben|schlecht geworden|nicht mehr genießbar
frisch|neu|tagesfrisch
neu|neuartig|frisch|hinzugekommen|dazugekommen
alt|gebraucht|älter|betagt
gebraucht|aus zweiter hand|second-hand|secondhand
betagt|alt|älter|hochbetagt|bejahrt
pflegebedürftig|auf pflege angewiesen|auf hilfe angewiesen|hilfsbedürftig|hilfebedürftig
krank|erkrankt
verletzt|verwundet
behindert|beeinträchtigt|mit behinderung|mit handicap|mit beeinträchtigung
fremdsprachig|in fremder sprache|in einer fremdsprache
englischsprachig|auf englisch|in englischer sprache|englisch
französischsprachig|auf französisch|in französischer sprache|französisch
spanischsprachig|auf spanisch|in spanischer sprache|spanisch
deutschsprachig|auf deutsch|in deutscher sprache|deutsch
italienischsprachig|auf italienisch|in italienischer sprache|italienisch
zweisprachig|in zwei sprachen|bilingual
ausländisch|aus dem ausland
regional|aus der region|aus der umgebung|örtlich|hiesig|lokal|in der region
städtisch|kommunal|der stadt|stadteigen
betrieblich|im betrieb|firmenintern|betriebsintern|innerbetrieblich
firmenintern|unternehmensintern|hausintern|intern|betriebsintern|hauseigen
gewerblich|geschäftlich|betrieblich
privat|nicht gewerblich
ehrenamtlich|freiwillig|unentgeltlich|ohne bezahlung|im ehrenamt
kostenlos|gratis|unentgeltlich|umsonst|kostenfrei|ohne berechnung
günstig|preiswert|kostengünstig|preisgünstig|billig
teuer|kostspielig|hochpreisig
gefährlich|riskant|gefahrvoll
schwer|gewichtig|massig
heiß|warm
leer|ausgetrunken|unbefüllt
voll|gefüllt|befüllt
nass|feucht
elektrisch|mit strom|strombetrieben
hölzern|aus holz|holz
metallisch|aus metall|metall
gläsern|aus glas
saisonal|je nach saison|jahreszeitlich|zur saison
kindgerecht|altersgerecht|für kinder geeignet|altersgemäß
barrierefrei|rollstuhlgerecht
vegan|rein pflanzlich|pflanzlich
biologisch|ökologisch|bio
öffentlich|für alle zugänglich|allgemein zugänglich
vertraulich|diskret|verschwiegen
sicher|gefahrlos|geschützt
gültig|geltend|in kraft
vorgeschrieben|verpflichtend|vorgegeben|pflichtgemäß
vorgegeben|festgelegt|vorgeschrieben|vereinbart
vorhanden|bestehend|verfügbar|existierend
verfügbar|lieferbar|erhältlich|vorrätig
abwechslungsreich|vielseitig|vielfältig|bunt
handgeschrieben|von hand geschrieben|handschriftlich
handgefertigt|handgemacht|von hand gefertigt|selbst gemacht|selbstgemacht
maßgeschneidert|individuell angepasst|nach maß|maßgefertigt
individuell|persönlich zugeschnitten|einzeln|auf den einzelnen zugeschnitten
einzeln|stück für stück|jeweils für sich|einer nach dem anderen
paarweise|zu zweit|zu zweien
nach größe|der größe nach
alphabetisch|nach dem alphabet
chronologisch|nach datum|der zeit nach|zeitlich geordnet
von anfang bis ende|durchgängig
innerhalb|binnen|in
seit beginn|von beginn an|von anfang an
aufgrund|wegen|infolge
damit|um zu|sodass|so dass
laut|gemäß|nach|entsprechend
hinsichtlich|bezüglich|in bezug auf|betreffend|zum thema|rund um|in sachen
für|zugunsten
ohne|frei von
gegen|wider
samt|mitsamt|einschließlich|inklusive|inbegriffen|nebst|mit
abzüglich|minus|weniger
stattdessen|anstelle|anstatt|statt
trotz|ungeachtet
pro|je|jeweils
sofort|sofortig|umgehend|unverzüglich
mehrmals|mehrmalig|mehrfach
zweimal|zweimalig
sonst|sonstig|weiter
anschließend|nachfolgend|danach
`;

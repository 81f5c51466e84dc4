import type { ContrariesPack } from '../contraries-pack.ts';

export const contraries: ContrariesPack = {
  endings: 'e en er es em',
  pairs: `
neu-|gebraucht-,alt-,bestehend-
innen|außen
inner-|äußer-
intern-|extern-
eingehend-|ausgehend-
tagsüber,tagschicht|nachts,nachtschicht
morgens,frühmorgens|abends
vormittags|nachmittags
vollzeit|teilzeit
groß-|klein-
leicht-|schwer-
männlich-|weiblich-
männer,männern|frauen
jungen|mädchen
herren|damen
jung-|älter-
obere,oberen,oberer,oberes|untere,unteren,unterer,unteres
vordere,vorderen,vorderer,vorderes|hintere,hinteren,hinterer,hinteres
warm-,heiß-|kalt-
trocken-|nass-,feucht-
frisch-|tiefgekühlt-,gefroren-
roh-|gekocht-
hohe,hohen,hoher,hohes|niedrig-
lang-|kurz-
national-|international-
inländisch-|ausländisch-
städtisch-|ländlich-
öffentlich-|privat-
gewerblich-|privat-
hauptamtlich-|ehrenamtlich-
sommer|winter
import,importe|export,exporte
manuell-,händisch-|automatisch-
mündlich-|schriftlich-
befristet-|unbefristet-
`,
};

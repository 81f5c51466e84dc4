import { words } from './words.ts';

/** What one has from them. */
export const degreesAbroad = words(`
  bacalaureat | diplomă de bacalaureat | licență | diplomă de licență | laurea | laurea triennale | laurea magistrale | maturità |
  diploma di maturità | licencjat | magisterium | świadectwo dojrzałości | maturita | bakalář | érettségi | önlisans | lisans | yüksek lisans |
  mestrado | doutoramento | doutorado | ensino médio | ensino secundário | curso complementar | curso técnico | vwo | havo | mbo | hbo | vmbo |
  studentereksamen | studentexamen | svendebrev`);

/**
 * What schools and universities are called where people come from whose language has no pack of its own:
 * on a resume the name of a school stays as it is.
 */
export const schoolsAbroad = words(`
  universiteit | hogeschool | gymnasium | lyceum | scholengemeenschap |
  universitet | universitetet | högskola | högskolan | høgskole | høgskolen | højskole | gymnasiet | gymnasieskola |
  yliopisto | lukio | ammattikorkeakoulu | háskóli | ülikool | gümnaasium | universitāte | universitetas | gimnazija | gimnāzija | vidusskola |
  uniwersytet | uniwersytetu | politechnika | akademia | liceum | technikum | gimnazjum | szkoła | zespół szkół | szkoła podstawowa | szkoła zawodowa |
  univerzita | univerzity | gymnázium | fakulta | škola | průmyslovka | učiliště | učilište |
  univerzitet | univerzitetu | sveučilište | fakultet | gimnazija | univerza | univerzi | visoka škola | srednja škola | osnovna škola |
  universiteti | shkolla | shkollë | gjimnazi | gjimnazit | fakulteti |
  egyetem | főiskola | gimnázium | szakközépiskola | szakiskola | középiskola | iskola |
  universitatea | universității | liceul | colegiul | grupul școlar | școala | scoala | academia de studii | facultatea |
  universitet | universytet | universitet im | gimnaziya | litsey | tekhnikum | kolledzh | uchilishte |
  università | politecnico | istituto | liceo | accademia | scuola |
  universidade | faculdade | escola | politécnico | liceu | colégio |
  üniversitesi | lisesi | meslek lisesi | yüksekokulu | fakültesi | ortaokulu | enstitüsü |
  universitas | sekolah | universiti | politeknik | pesantren | madrasa | medrese | lycée | panepistimio | lykeio |
  danishgah | daneshgah | jamia | vishwavidyalaya | mahavidyalaya | unibersidad | pamantasan | jaamacadda |
  đại học | trường`);

import { fold } from '../text/fold.ts';

/**
 * First names that many people bear, of all five languages and of those who moved there: beside one, a word that also
 * names a trade or a town ("Hunter Baker", "Lea Meister") is a family name. Not a list to recognise names by.
 */
const names = `
james john robert michael david william richard joseph thomas charles christopher daniel matthew anthony mark
steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas
eric jonathan stephen larry justin scott brandon benjamin samuel gregory patrick alexander jack dennis tyler aaron
henry nathan peter adam kyle walter harold jeremy ethan carl keith roger arthur terry sean austin noah jesse joe
bryan billy jordan albert dylan bruce willie gabriel alan juan logan wayne roy ralph randy eugene vincent russell
bobby philip johnny bradley liam oliver harry oscar leo theo freddie archie alfie hunter chase mason dean chris
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy
angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet maria
catherine heather diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea
hannah megan cheryl jacqueline martha madison teresa gloria sara janice ann kathryn abigail sophia frances jean
alice judy isabella julia grace denise amber doris marilyn danielle beverly charlotte natalie theresa diana
brittany kayla alexis lori jane lucy chloe zoe ella mia lily ava georgia paris madonna imogen niamh siobhan aoife
ciaran eoin rhys owen gareth fiona isla callum hamish ewan priya anjali rahul amit sanjay deepak sunita rajesh
mohammed muhammad ahmed ali hassan hussein omar yusuf ibrahim fatima aisha zainab khadija maryam amina noor layla
chinedu oluwaseun adebayo ngozi chioma kwame kofi amara tunde yaw mei wei ming jun hiroshi yuki kenji sakura minh
nguyen linh thi anh hoa lan somchai angel sunny christian
jose antonio manuel francisco javier jesus carlos miguel rafael pedro pablo sergio fernando alberto luis alvaro
jorge diego adrian raul ivan ruben enrique oscar ramon andres joaquin santiago eduardo victor mario roberto jaime
ignacio marcos salvador hugo mateo iker unai aitor gonzalo nicolas emilio domingo cesar hector martin edgar
carmen josefa isabel dolores pilar ana francisca cristina antonia mercedes lucia rosa paula elena concepcion
manuela rosario raquel juana beatriz encarnacion nuria silvia julia irene montserrat rocio patricia marina
margarita alba sofia angeles susana yolanda sonia alicia ines esther claudia begona consuelo daniela lorena natalia
noelia vanessa gabriela valentina camila ximena guadalupe yurisleidys aitana nerea ainhoa itziar leire amaia xoan
jean pierre michel andre philippe alain bernard jacques daniel christian claude nicolas laurent frederic gerard
stephane pascal julien sebastien christophe olivier thierry patrick eric bruno david maxime antoine guillaume
vincent lucas louis gabriel raphael arthur adam jules mael hugo nathan leo enzo mathis yann yannick loic ronan gael
marie jeanne francoise monique catherine nathalie isabelle jacqueline anne sylvie martine madeleine nicole suzanne
helene christine louise denise valerie sandrine stephanie veronique sophie celine chantal patricia brigitte julie
aurelie laetitia virginie camille pauline mathilde lea manon chloe emma jade ines sarah clara oceane morgane
solenn maelle fleur rose florence lionel aissatou moussa fatou mamadou yasmine karim rachid nadia samira
peter michael thomas andreas wolfgang klaus jurgen gunter stefan christian uwe werner horst frank dieter manfred
gerhard hans bernd torsten mathias helmut walter heinz martin jorg rolf jens sven alexander jan rainer holger karl
dirk joachim ralf carsten herbert oliver wilhelm kurt markus heiko florian tobias sebastian felix maximilian paul
jonas leon finn elias luis lukas ben noah philipp moritz julian niklas fabian erik lars marcel dennis kevin
friedrich albrecht kilian ulrich august eike wiebke svenja gesa henrike maria ursula monika petra elisabeth sabine
renate helga karin brigitte ingrid erika andrea gisela claudia susanne gabriele christa christine hildegard anna
birgit barbara martina heike angelika anja nicole ruth katharina stefanie julia silke ute anke katja nadine tanja
melanie sandra jana lena laura sarah lisa johanna marie sophie lea hannah emilia mila saskia mareike annika imke
frauke heidi reto urs beat regula vreni ayse fatma mehmet mustafa zeynep emine elif zbigniew krzysztof agnieszka
malgorzata katarzyna magdalena marek tomasz piotr ivana dragan milan goran jasmin amir sergej olga svetlana irina
natascha tatjana dmitri wladimir boris thora giulia francesca giovanni giuseppe marco luca chiara alessandro`;

const known = new Set(names.split(/\s+/).filter(Boolean).map(fold));

/** A first name that many bear, or one made of such ("Anne-Sophie"). */
export function isGivenName(word: string): boolean {
  const key = fold(word).replace(/[.,]$/, '');
  return known.has(key) || (key.includes('-') && key.split('-').every((half) => known.has(half)));
}

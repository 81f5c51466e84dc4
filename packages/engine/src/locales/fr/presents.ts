/** Forms of the present and nouns that no ending leads back to their verb, each with its infinitive; no form that is a word of another meaning ("lit", "sens", "mets"). */
const presents = `
recevoir reçois reçoit reçoivent
apercevoir aperçois aperçoit aperçoivent
percevoir perçois perçoit perçoivent
concevoir conçois conçoit conçoivent
prévoir prévoyais prévoyait prévoyant prévu prévue prévus prévues
voir voit voient voyais voyait
revoir revoit revoient
maintenir maintiens maintient maintiennent
obtenir obtiens obtient obtiennent
entretenir entretiens entretient entretiennent
soutenir soutiens soutient soutiennent
retenir retiens retient retiennent
contenir contient contiennent
détenir détiens détient détiennent
tenir tiennent
intervenir interviens intervient interviennent
prévenir préviens prévient préviennent
parvenir parviens parvient parviennent
convenir conviens convient conviennent
répondre réponds répond
correspondre corresponds correspond
vendre vends
revendre revends revend
rendre rends rend
étendre étends étend
descendre descends descend
entendre entends entend
attendre attends attend
défendre défends défend
suspendre suspends suspend
tendre tends tend
tondre tonds tond
perdre perds perd
confondre confonds confond
prendre prends prend prennent
apprendre apprends apprend apprennent
comprendre comprends comprend comprennent
entreprendre entreprends entreprend entreprennent
reprendre reprends reprend reprennent
surprendre surprends surprend
mettre met
remettre remets remet
transmettre transmets transmet
émettre émets émet
admettre admets admet
permettre permets permet
soumettre soumets soumet
promettre promets promet
battre bats bat
combattre combats combat
débattre débats débat
faire font faite faites
refaire refait refont refaite refaites réfection réfections
écrire écris
inscrire inscris
décrire décris
transcrire transcris
prescrire prescris prescription prescriptions
souscrire souscris souscription souscriptions
élire élit élisent élection élections
relire relis relit
dire dis disent
interdire interdis interdiction interdictions
réduire réduis réductions
introduire introduis introduction introductions
détruire détruis destruction destructions
cuire cuis
séduire séduis
poursuivre poursuis poursuit poursuite poursuites
vivre vivent
servir sers sert
desservir dessers dessert dessertes desserte
courir court
parcourir parcours parcourt
sortir sors
dormir dors dort
finir finit
garnir garnissais garnissait garnissage
nourrir nourrissais nourrissait
établir établissais établissait
saisir saisissais saisissait
fournir fournissais fournissait
choisir choisissais choisissait
définir définissais définissait
polir polit
bâtir bâtit
acquérir acquiert acquièrent
accroître accrois accroît accroissent accroissement accroissant
connaître connais connaît
reconnaître reconnais reconnaît
peindre peins
repeindre repeins
teindre teins
éteindre éteins
atteindre atteins
joindre joins
rejoindre rejoins
restreindre restreins restreint
coudre couds coud
recoudre recouds recoud
moudre mouds moud
résoudre résous résout
extraire extrais extraction extractions extrayait extrayant
soustraire soustrais soustraction soustractions
conclure conclut conclus conclusion conclusions concluais
inclure inclut
exclure exclut
boire boit boivent
rompre rompt
interrompre interrompt interruption interruptions
convaincre convainc convainquais
envoyer envois
jeter jette jettent
projeter projette projettent
promener promenade promenades
peser pesage
descendre descente descentes
percevoir perception
apprendre apprentissage apprentissages
`;

/** In the writing that words are compared in: small and without accents. */
export const presentForms: string = presents
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [verb = '', ...forms] = line.split(' ');
    return forms.map((form) => `${form}>${verb}`);
  })
  .join(' ');

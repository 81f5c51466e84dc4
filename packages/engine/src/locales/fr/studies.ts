import type { StudyWords } from '../reading-pack.ts';
import { words } from '../words.ts';

/** What is learned, and where. */
export const studies: StudyWords = {
  degrees: words(`
    niveau 3e | 6e secondaire | 5e secondaire | 7e professionnelle | attestation de réussite |
    certificat de capacité | formation de | formation en | formation professionnelle de | licence | master |
    mastère | maîtrise | doctorat | bac | baccalauréat | bts | but | dut | deug | deust | dess | dea | cap |
    bep | diplôme | brevet | bachelor | ingénieur | diplôme d'ingénieur | diplôme d'état | dscg | dcg |
    dec | dep | cégep | aec | cfc | certificat | titre professionnel | attestation d'études |
    attestation d'études collégiales | classe préparatoire | classes préparatoires | prépa | cpge |
    magistère | capes | agrégation | mba | thèse | hdr | diu | bpjeps | bp | études | maturité |
    licence professionnelle | deaes | deas | ifsi | llce | capa | bac pro | bac +2 | bac+2 | bac +3 |
    bac+3 | bac +5 | bac+5 | cqp | brevet professionnel | mention complémentaire | cursus | erasmus | dnb |
    diplôme national | cycle préparatoire | césure | internat | spécialisation | m1 | m2 | l1 | l2 | l3 |
    dnsep | dnmade | bma | dma | vae | apprentissage | baccalauréats | programme | cycle | préparation |
    hnd | diplôme d'études secondaires | diplôme d'études professionnelles | diplôme d'études collégiales |
    attestation de spécialisation professionnelle | certificat de qualification |
    certificat de qualification professionnelle | certificat d'aptitude professionnelle |
    certificat fédéral de capacité | attestation fédérale | brevet fédéral | diplôme fédéral |
    maturité professionnelle | maturité gymnasiale | maturité fédérale | maturité spécialisée | graduat |
    régendat | agrégé | humanités | candidature | cess | cesi | ceb | ce1d | dap | catp | bepc | bfem |
    btsa | bepa | bpa | bprea | capaes | daeu | deaf | deavs | deap | dees | deeje | deass | decesf |
    deamp | demt | dejeps | desjeps | bees | dsaa | dn made | brevet de technicien | brevet de maîtrise |
    brevet des collèges | certificat de fin d'études | certificat d'études | scolarité obligatoire |
    école obligatoire | licence fondamentale | licence appliquée | licence pro | master pro |
    capacité en droit | niveau bac | niveau bep | niveau cap | niveau terminale | terminale | bac techno |
    bac technologique | bac général | bac professionnel | baccalauréat professionnel |
    formation professionnelle | titre pro | titre rncp | doctorat en | bachelier | bachelière | spécialité |
    hypokhâgne | khâgne | première année | deuxième année | diplôme universitaire |
    diplôme interuniversitaire | microprogramme | meef | pge |
    deme |
    mention complémentaire`),
  schools: words(`
    cycle d'orientation | cem | université | école | institut | lycée | collège | faculté | académie | iut |
    insa | hec | essec | escp | edhec | polytechnique | greta | afpa | cfa | ifsi | ifas | cnam | centrale |
    ens | uqam | udem | hes | hes-so | epfl | haute école | cégep | conservatoire | ecole |
    centre de formation | iae | iep | sciences po | sorbonne | inalco | ehess | dauphine | ensam | enseirb | esc | mines | ensci | cefp | campus |
    epitech | supinfo | openclassrooms | fac | mfr | chambre de commerce | cci | chu | centre | athénée |
    gymnase | uclouvain | ulb | isc | ensa | ufr | cma | afpc | croix-rouge | eugénia | compagnons |
    polyvalente | école secondaire | école primaire | centre de formation professionnelle | cfp | cpnv |
    cfpt | cifom | epsic | ceff | erea | segpa | legta | lpa | creps | cfppa | irts | inspe | espe | ensi |
    inseec | ifapme | promotion sociale | forem | bruxelles formation | athénée royal | institut technique |
    lycée professionnel | lycée technique | lycée agricole | école hôtelière | école supérieure |
    école de commerce | école d'ingénieurs | université populaire | aftral | itep | ime | heg | heig |
    hepia | école des métiers | école technique | maison familiale | université de technologie |
    école nationale |
    lycée polyvalent | lycée général | lycée hôtelier | lycée des métiers | lycée privé | collège
    privé | cégep de | collège d'enseignement | collège communautaire | école de technologie | école
    polytechnique | hec montréal | uqar | uqac | uqtr | uqo | teluq | haute école pédagogique |
    haute école spécialisée | école cantonale | école-club | centre professionnel | centre de
    compétence | centre scolaire | cpln | esede | isfates | irtess | ifms | ifcs | cirfa | ensup |
    école normale | école doctorale | institut supérieur | institut universitaire | ista | faculté
    polydisciplinaire | école de coiffure | école de conduite | école du breuil | ipag | isic |
    hénallux | helmo | hepl | ephec | ichec | efp | institut provincial | institut saint | collège
    saint | lycée saint |
    établissement scolaire | établissement secondaire | centre romand | ofppt`),
  gradeLabels: words(`
    mention | mention bien | mention très bien | mention assez bien | mention tb | mention ab | mention b |
    très bien | assez bien | félicitations | félicitations du jury | moyenne | major de promotion |
    major de promo | heures | h | note | ects | mémoire | sujet | avec distinction | honneurs |
    non terminée | non terminé | inachevée | inachevé | non validée | non validé | abandonné | abandonnée |
    interrompu | interrompue | non obtenu | non obtenue | non achevé | non achevée | en cours |
    sans diplôme | sans le diplôme | arrêté | arrêtée | obtenu | obtenue | validé | validée`),
  degreeLetters: words(`
    DES | DEC | DEP | AEC | ASP | BAC | TP | DE | CAP | BEP | BT | BM | MC | AFP | CFC | CQ6 | CQ7 | CEPE |
    DTS | DUT | BUT | TENS | DNA | DNB | CFG | DUEL | DUES | CRPE | CEP | ES | DT | CCP`),
  schoolKinds: words(`
    école primaire | école secondaire | école obligatoire | école professionnelle | cycle d'orientation |
    études secondaires | études primaires | scolarité obligatoire | scolarité secondaire |
    enseignement secondaire | enseignement secondaire supérieur | école de culture générale |
    degré secondaire`),
  studyStates: words(`
    obtenu | obtenue | validé | validée | non terminé | non terminée | non validé | non validée | terminé | terminée | abandonné | abandonnée | réussi | réussie | interrompu | interrompue | interrompus | en préparation | niveau | inachevé | inachevée`),
  courses: words(`
    stage | atelier | séminaire | journée | initiation | perfectionnement | webinaire | remise à niveau | recyclage | session | cours`),
  courseUnits: words(`heures | heure | h | jours | jour | semaines | semaine`),
  studyModes: words(`
    candidat libre | candidate libre | en candidat libre | en candidate libre | par correspondance | vae | par la vae |
    en emploi | en alternance | alternance | par alternance | en apprentissage | par apprentissage |
    par la voie de l'apprentissage | à distance | cours du soir | en cours du soir | horaire décalé |
    formation continue | en formation continue | formation initiale | formation à distance |
    par correspondance | vae | par la vae | par vae | en vae | validation des acquis | temps partiel |
    en cours d'emploi | promotion sociale | e-learning | en ligne | cours par correspondance |
    en reconversion | contrat pro | voie scolaire | candidat libre | en candidat libre | le soir | soirs`),
  subjects: words(`
    option | options | spécialité | spécialisation | spécialités | mention | parcours | filière |
    dominante | section | orientation | série | majeure | mineure | domaine`),
};

import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('what a team did is not one’s own doing', () => {
  refused([
    ['en', ['Worked in a team that cut delivery times by 20 %'], 'Cut delivery times by 20 %'],
    ['en', ['Member of the crew that rebuilt the harbour crane'], 'Rebuilt the harbour crane'],
    ['es', ['Trabajé en un equipo que redujo los plazos un 20 %'], 'Reduje los plazos un 20 %'],
    ['fr', ["Membre de l'équipe qui a reconstruit la grue du port"], 'Reconstruit la grue du port'],
    ['de', ['Im Team, das die Lieferzeiten um 20 % verkürzte'], 'Lieferzeiten um 20 % verkürzt'],
    ['zh', ['所在团队把交货周期缩短20%'], '把交货周期缩短20%'],
  ]);
  kept([
    [
      'en',
      ['Worked in a team that cut delivery times by 20 %'],
      'Part of a team that cut delivery times by 20 %',
    ],
    [
      'de',
      ['Im Team, das die Lieferzeiten um 20 % verkürzte'],
      'Im Team, das Lieferzeiten um 20 % verkürzte',
    ],
  ]);
});

describe('who was in the last round has not won', () => {
  refused([
    ['en', ['Nominated for the regional service prize'], 'Won the regional service prize'],
    ['en', ['Shortlisted for the bakery award'], 'Received the bakery award'],
    ['es', ['Finalista del premio al mejor pan'], 'Premio al mejor pan'],
    ['fr', ['Nommée pour le prix de la meilleure baguette'], 'Lauréate du prix de la meilleure baguette'],
    ['de', ['Für den Innovationspreis nominiert'], 'Innovationspreis gewonnen'],
    ['zh', ['入围最佳店员评选'], '获评最佳店员'],
  ]);
  kept([['es', ['Finalista del premio al mejor pan'], 'Finalista, premio al mejor pan']]);
});

describe('what was begun is not done', () => {
  refused([
    ['en', ['Began the move to a new till system'], 'Completed the move to a new till system'],
    ['en', ['Started training as an electrician'], 'Trained as an electrician'],
    ['es', ['Empecé la migración del servidor'], 'Completé la migración del servidor'],
    ['fr', ['Commencé la migration du serveur'], 'Achevé la migration du serveur'],
    ['de', ['Mit dem Umzug des Archivs begonnen'], 'Den Umzug des Archivs abgeschlossen'],
    ['zh', ['开始整理档案室'], '完成整理档案室'],
  ]);
});

describe('what was tried was not done', () => {
  refused([
    ['en', ['Tried to win back former customers'], 'Won back former customers'],
    ['de', ['Versucht, frühere Kunden zurückzugewinnen'], 'Frühere Kunden zurückgewonnen'],
    ['es', ['Intenté recuperar a antiguos clientes'], 'Recuperé a antiguos clientes'],
    ['fr', ["Tenté de reconquérir d'anciens clients"], "Reconquis d'anciens clients"],
    ['zh', ['尝试挽回老客户'], '挽回老客户'],
  ]);
});

describe('nearly all is not all', () => {
  refused([
    ['en', ['Almost doubled the number of members'], 'Doubled the number of members'],
    ['es', ['Casi dupliqué el número de socios'], 'Dupliqué el número de socios'],
    ['fr', ["Presque doublé le nombre d'adhérents"], "Doublé le nombre d'adhérents"],
    ['de', ['Die Mitgliederzahl fast verdoppelt'], 'Die Mitgliederzahl verdoppelt'],
    ['zh', ['会员人数接近翻倍'], '会员人数翻倍'],
    ['en', ['Reached nearly all sales targets'], 'Reached all sales targets'],
    ['de', ['Fast alle Termine gehalten'], 'Alle Termine gehalten'],
    ['zh', ['几乎完成全部指标'], '完成全部指标'],
  ]);
});

describe('so many of a measure are not so many things', () => {
  refused([
    ['en', ['Drove 40 miles a day'], 'Drove 40 kilometres a day'],
    ['en', ['Managed a shop of 90 square metres'], 'Managed 90 shops'],
    ['de', ['Lager mit 300 Stellplätzen betreut'], '300 Lager betreut'],
    ['es', ['Llevé un almacén de 300 metros'], 'Llevé 300 almacenes'],
    ['fr', ['Tenu une boutique de 90 m²'], 'Tenu 90 boutiques'],
    ['zh', ['管理一间90平方米的店'], '管理90间店'],
    ['en', ['Saved 3,000 pounds a year'], 'Saved 3,000 pounds a month'],
    ['en', ['Answered 30 calls in three hours'], 'Answered 30 calls an hour'],
  ]);
});

describe('who was led by others has led none', () => {
  refused([
    ['en', ['Was trained by the head chef'], 'Trained the head chef'],
    ['en', ['Was managed by two directors'], 'Managed two directors'],
    ['en', ['Reported to three managers'], 'Managed three managers'],
    ['es', ['Fui supervisada por dos encargados'], 'Supervisé a dos encargados'],
    ['fr', ['Encadrée par deux responsables'], 'Encadré deux responsables'],
    ['de', ['Von zwei Meistern angeleitet'], 'Zwei Meister angeleitet'],
    ['zh', ['由两位主管带领'], '带领两位主管'],
  ]);
  kept([
    ['en', ['Was managed by two directors'], 'Managed by two directors'],
    ['zh', ['由两位主管带领'], '由两名主管带领'],
  ]);
});

describe('one of the best is not the best', () => {
  refused([
    ['en', ['Second-largest shop in the county'], 'Largest shop in the county'],
    ['en', ['One of the fastest packers on the shift'], 'Fastest packer on the shift'],
    ['de', ['Einer der schnellsten Packer der Schicht'], 'Schnellster Packer der Schicht'],
    ['fr', ["L'un des plus rapides de l'équipe"], "Le plus rapide de l'équipe"],
    ['es', ['Una de las más rápidas del turno'], 'La más rápida del turno'],
    ['zh', ['班组中速度较快的打包员之一'], '班组中速度最快的打包员'],
  ]);
  kept([
    ['en', ['One of the fastest packers on the shift'], 'Among the fastest packers on the shift'],
    ['fr', ["L'un des plus rapides de l'équipe"], "Un des plus rapides de l'équipe"],
  ]);
});

describe('some of somebody’s so many are not so many', () => {
  refused([
    ['en', ["Repaired three of the club's eight boats"], "Repaired the club's eight boats"],
    ['en', ["Judged two of our region's six shows"], 'Judged six shows'],
    ['es', ['Arreglé tres de las ocho barcas del club'], 'Arreglé las ocho barcas del club'],
    ['fr', ['Réparé trois des huit bateaux du club'], 'Réparé les huit bateaux du club'],
    ['de', ['Drei der acht Boote des Vereins repariert'], 'Die acht Boote des Vereins repariert'],
  ]);
});

describe('what another one made was not made', () => {
  refused([
    ['es', ['Corregí textos que redactaba una becaria'], 'Redacté y corregí textos'],
    ['fr', ['Relu des textes que rédigeait un stagiaire'], 'Rédigé et relu des textes'],
    ['de', ['Tische lackiert, die ein Schreiner baute'], 'Tische gebaut und lackiert'],
    ['en', ['Varnished tables that a joiner made'], 'Made and varnished tables'],
  ]);
  kept([
    ['es', ['Corregí textos que redactaba una becaria'], 'Corregí textos redactados por una becaria'],
    ['de', ['Tische lackiert, die ein Schreiner baute'], 'Von einem Schreiner gebaute Tische lackiert'],
  ]);
});

describe('while anybody else was away is while that one was away, and holidays are no absence', () => {
  refused([
    ['en', ['Answered the phone while the receptionist was on holiday'], 'Answered the phone'],
    ['en', ['Led the choir when the conductor was ill'], 'Led the choir'],
    ['es', ['Llevé el coro cuando el director estaba enfermo'], 'Llevé el coro'],
    ['es', ['Abrí la tienda durante las vacaciones de la dependienta'], 'Abrí la tienda'],
    ['fr', ['Dirigé la chorale quand le chef de chœur était malade'], 'Dirigé la chorale'],
    ['fr', ['Tenu le standard pendant le congé de la standardiste'], 'Tenu le standard'],
    ['de', ['Den Chor geleitet, wenn der Dirigent krank war'], 'Den Chor geleitet'],
    ['zh', ['前台请假时接听电话'], '接听电话'],
  ]);
  kept([
    ['en', ['Ran camps during the school holidays'], 'Ran camps'],
    ['es', ['Di clases durante las vacaciones de verano'], 'Di clases'],
    ['fr', ['Animé des stages pendant les vacances de Noël'], 'Animé des stages'],
    ['de', ['In den Ferien Kurse gegeben'], 'Kurse gegeben'],
  ]);
});

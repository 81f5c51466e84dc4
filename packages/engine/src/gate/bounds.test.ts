import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('who went along to what somebody else did has not done it', () => {
  refused([
    ['de', ['Die Chefin zu Vertragsverhandlungen begleitet'], 'Vertragsverhandlungen geführt'],
    ['de', ['Den Meister zu Abnahmen begleitet'], 'Abnahmen durchgeführt'],
    ['de', ['Begleitete den Vorstand zu Pressekonferenzen'], 'Führte Pressekonferenzen'],
    ['en', ['Accompanied the manager to price negotiations in Hull'], 'Led price negotiations in Hull'],
    ['en', ['Accompanied the director to supplier audits'], 'Conducted supplier audits'],
    ['en', ['Went with the surveyor to site inspections'], 'Carried out site inspections'],
    ['es', ['Acompañé a la jefa a negociaciones con proveedores'], 'Llevé negociaciones con proveedores'],
    ['es', ['Acompañé al inspector en las visitas de obra'], 'Dirigí las visitas de obra'],
    ['fr', ['Accompagné la directrice aux négociations tarifaires'], 'Mené les négociations tarifaires'],
    ['fr', ['Accompagné le chef aux réunions de chantier'], 'Animé les réunions de chantier'],
    ['zh', ['陪同经理参加价格谈判'], '进行价格谈判'],
    ['zh', ['陪同总监走访供应商'], '走访供应商'],
    ['zh', ['跟随师傅去客户家检修'], '去客户家检修'],
  ]);
  kept([
    [
      'de',
      ['Die Chefin zu Vertragsverhandlungen begleitet'],
      'Begleitung der Chefin zu Vertragsverhandlungen',
    ],
    ['de', ['Kinder auf Ausflügen begleitet'], 'Ausflüge mit Kindern begleitet'],
    ['en', ['Accompanied the manager to price negotiations'], 'Went with the manager to price negotiations'],
  ]);
});

describe('who welcomed somebody new has not recruited anybody', () => {
  refused([
    ['en', ['Welcomed visitors at the front desk'], 'Recruited visitors at the front desk'],
    ['en', ['Welcomed volunteers'], 'Hired volunteers'],
    ['en', ['Greeted new colleagues at the gate'], 'Recruited new colleagues at the gate'],
    ['en', ['Greeted new members'], 'Acquired new members'],
    ['es', ['Recibí a los nuevos compañeros'], 'Contraté a los nuevos compañeros'],
    ['fr', ['Accueilli les nouveaux collègues'], 'Recruté les nouveaux collègues'],
    ['fr', ['Accueilli les nouveaux collègues'], 'Embauché les nouveaux collègues'],
    ['de', ['Neue Kollegen begrüßt'], 'Neue Kollegen eingestellt'],
    ['de', ['Neue Mitglieder empfangen'], 'Neue Mitglieder geworben'],
    ['zh', ['接待新员工'], '招聘新员工'],
  ]);
});

describe('one figure of two things together is not the figure of each', () => {
  refused([
    ['es', ['Revisé 20 coches y motos al mes'], 'Revisé 20 coches y 20 motos al mes'],
    ['en', ['Repaired 20 cars and vans a month'], 'Repaired 20 cars and 20 vans a month'],
    ['fr', ['Réparé 20 vélos et trottinettes par mois'], 'Réparé 20 vélos et 20 trottinettes par mois'],
    ['de', ['Monatlich 20 Autos und Motorräder repariert'], 'Monatlich 20 Autos und 20 Motorräder repariert'],
    ['zh', ['每月维修20辆汽车和摩托车'], '每月维修20辆汽车和20辆摩托车'],
  ]);
  kept([
    ['en', ['Repaired 20 cars and 20 vans a month'], 'Repaired 20 vans and 20 cars a month'],
    ['en', ['Repaired 20 cars and vans a month'], 'Repaired 20 vans and cars a month'],
  ]);
});

describe('what is true of some of them is not told of all', () => {
  refused([
    [
      'en',
      ['Proposed signing events, three of which took place'],
      'Proposed signing events, which took place',
    ],
    ['en', ['Wrote articles, two of which were published'], 'Wrote articles, which were published'],
    ['en', ['Wrote articles, some of which were published'], 'Wrote published articles'],
    ['es', ['Propuse talleres, de los que tres se celebraron'], 'Propuse talleres, que se celebraron'],
    ['es', ['Escribí artículos, dos de los cuales se publicaron'], 'Escribí artículos, que se publicaron'],
    ['fr', ['Écrit des articles, dont deux ont été publiés'], 'Écrit des articles, qui ont été publiés'],
    ['fr', ['Écrit des articles, dont deux ont été publiés'], 'Écrit des articles publiés'],
    ['de', ['Artikel geschrieben, von denen zwei erschienen'], 'Artikel geschrieben, die erschienen'],
    [
      'de',
      ['Vorschläge gemacht, von denen drei umgesetzt wurden'],
      'Vorschläge gemacht, die umgesetzt wurden',
    ],
    ['zh', ['提出改进建议，其中三条被采纳'], '提出改进建议，被采纳'],
    ['zh', ['撰写文章，其中两篇发表'], '撰写文章并发表'],
    ['zh', ['提出改进建议，其中三条被采纳'], '提出改进建议，均被采纳'],
  ]);
  kept([
    ['en', ['Wrote articles, two of which were published'], 'Wrote articles, of which two were published'],
    ['en', ['Wrote articles, two of which were published'], 'Wrote articles'],
    ['fr', ['Écrit des articles, dont deux ont été publiés'], "Écrit des articles, deux d'entre eux publiés"],
    ['zh', ['提出改进建议，其中三条被采纳'], '提出改进建议，三条被采纳'],
  ]);
});

describe('cut by a part is not cut to that part', () => {
  refused([
    ['de', ['Ausschuss um ein Viertel gesenkt'], 'Ausschuss auf ein Viertel gesenkt'],
    ['de', ['Wartezeit um die Hälfte verkürzt'], 'Wartezeit auf ein Viertel verkürzt'],
    ['en', ['Cut scrap by a third'], 'Cut scrap to a third'],
    ['en', ['Cut scrap by a quarter'], 'Cut scrap to a quarter'],
    ['en', ['Cut scrap by 30 %'], 'Cut scrap to 30 %'],
    ['es', ['Reduje la merma en un tercio'], 'Reduje la merma a un tercio'],
    ['es', ['Reduje la merma un 30 %'], 'Reduje la merma al 30 %'],
    ['fr', ["Réduit les rebuts d'un tiers"], 'Réduit les rebuts à un tiers'],
    ['fr', ['Réduit les rebuts de 30 %'], 'Réduit les rebuts à 30 %'],
    ['zh', ['把废品减少三分之一'], '把废品减少到三分之一'],
    ['zh', ['把废品率降低了30%'], '把废品率降低到30%'],
    ['zh', ['把成本压缩了四分之一'], '把成本压缩至四分之一'],
  ]);
  kept([
    ['de', ['Ausschuss um die Hälfte gesenkt'], 'Ausschuss halbiert'],
    ['en', ['Cut scrap by a half'], 'Halved scrap'],
    ['en', ['Cut scrap by half'], 'Cut scrap to half'],
  ]);
});

describe('some days of the week are not every day', () => {
  refused([
    ['de', ['An zwei Tagen in der Woche die Kasse geführt'], 'Täglich die Kasse geführt'],
    ['de', ['An vier Tagen pro Woche geputzt'], 'Jeden Tag geputzt'],
    ['en', ['Ran the till three days a week'], 'Ran the till daily'],
    ['en', ['Ran the till three days a week'], 'Ran the till every day'],
    ['es', ['Llevé la caja tres días a la semana'], 'Llevé la caja a diario'],
    ['es', ['Llevé la caja tres días por semana'], 'Llevé la caja todos los días'],
    ['fr', ['Tenu la caisse trois jours par semaine'], 'Tenu la caisse tous les jours'],
    ['fr', ['Tenu la caisse deux jours par semaine'], 'Tenu quotidiennement la caisse'],
    ['zh', ['每周三天在前台值班'], '每天在前台值班'],
    ['zh', ['一周两天负责收银'], '每天负责收银'],
  ]);
  kept([
    ['en', ['Ran the till three days a week'], 'Ran the till on three days each week'],
    ['en', ['Ran the till three days a week'], 'Ran the till 3 days per week'],
    ['de', ['An drei Tagen pro Woche die Kasse geführt'], 'Drei Tage die Woche die Kasse geführt'],
    ['fr', ['Tenu la caisse trois jours par semaine'], 'Tenu la caisse 3 jours par semaine'],
    ['zh', ['每周三天在前台值班'], '每周3天在前台值班'],
  ]);
});

describe('what was done for somebody was not done with that one', () => {
  refused([
    ['de', ['Termine für zwei Anwälte vereinbart'], 'Termine mit zwei Anwälten vereinbart'],
    ['en', ['Arranged meetings for two lawyers'], 'Arranged meetings with two lawyers'],
    ['en', ['Planned routes for the sales manager'], 'Planned routes with the sales manager'],
    ['es', ['Concerté citas para dos abogados'], 'Concerté citas con dos abogados'],
    ['fr', ['Pris des rendez-vous pour deux avocats'], 'Pris des rendez-vous avec deux avocats'],
    ['fr', ['Rédigé des discours pour le maire'], 'Rédigé des discours avec le maire'],
    ['zh', ['为两位律师安排约见'], '与两位律师安排约见'],
    ['zh', ['为总经理起草讲话稿'], '与总经理起草讲话稿'],
  ]);
  kept([
    ['de', ['Termine für zwei Anwälte vereinbart'], 'Terminvereinbarung für zwei Anwälte'],
    ['en', ['Arranged meetings for two lawyers'], 'Meetings arranged for two lawyers'],
  ]);
});

describe('who decided up to a sum has not decided about any', () => {
  refused([
    ['de', ['Kulanzfälle bis 200 Euro eigenständig entschieden'], 'Kulanzfälle eigenständig entschieden'],
    ['en', ['Approved refunds up to 50 pounds'], 'Approved refunds'],
    ['en', ['Signed off invoices up to 500 euros'], 'Signed off invoices'],
    ['es', ['Aprobé devoluciones de hasta 50 euros'], 'Aprobé devoluciones'],
    ['fr', ["Validé seule des devis jusqu'à 500 euros"], 'Validé seule des devis'],
    ['zh', ['审批500元以下的报销'], '审批报销'],
  ]);
});

describe('a figure of a season or of some days is not the figure of each day', () => {
  refused([
    ['zh', ['周末每天做200杯咖啡'], '每天做200杯咖啡'],
    ['en', ['Served 200 guests a day at weekends'], 'Served 200 guests a day'],
    ['de', ['Am Wochenende täglich 200 Gäste bedient'], 'Täglich 200 Gäste bedient'],
    ['fr', ['Servi 200 clients par jour le week-end'], 'Servi 200 clients par jour'],
    ['es', ['Atendí a 200 clientes al día los fines de semana'], 'Atendí a 200 clientes al día'],
    ['en', ['Watered the plants at weekends'], 'Watered the plants every day'],
    ['en', ['Served 200 guests a day on Saturdays'], 'Served 200 guests a day'],
    ['en', ['Served 200 guests a day in summer'], 'Served 200 guests a day'],
    ['zh', ['暑假每天接待200名游客'], '每天接待200名游客'],
    ['zh', ['旺季每天接待200名游客'], '每天接待200名游客'],
    ['de', ['In der Hochsaison täglich 200 Gäste bedient'], 'Täglich 200 Gäste bedient'],
    ['fr', ['Servi 200 clients par jour en été'], 'Servi 200 clients par jour'],
    ['es', ['Atendí a 200 clientes al día en verano'], 'Atendí a 200 clientes al día'],
  ]);
});

describe('what was done while somebody above was away keeps saying so', () => {
  refused([
    ['zh', ['经理出差时代为签字'], '代为签字'],
    ['zh', ['主管休假期间负责排班'], '负责排班'],
    ['en', ['Ran the shift when the manager was away'], 'Ran the shift'],
    ['en', ['Led the team while the supervisor was on leave'], 'Led the team'],
    ['de', ['Bei Abwesenheit der Leitung das Team geführt'], 'Das Team geführt'],
    ['de', ['Das Team geleitet, wenn die Chefin krank war'], 'Das Team geleitet'],
    ['es', ['Dirigí el turno cuando faltaba la encargada'], 'Dirigí el turno'],
    ['es', ['Llevé la oficina en ausencia de la directora'], 'Llevé la oficina'],
    ['fr', ["Dirigé l'équipe en l'absence du chef"], "Dirigé l'équipe"],
    ['fr', ['Géré la caisse quand la patronne était absente'], 'Géré la caisse'],
  ]);
  kept([
    ['en', ['Ran the shift when the manager was away'], 'Ran the shift while the manager was away'],
    ['de', ['Bei Abwesenheit der Leitung das Team geführt'], 'Das Team in Abwesenheit der Leitung geführt'],
    ['fr', ["Dirigé l'équipe en l'absence du chef"], "En l'absence du chef, dirigé l'équipe"],
    ['zh', ['经理出差时代为签字'], '经理出差期间代为签字'],
    ['es', ['Dirigí el turno cuando faltaba la encargada'], 'Dirigí el turno en ausencia de la encargada'],
  ]);
});

describe('what a paper is in stands in the line that names the paper', () => {
  refused([
    [
      'en',
      ['Completed the certificate in food hygiene', 'Answered questions on data protection'],
      'Completed the certificate in data protection',
    ],
    [
      'en',
      ['Passed the NEBOSH certificate in fire safety', 'Taught health classes'],
      'Passed the NEBOSH certificate in health',
    ],
    ['es', ['Terminé el curso de seguridad química', 'Ayudé en la cocina'], 'Terminé el curso de cocina'],
    [
      'fr',
      ['Obtenu le certificat en sécurité incendie', 'Suivi la qualité des pièces'],
      'Obtenu le certificat en qualité',
    ],
    [
      'de',
      ['Weiterbildung zur Bilanzbuchhalterin begonnen', 'Controlling unterstützt'],
      'Weiterbildung im Controlling begonnen',
    ],
    ['zh', ['通过电商运营初级认证', '分析店铺数据'], '通过数据分析初级认证'],
    ['en', ['Completed a course in first aid', 'Taught swimming'], 'Completed a course in swimming'],
  ]);
});

describe('whose place one took for a time one has not become', () => {
  refused([
    ['fr', ['Suppléé la bibliothécaire pendant un mois'], 'Bibliothécaire pendant un mois'],
    ['fr', ["Relayé l'éclusière le dimanche"], 'Éclusière le dimanche'],
  ]);
  kept([
    ['fr', ['Remplacé le veilleur deux nuits par mois'], 'Remplacement du veilleur deux nuits par mois'],
    ['fr', ['Remplacé les filtres usés'], 'Filtres usés remplacés'],
  ]);
});

import type { TextLanguage } from './tokens.ts';

/**
 * Errors of another kind: an edit declares a word of the posting as proven by words that say something near,
 * wider or merely implied. [language, the line of the resume, what the edit adds]
 */
export const plantedDeclared: [TextLanguage, string, string][] = [
  ['en', 'Answered calls from customers about late parcels', 'account management'],
  ['en', 'Reviewed the work of two colleagues', 'people management'],
  ['en', 'Prepared offers for technical customers', 'technical documentation'],
  ['en', 'Built pages with React', 'JavaScript'],
  ['en', 'Ran the accounts of three shops in Excel', 'financial modelling'],
  ['en', 'Wrote posts for Instagram', 'Facebook'],
  ['es', 'Participé en el programa de gestión del almacén', 'gestión de inventarios'],
  ['es', 'Elaboro ofertas técnicas', 'documentación técnica'],
  ['es', 'Cierro mediciones y certificaciones cada mes', 'cierres contables'],
  ['es', 'Preparé los pedidos de la mañana', 'expedición de mercancías'],
  ['es', 'Doy clase a dos grupos', 'diseño curricular'],
  ['fr', 'Plan de soins et lien avec le médecin', 'éducation thérapeutique'],
  ['fr', 'Suivi des factures de dix clients', 'recouvrement amiable'],
  ['fr', 'Vente de pain et de gâteaux', 'gestion des stocks'],
  ['fr', 'Préparation du budget avec la direction', 'contrôle de gestion'],
  ['fr', 'Tableau de bord des ventes', 'Power BI'],
  ['de', 'Lohnabrechnung für 240 Arbeitnehmer', 'Lohn- und Gehaltsabrechnung'],
  ['de', 'Bestelle Ersatzteile für die Werkstatt', 'Lieferantenmanagement'],
  ['de', 'Führe Gespräche mit Eltern', 'Konfliktmanagement'],
  ['de', 'Baute Schaltschränke', 'SPS-Programmierung'],
  ['de', 'Pflegte die Website', 'Suchmaschinenoptimierung'],
  ['zh', '接听客户来电', '客户关系管理'],
  ['zh', '核对每月账目', '成本核算'],
  ['zh', '整理合同档案', '法务'],
  ['zh', '培训新店员', '人力资源'],
];

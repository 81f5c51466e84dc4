import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  [
    'en',
    'Kept guest records in Cloudbeds and answered e-mails',
    'Kept guest records in the PMS Cloudbeds and answered e-mails',
  ],
  ['en', "Planned pupils' homework in Moodle", "Planned pupils' homework in the LMS Moodle"],
  [
    'en',
    'Wrote scripts in Python for the laboratory',
    'Wrote scripts in the programming language Python for the laboratory',
  ],
  [
    'en',
    "Posted the bakery's news on Instagram and Facebook",
    "Posted the bakery's news on social media (Instagram and Facebook)",
  ],
  ['en', 'Drew window frames in SolidWorks', 'Drew window frames in SolidWorks (CAD)'],
  ['en', 'Booked loads on Truckstop', 'Booked loads on the load board Truckstop'],
  ['en', 'Paid forty drivers with ADP', 'Paid forty drivers with the payroll software ADP'],
  [
    'de',
    'Rechnungen der Werkstatt in Lexware gebucht',
    'Rechnungen der Werkstatt im Buchhaltungsprogramm Lexware gebucht',
  ],
  ['de', 'Kundendaten in HubSpot gepflegt', 'Kundendaten im CRM-System HubSpot gepflegt'],
  ['de', 'Bestellungen in SAP MM angelegt', 'Bestellungen im ERP-System SAP MM angelegt'],
  [
    'de',
    'Internetseite des Museums mit TYPO3 betreut',
    'Internetseite des Museums mit dem CMS TYPO3 betreut',
  ],
  ['de', 'Treppen in AutoCAD gezeichnet', 'Treppen im CAD-Programm AutoCAD gezeichnet'],
  ['es', 'Preparé alumnos para IELTS', 'Preparé alumnos para el examen IELTS'],
  [
    'es',
    'Llevé la web de la tienda en PrestaShop',
    'Llevé la web de la tienda en el gestor de contenidos PrestaShop',
  ],
  ['es', 'Registré los pedidos en Navision', 'Registré los pedidos en el ERP Navision'],
  ['fr', 'Saisie des bulletins dans Silae', 'Saisie des bulletins dans le logiciel de paie Silae'],
  ['fr', 'Mise à jour du site sous Drupal', 'Mise à jour du site sous le gestionnaire de contenu Drupal'],
  ['fr', 'Plans de charpente sous SketchUp', 'Plans de charpente sous le logiciel CAO SketchUp'],
  ['fr', 'Suivi des tickets dans GLPI', "Suivi des tickets dans l'outil de ticketing GLPI"],
  ['zh', '用墨刀制作页面', '用原型工具墨刀制作页面'],
  ['zh', '在抖音发布门店视频', '在社交媒体抖音发布门店视频'],
  ['zh', '用用友 U8 登记凭证', '用ERP系统用友 U8 登记凭证'],
  ['es', 'Carné C y reparto de bebidas', 'Permiso de conducir C y reparto de bebidas'],
];
test.each(honest)('the sort of a thing stands beside its name, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  [
    'en',
    'Kept guest records in Cloudbeds and answered e-mails',
    'Kept guest records in the PMS and answered e-mails',
  ],
  ['en', "Planned pupils' homework in Moodle", "Planned pupils' homework in the CMS Moodle"],
  [
    'en',
    'Wrote scripts in Python for the laboratory',
    'Wrote scripts in Python and other programming languages for the laboratory',
  ],
  [
    'en',
    "Posted the bakery's news on Instagram and Facebook",
    "Posted the bakery's news on social media (Instagram and TikTok)",
  ],
  ['en', 'Drew window frames in SolidWorks', 'Drew window frames in SolidWorks (BIM)'],
  ['en', 'Booked loads on Truckstop', 'Booked loads on the load board DAT'],
  ['en', 'Paid forty drivers with ADP', 'Paid forty drivers with payroll software, ADP'],
  ['en', 'Handled complaints of hotel guests', 'Handled pleadings (complaints) of hotel guests'],
  [
    'de',
    'Rechnungen der Werkstatt in Lexware gebucht',
    'Rechnungen der Werkstatt im ERP-System Lexware gebucht',
  ],
  ['de', 'Kundendaten in HubSpot gepflegt', 'Kundendaten im CRM-System gepflegt'],
  ['de', 'Kundendaten in HubSpot gepflegt', 'Kundendaten im CRM-System Salesforce gepflegt'],
  ['de', 'Bestellungen in SAP angelegt', 'Bestellungen im CRM-System SAP angelegt'],
  ['de', 'Fluktuation berechnet', 'HR-Kennzahlen und Fluktuation berechnet'],
  ['es', 'Preparé alumnos para IELTS', 'Preparé exámenes y alumnos para IELTS'],
  ['es', 'Registré los pedidos en Navision', 'Registré los pedidos en el ERP y en Navision'],
  ['es', 'Llevé la web de la tienda en PrestaShop', 'Llevé el gestor de contenidos de la tienda'],
  ['fr', 'Saisie des bulletins dans Silae', 'Saisie des bulletins dans le logiciel de paie Sage Paie'],
  ['fr', 'Mise à jour du site sous Drupal', 'Mise à jour du site sous CMS'],
  ['fr', 'Suivi des tickets dans GLPI', 'Suivi des tickets dans le CRM GLPI'],
  ['zh', '用墨刀制作页面', '用原型工具制作页面'],
  ['zh', '在抖音发布门店视频', '在社交媒体小红书发布门店视频'],
  ['zh', '用用友登记凭证', '用ERP系统用友登记凭证'],
  ['es', 'Carné B y reparto de bebidas', 'Permiso de conducir C y reparto de bebidas'],
  ['es', 'Carné de socio y reparto de bebidas', 'Permiso de conducir y reparto de bebidas'],
];
test.each(invented)(
  'by itself, behind a comma or beside another name it says more, %s: %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(false);
  },
);

import type { TextLanguage } from './tokens.ts';

export interface Planted {
  language: TextLanguage;
  resume: string;
  /** [what stands there, what the planted error puts there] */
  changes: [string, string][];
  honest: [string, string][];
}

const en: Planted = {
  language: 'en',
  resume: `Moira Tesfaye
Stock controller
Stock Controller, Brambleworth Foods, Leeds, 2019 to 2024
- Counted stock for three warehouses every Friday with a team of six
- Helped introduce handheld scanners, errors down by 18%
Warehouse Operative, Pennick Logistics, Hull, 2016 to 2019
- Picked and packed 140 orders a shift
Skills: Excel, forklift licence`,
  changes: [
    ['140 orders', '240 orders'],
    ['three warehouses', 'five warehouses'],
    ['Leeds, 2019 to 2024', 'Leeds, 2017 to 2024'],
    ['Pennick Logistics', 'Northgate Logistics'],
    ['Skills: Excel', 'Skills: Excel, SAP'],
    ['- Helped introduce handheld', '- Led the introduction of handheld'],
    ['\nStock controller', '\nHead of supply chain'],
    ['errors down by 18%', 'errors down by 140%'],
    ['Hull, 2016', 'Dublin, 2016'],
    ['forklift licence', 'forklift licence, bachelor in logistics'],
  ],
  honest: [
    ['Counted stock for three warehouses every Friday', 'Every Friday counted stock for three warehouses'],
    ['Picked and packed 140 orders a shift', 'Picking and packing: 140 orders each shift'],
    ['Helped introduce handheld scanners, errors', 'Helped introduce scanners; errors'],
  ],
};

const es: Planted = {
  language: 'es',
  resume: `Nerea Olazagutía
Administrativa de compras
Administrativa de compras, Conservas Albarda, Vigo, 2018 - 2024
- Tramito 90 pedidos al mes con cuatro proveedores
- Apoyo a la responsable en la negociación de precios
Auxiliar de oficina, Talleres Mirambel, Ourense, 2015 - 2018
- Archivo, teléfono y facturas de doce clientes
Conocimientos: Excel, Contaplus`,
  changes: [
    ['90 pedidos', '190 pedidos'],
    ['cuatro proveedores', 'siete proveedores'],
    ['Vigo, 2018', 'Vigo, 2014'],
    ['Talleres Mirambel', 'Talleres Iberdisa'],
    ['Excel, Contaplus', 'Excel, Contaplus, SAP'],
    ['- Apoyo a la responsable en la negociación', '- Dirijo la negociación'],
    ['\nAdministrativa de compras\n', '\nJefa de compras\n'],
    ['doce clientes', '90 clientes'],
    ['Ourense', 'Barcelona'],
    ['Excel, Contaplus', 'Excel, Contaplus, máster en logística'],
  ],
  honest: [
    [
      'Tramito 90 pedidos al mes con cuatro proveedores',
      'Cada mes tramito 90 pedidos con cuatro proveedores',
    ],
    ['Archivo, teléfono y facturas de doce clientes', 'Facturas de doce clientes, archivo y teléfono'],
    ['Apoyo a la responsable en la', 'Apoyo en la'],
  ],
};

const fr: Planted = {
  language: 'fr',
  resume: `Maëlle Quintrec
Assistante logistique
Assistante logistique, Biscuiterie Kermoal, Quimper, 2019 - 2024
- Planifie 35 livraisons par semaine avec trois transporteurs
- Participe à la mise en place d'un nouveau logiciel
Employée de quai, Transports Bellanger, Rennes, 2016 - 2019
- Chargement et contrôle de huit camions par nuit
Compétences : Excel, CACES 1`,
  changes: [
    ['35 livraisons', '85 livraisons'],
    ['trois transporteurs', 'neuf transporteurs'],
    ['Quimper, 2019', 'Quimper, 2013'],
    ['Transports Bellanger', 'Transports Gondrand'],
    ['Excel, CACES 1', 'Excel, SAP, CACES 1'],
    ["Participe à la mise en place d'un", "Pilote la mise en place d'un"],
    ['\nAssistante logistique\n', '\nDirectrice logistique\n'],
    ['huit camions', '35 camions'],
    ['Rennes, 2016', 'Lyon, 2016'],
    ['CACES 1', 'CACES 1, licence de gestion'],
  ],
  honest: [
    ['Planifie 35 livraisons par semaine', 'Chaque semaine, planification de 35 livraisons'],
    ['Chargement et contrôle de huit camions par nuit', 'Contrôle et chargement de huit camions par nuit'],
    ["Participe à la mise en place d'un nouveau logiciel", "Participe à la mise en place d'un logiciel"],
  ],
};

export const plantedLatin: Planted[] = [en, es, fr];

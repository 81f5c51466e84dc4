/**
 * Makers and their products that people name with and without the maker ("SharePoint", "Microsoft SharePoint"). Only
 * products whose own name is no word of a language here; one with two names of its own has both, "=" between them.
 */
const productsByMaker: Readonly<Record<string, string>> = {
  microsoft:
    'sharepoint onedrive intune onenote powerpoint power-bi power-automate power-apps=powerapps power-query power-platform sql-server active-directory entra-id exchange-online exchange-server hyper-v sccm visual-studio windows-server dynamics-365 dynamics-nav=navision dynamics-ax=axapta',
  adobe:
    'photoshop lightroom indesign after-effects premiere-pro acrobat-pro dreamweaver framemaker creative-cloud creative-suite experience-manager',
  autodesk:
    'autocad=auto-cad revit civil-3d navisworks 3ds-max fusion-360 bim-360 autocad-electrical autocad-lt robot-structural-analysis',
  google: 'bigquery looker-studio tag-manager search-console g-suite',
  dassault: 'solidworks catia',
  'dassault systèmes': 'solidworks catia',
  siemens: 'tia-portal simatic teamcenter solid-edge sinumerik',
  atlassian: 'jira bitbucket trello',
  sap: 'successfactors s4hana=s/4hana businessobjects hybris',
  oracle: 'peoplesoft netsuite jd-edwards',
  salesforce: 'service-cloud marketing-cloud pardot tableau-crm',
  amazon: 'redshift sagemaker ec2 dynamodb',
  aws: 'redshift sagemaker ec2 dynamodb cloudformation',
  apache: 'kafka hadoop tomcat jmeter solr',
  ibm: 'spss cognos as400 datastage db2 websphere',
  vmware: 'vsphere esxi vcenter',
  cisco: 'webex anyconnect packet-tracer',
  citrix: 'xenapp xendesktop netscaler',
  avid: 'media-composer pro-tools',
  blackmagic: 'davinci-resolve',
  apple: 'final-cut-pro logic-pro',
  trimble: 'tekla=tekla-structures sketchup',
  graphisoft: 'archicad',
  nemetschek: 'allplan vectorworks',
  bentley: 'microstation',
  esri: 'arcgis arcgis-pro arcmap',
  hexagon: 'pc-dmis',
  mathworks: 'matlab simulink',
  'national instruments': 'labview teststand',
  rockwell: 'rslogix factorytalk',
  schneider: 'unity-pro ecostruxure',
};

const spaced = (name: string): string => name.replaceAll('-', ' ');

/** One line a product: its names with the maker and without. */
export const products = Object.entries(productsByMaker)
  .flatMap(([maker, list]) =>
    list.split(' ').map((product) => {
      const names = product.split('=').map(spaced);
      return [...names, ...names.map((name) => `${maker} ${name}`)].join('|');
    }),
  )
  .join('\n');

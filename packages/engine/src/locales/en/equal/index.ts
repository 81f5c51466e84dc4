import { accountingTaxPayroll } from './accounting-tax-payroll.ts';
import { acronyms1 } from './acronyms-1.ts';
import { acronyms2 } from './acronyms-2.ts';
import { acronyms3 } from './acronyms-3.ts';
import { acronyms4 } from './acronyms-4.ts';
import { asked1 } from './asked-1.ts';
import { asked2 } from './asked-2.ts';
import { asked3 } from './asked-3.ts';
import { asked4 } from './asked-4.ts';
import { constructionTradesElectrical } from './construction-trades-electrical.ts';
import { degrees } from './degrees.ts';
import { duties1 } from './duties-1.ts';
import { duties2 } from './duties-2.ts';
import { duties3 } from './duties-3.ts';
import { duties4 } from './duties-4.ts';
import { duties5 } from './duties-5.ts';
import { duties6 } from './duties-6.ts';
import { duties7 } from './duties-7.ts';
import { duties8 } from './duties-8.ts';
import { duties9 } from './duties-9.ts';
import { duties10 } from './duties-10.ts';
import { duties11 } from './duties-11.ts';
import { educationChildcareSocial } from './education-childcare-social.ts';
import { engineeringManufacturingQuality } from './engineering-manufacturing-quality.ts';
import { fields1 } from './fields-1.ts';
import { fields2 } from './fields-2.ts';
import { fields3 } from './fields-3.ts';
import { fields4 } from './fields-4.ts';
import { fields5 } from './fields-5.ts';
import { fields6 } from './fields-6.ts';
import { fields7 } from './fields-7.ts';
import { fields8 } from './fields-8.ts';
import { fields9 } from './fields-9.ts';
import { fields10 } from './fields-10.ts';
import { financeBankingInsuranceRealestate } from './finance-banking-insurance-realestate.ts';
import { healthCareNursingPharmacyLab } from './health-care-nursing-pharmacy-lab.ts';
import { hiring } from './hiring.ts';
import { hrRecruiting } from './hr-recruiting.ts';
import { itSoftwareData } from './it-software-data.ts';
import { lawPublicServiceComplianceSecurity } from './law-public-service-compliance-security.ts';
import { logisticsWarehouseTransport } from './logistics-warehouse-transport.ts';
import { managementProjectsGeneral } from './management-projects-general.ts';
import { marketingMediaDesign } from './marketing-media-design.ts';
import { names1 } from './names-1.ts';
import { names2 } from './names-2.ts';
import { names3 } from './names-3.ts';
import { occupations } from './occupations.ts';
import { officeAdmin } from './office-admin.ts';
import { ordinary1 } from './ordinary-1.ts';
import { ordinary2 } from './ordinary-2.ts';
import { ordinary3 } from './ordinary-3.ts';
import { ordinary4 } from './ordinary-4.ts';
import { plain1 } from './plain1.ts';
import { retailGastronomyHotel } from './retail-gastronomy-hotel.ts';
import { salesCustomerService } from './sales-customer-service.ts';
import { scienceAgricultureEnvironmentEnergy } from './science-agriculture-environment-energy.ts';
import { trades1 } from './trades-1.ts';
import { trades2 } from './trades-2.ts';
import { verbsNouns } from './verbs-nouns.ts';
import { wholePages } from './whole-pages.ts';

/** Phrases of equal meaning and equal strength, by field of work. */
export const phrasesByField = [
  hiring,
  fields1,
  fields2,
  fields3,
  fields4,
  fields5,
  fields6,
  fields7,
  fields8,
  fields9,
  fields10,
  duties10,
  duties11,
  duties9,
  duties8,
  duties7,
  duties1,
  duties2,
  duties3,
  duties4,
  duties5,
  duties6,
  accountingTaxPayroll,
  constructionTradesElectrical,
  educationChildcareSocial,
  engineeringManufacturingQuality,
  financeBankingInsuranceRealestate,
  healthCareNursingPharmacyLab,
  hrRecruiting,
  itSoftwareData,
  lawPublicServiceComplianceSecurity,
  logisticsWarehouseTransport,
  managementProjectsGeneral,
  marketingMediaDesign,
  officeAdmin,
  ordinary1,
  ordinary2,
  ordinary3,
  ordinary4,
  plain1,
  retailGastronomyHotel,
  salesCustomerService,
  scienceAgricultureEnvironmentEnergy,
  trades1,
  trades2,
  asked1,
  asked2,
  asked3,
  asked4,
  wholePages,
];

/** Second names, most of them short. */
export const secondNames = [
  degrees,
  acronyms3,
  acronyms4,
  acronyms1,
  acronyms2,
  occupations,
  names1,
  names2,
  names3,
];

/** Verbs, their nouns and irregular forms. */
export const verbsAndNouns = [verbsNouns];

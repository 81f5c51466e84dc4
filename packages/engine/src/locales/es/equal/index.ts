import { accountingTaxPayroll } from './accounting-tax-payroll.ts';
import { acronyms1 } from './acronyms-1.ts';
import { acronyms2 } from './acronyms-2.ts';
import { acronyms3 } from './acronyms-3.ts';
import { acronyms4 } from './acronyms-4.ts';
import { constructionTradesElectrical } from './construction-trades-electrical.ts';
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
import { duties12 } from './duties-12.ts';
import { duties13 } from './duties-13.ts';
import { duties14 } from './duties-14.ts';
import { duties15 } from './duties-15.ts';
import { duties16 } from './duties-16.ts';
import { duties17 } from './duties-17.ts';
import { duties18 } from './duties-18.ts';
import { duties19 } from './duties-19.ts';
import { duties20 } from './duties-20.ts';
import { duties21 } from './duties-21.ts';
import { duties22 } from './duties-22.ts';
import { educationChildcareSocial } from './education-childcare-social.ts';
import { engineeringManufacturingQuality } from './engineering-manufacturing-quality.ts';
import { everyday1 } from './everyday-1.ts';
import { everyday2 } from './everyday-2.ts';
import { everyday3 } from './everyday-3.ts';
import { everyday4 } from './everyday-4.ts';
import { everyday5 } from './everyday-5.ts';
import { financeBankingInsuranceRealestate } from './finance-banking-insurance-realestate.ts';
import { healthCareNursingPharmacyLab } from './health-care-nursing-pharmacy-lab.ts';
import { hiring } from './hiring.ts';
import { hrRecruiting } from './hr-recruiting.ts';
import { itSoftwareData } from './it-software-data.ts';
import { lawPublicServiceComplianceSecurity } from './law-public-service-compliance-security.ts';
import { loans } from './loans.ts';
import { logisticsWarehouseTransport } from './logistics-warehouse-transport.ts';
import { managementProjectsGeneral } from './management-projects-general.ts';
import { marketingMediaDesign } from './marketing-media-design.ts';
import { names1 } from './names-1.ts';
import { names2 } from './names-2.ts';
import { occupations } from './occupations.ts';
import { officeAdmin } from './office-admin.ts';
import { plain1 } from './plain1.ts';
import { retailGastronomyHotel } from './retail-gastronomy-hotel.ts';
import { saidAgain } from './said-again.ts';
import { salesCustomerService } from './sales-customer-service.ts';
import { scienceAgricultureEnvironmentEnergy } from './science-agriculture-environment-energy.ts';
import { trades1 } from './trades-1.ts';
import { trades2 } from './trades-2.ts';
import { verbsNouns1 } from './verbs-nouns-1.ts';
import { verbsNouns2 } from './verbs-nouns-2.ts';
import { wholePages } from './whole-pages.ts';

/** Phrases of equal meaning and equal strength, by field of work. */
export const phrasesByField = [
  hiring,
  everyday1,
  everyday2,
  everyday3,
  everyday4,
  everyday5,
  duties11,
  duties12,
  duties13,
  duties14,
  duties15,
  duties16,
  duties17,
  duties18,
  duties19,
  duties20,
  duties21,
  duties22,
  duties10,
  duties9,
  duties1,
  duties2,
  duties3,
  duties4,
  duties5,
  duties6,
  duties7,
  duties8,
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
  plain1,
  retailGastronomyHotel,
  salesCustomerService,
  scienceAgricultureEnvironmentEnergy,
  trades1,
  trades2,
  wholePages,
  saidAgain,
];

/** Second names, most of them short. */
export const secondNames = [acronyms4, loans, acronyms3, acronyms1, acronyms2, occupations, names1, names2];

/** Verbs, their nouns and irregular forms. */
export const verbsAndNouns = [verbsNouns1, verbsNouns2];

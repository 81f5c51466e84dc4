import type { Language } from '../types.ts';

interface LicenceNames {
  full: string;
  short: string;
  /** Before it: there is none, or it is one for something that drives on no road. */
  without: RegExp;
  /** Behind it, its class and a mark: it is not held yet, or no more. */
  notHeld: RegExp;
  /** In the name of a paper. */
  paper: RegExp;
}

/**
 * How driving licences are called. The short names say so with a class beside them only ("carné B"). Alone a
 * licence is one for cars. As the name of a paper it needs fewer words around it.
 */
export const licenceNames: Record<Language, LicenceNames> = {
  en: {
    full: "driving licence|driving license|driver's licence|driver's license|drivers licence|drivers license|driver licence|driver license|driver’s licence|driver’s license",
    short: 'licence|license|cdl class|cdl',
    without: /(?<!\p{L})(?:(?:no|not|without)\s(?:\p{L}+\s)?|(?:provisional|expired|learner['’]?s?)\s)$/iu,
    notHeld:
      /^(?:provisional|learner|expired|lapsed|suspended|revoked|in progress|applied for|taking lessons)/iu,
    paper: /\bdriv(?:ing|er['’]?s?) licen[cs]e\b/iu,
  },
  es: {
    full: 'carné de conducir|carnet de conducir|carné de coche|carnet de coche|permiso de conducir|permiso de conducción|licencia de conducir|licencia de conducción|licencia de manejo|licencia de manejar|licencia de chofer|permiso de circulación|registro de conducir|registro profesional|libreta de conducir|pase de conducir|carnet de manejo|brevete',
    short: 'carné|carnet|permiso|licencia tipo|licencia clase',
    without: /(?<!\p{L})(?:no|sin)\s(?:\p{L}+\s)?$/iu,
    notHeld:
      /^(?:provisional|en tr[aá]mite|en proceso|en curso|sac[aá]ndo|sin terminar|caducad|retirad|vencid)/iu,
    paper:
      /carn(?:[eé]|et):? (?:de conducir|[A-E]\d?\b)|permiso:? (?:de conducir|[A-E]\d?\b)|(?:licencia|registro|libreta) de (?:conducir|conducción|manejo)|brevete/iu,
  },
  fr: {
    full: 'permis de conduire|permis voiture',
    short: 'permis',
    without: /(?<!\p{L})(?:sans|pas (?:de|le))\s(?:\p{L}+\s)?$/iu,
    notHeld:
      /^(?:en cours(?! de validité)|en préparation|provisoire|suspendu|retiré|annulé|invalidé|à obtenir|code obtenu)/iu,
    paper: /\bpermis(?:\s?:)? (?:de conduire|[A-E]\d?\b)/iu,
  },
  de: {
    full: 'pkw fahren|führerschein|fahrerlaubnis|führerausweis|lenkerberechtigung',
    short: 'klasse|klassen',
    without: /(?<!\p{L})(?:ohne|kein|keinen|keine|noch)\s(?:\p{L}+\s)?$/iu,
    notHeld:
      /^(?:in Arbeit|in Ausbildung|wird (?:gerade|derzeit|aktuell|zurzeit)|angemeldet|entzogen|abgelaufen|noch nicht|derzeit nicht)/iu,
    paper: /führerschein|fahrerlaubnis/iu,
  },
  zh: {
    full: '驾照|驾驶证|驾驶执照|机动车驾驶证',
    short: '',
    without:
      /(?:没有|无|(?<!司)机|船舶?|艇|列车|地铁|轻轨|有轨电车|动车组?|摩托车?|叉车|铲车|航空器|飞行器|场内车辆?)$/u,
    notHeld: /^(?:在考|正在考|考取中|在学|学习中|办理中|吊销|过期|待考)/u,
    paper: /驾照|驾驶证|[ABC]\d\s?照/u,
  },
};

/** Classes that hold others: who has the one may drive with the other as well. */
export const widerClasses: Record<'europe' | 'china', Record<string, string>> = {
  europe: {
    B: 'BE|C1|C1E|C|CE|D1|D1E|D|DE',
    BE: 'C1E|CE|D1E|DE',
    C1: 'C1E|C|CE',
    C: 'CE',
    C1E: 'CE',
    D1: 'D1E|D|DE',
    D: 'DE',
    A1: 'A2|A',
    A2: 'A',
    AM: 'A1|A2|A|B',
  },
  china: { C2: 'C1|B1|B2|A1|A2', C1: 'B1|B2|A1|A2', B1: 'A1', B2: 'A2|A1' },
};

import type { Language } from '../types.ts';

/**
 * Words for making a figure smaller or larger, folded; what stands beside two figures in a line where somebody did that
 * ("brought", "down"); and what tells that the figure went there by itself ("fell"), whoever did it.
 */
export interface Moving {
  down: RegExp;
  up: RegExp;
  brought: RegExp;
  itself: RegExp;
}

export const moving: Partial<Record<Language, Moving>> = {
  en: {
    down: /^(?:reduc(?:ed?|ing|tion)|cut(?:ting)?|lower(?:ed|ing)?|decreas(?:ed?|ing))$/,
    up: /^(?:rais(?:ed?|ing)|increas(?:ed?|ing)|lift(?:ed|ing)?)$/,
    brought: /^(?:down|up|brought|took|taken|got|moved|pulled|pushed)$/,
    itself:
      /^(?:f[ae]ll(?:en|s|ing)?|dropp?(?:ed|s|ing)?|went|goes|gone|rose|risen|rises|gr[eo]wn?|grows|sank|sunk|climbed|declined|improved|changed|slid|shrank|doubled|halved|wa?s|were|is|are|has|have|had|it|they)$/,
  },
  de: {
    down: /^(?:gesenkt|senkte|senken|senkung|reduziert|reduzierte|reduzieren|reduzierung|verringert|verringerte|verringern|verringerung|verkurzt|verkurzte|verkurzen|verkurzung)$/,
    up: /^(?:gesteigert|steigerte|steigern|steigerung|erhoht|erhohte|erhohen|erhohung)$/,
    brought: /^auf$/,
    itself:
      /^(?:sank|sanken|gesunken|sinkt|fiel|fielen|gefallen|fallt|ging|gingen|gegangen|geht|zuruck|zuruckgegangen|stieg|stiegen|gestiegen|steigt|wuchs|wuchsen|gewachsen|kletterte|kletterten|lag|lagen|lief|liefen|wurde|wurden|war|waren|ist|sind|hat|haben|hatte|hatten|es|sie)$/,
  },
  es: {
    down: /^(?:reduje|reducir|reduccion|reduciendo|disminui|disminucion|rebaje|recorte)$/,
    up: /^(?:aumente|aumentar|incremente|incrementar)$/,
    brought: /^(?:lleve|llevado|llevada|llevados|llevadas|deje|rebajado|rebajada|rebajadas|subi|baje)$/,
    itself:
      /^(?:bajo|bajaron|baja|bajan|paso|pasaron|pasa|pasan|cayo|cayeron|subio|subieron|sube|suben|crecio|crecieron|aumento|aumentaron|disminuyo|disminuyeron|era|eran|fue|fueron|es|son|ha|han|se)$/,
  },
  fr: {
    down: /^(?:reduit|reduite|reduits|reduites|reduire|reduction|diminue|diminuer|diminution|abaisse|abaisser)$/,
    up: /^(?:augmente|augmenter|augmentation|accru|accrue|accroitre)$/,
    brought: /^(?:ramene|ramenee|ramenes|ramenees|porte|portee|portes|portees)$/,
    itself:
      /^(?:passe|passee|passes|passees|tombe|tombee|tombes|tombees|baisse|baissent|chute|monte|montee|grimpe|est|sont|etait|etaient|a|ont|avait|avaient|s|se)$/,
  },
};

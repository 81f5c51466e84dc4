import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /licencia|c[ée]dula|colegiad[oa]|carn[eé] profesional|habilitaci[óo]n/iu,
  training: /(?<!\p{L})(?:curso|certificad[oa]|certificación|taller|formación en|carn[eé]t? de)(?!\p{L})/iu,
  unfinished:
    /trunc[oa]|incomplet|sin terminar|(?:no|sin) homolog|inacabad|no finalizad|inconclus|cursando|en curso(?! d)|provisional|caducad|vencid|en tr[áa]mite/iu,
  schools: /institut[oe]|universit\p{L}+/iu,
  motherTongue: /nativ[oa]|materna/iu,
  endsOn: /caduc|vence|vencimiento|vigen|v[áa]lid/iu,
  personal: {
    labels:
      /^(?:fecha (?:y lugar )?de nacimiento|edad|sexo|estado civil|hijos|religi[óo]n|c[ée]dula(?: de ciudadan[íi]a)?|dni|nif|curp)$/iu,
    sayings:
      /^(?:nacid[oa] (?:el|en) .{4,50}|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|[1-9]\d años(?: de edad)?|(?:sin|una?|dos|tres|cuatro|[1-9]) hij[oa]s?)$/iu,
  },
};

import type { PapersPack } from '../papers-pack.ts';

export const papers: PapersPack = {
  trade: /licencia|c[ée]dula|colegiad[oa]|carn[eé] profesional|habilitaci[óo]n/iu,
  endsOn: /caduc|vence|vencimiento|vigen|v[áa]lid/iu,
  personal: {
    labels:
      /^(?:fecha (?:y lugar )?de nacimiento|edad|sexo|estado civil|hijos|religi[óo]n|c[ée]dula(?: de ciudadan[íi]a)?|dni|nif|curp)$/iu,
    sayings: /^(?:nacid[oa] (?:el|en) .{4,50}|casad[oa]|solter[oa])$/iu,
  },
};

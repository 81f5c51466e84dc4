/** Small words beside figures, of all languages: a line may hold English ones in any of them. Strings are sources of patterns. */
export const percentPhrases =
  /per ?cent|pour ?cent(?![\s-](?:dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|quatre[\s-]vingt))|por ciento(?! (?:diez|once|doce|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\p{L}))|百分之/giu;

/** Between the two figures of a range. */
export const rangeWords = 'to|bis|auf|à|a|al|hasta|and|und|et|y|到|至|降到|降至|升到|升至|提高到|提升到';

/** Those of them that say "up to" where no other figure stands before them. */
export const untilWords = 'bis|hasta';

/** Between the words of one number ("treinta y cinco"). */
export const inNumbers = 'and|y|et|und';

/** Right behind digits, which then count nothing ("3rd", "250g"). */
export const afterDigits = /^(?:st|nd|rd|th|d|g)$/;

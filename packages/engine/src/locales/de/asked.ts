import type { AskedPack } from '../asked-pack.ts';

export const asked: AskedPack = {
  bare: 'computer|computern|service|produktion|weiterbildung|fortbildung|web|texten|vorgaben|abschlüssen',
  never:
    'mündlich|schriftlich|weitere sprachen|weitere sprachkenntnisse|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|weitere fremdsprachen|andere sprachen|zwingend|zwingend erforderlich|erforderlich|notwendig|wünschenswert|erwünscht|von vorteil|optional|vorausgesetzt|möglichst|früh|spät|abschluss|innovativ|schrift|wort|bedingung|gewo',
  before: 'umgang mit dem|umgang mit der|umgang mit|arbeit am|arbeit mit dem',
  behind: 'zum|zur|im|in|in der|als|für|von|der|des',
  spoken: 'wir|uns|unser|unsere|unseren|bitte|sind|ist|werden|wird|wurde|haben wir|behandeln|löschen|senden',
  relative: 'das, was|welche|welcher|wo',
  another:
    'ähnlich|ähnlichem|ähnliches|ähnliche|vergleichbar|vergleichbarer|ähnlicher|vergleichbare|vergleichbares|vergleichbaren|andere|anderen|anderes|sonstige',
  adjectives: '',
  traits:
    'samkeit|igkeit|lichkeit|barkeit|bereitschaft|bewusstsein|vermögen|stärke|geschick|talent|freude|sinn|klarheit|offenheit|sicherheit im auftreten',
  notTraits:
    'nachhaltigkeit|tauglichkeit|tragfähigkeit|arbeitsfähigkeit|öffentlichkeit|wirtschaftlichkeit|baufreiheit|festigkeit|flüssigkeit|feuchtigkeit|staatsangehörigkeit|tätigkeit|möglichkeit|unterdruckfreude|bauvermögen|betriebsvermögen|sondervermögen|barrierefreiheit',
  conditions:
    'schicht|schichten|wochenende|wochenenden|feiertag|feiertage|feiertagen|nacht|nächte|nächten|nachts|tag|tags|tagsüber|früh|spät|abend|abends|abenden|samstag|samstags|samstage|samstagen|sonntag|sonntags|sonntage|sonntagen|sonn|wochentags|überstunden|stunden|frühschicht|spätschicht|nachtschicht|wechselschicht|gelegentlich|arbeit|arbeiten',
  given:
    'bezahlte einarbeitung|bezahlte weiterbildung|kostenlose arbeitskleidung|kostenlose verpflegung|personalrabatt|fahrradleasing|übertarifliche bezahlung|unterkunft gestellt',
  employer:
    /(?:^|[.!\n]\s*)(?:(?:Bei|Für)\s(?:der\s|die\s)?(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\s(?:suchen|bieten)\swir|(?:Die\s|Der\s)?(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\ssucht)(?!\p{L})/gu,
  toReader: /(?<!\p{L})(?:sie|du)(?: dabei| unter anderem)?\s?:\s*$/u,
  heads:
    'helfer|helferin|gesetz|gesetzes|gesetze|gesetzen|ordnung|ordnungen|vorschriften|richtlinien|pädagogik|planung|planungen|recht|pflege|dienst|dienste|diensten|anlagen|technik|bau|systeme|systemen|dokumentation|gespräche|gesprächen|ausbildung|zeiten|projekte|projekten|steuerung|anleitungen|abrechnung|abrechnungen|therapie|medizin|handwerk|berichte|berichten|infrastruktur|management|marketing|entwicklung|beratung|betreuung|wirtschaft|wesen|wissenschaft|wissenschaften|kunde|arbeit|arbeiten|hilfe|schutz|sicherheit|software|programmierung|versicherung|verwaltung|führung|buchhaltung|prüfung|prüfungen|erfahrung|branche|industrie|handel|verkehr|transport|logistik|bearbeitung|fertigung|montage|reparatur|wartung|instandhaltung|design|gestaltung|schulung|schulungen|kenntnisse|kenntnissen|kompetenz|support|produktion|analyse|analysen|statistik|mathematik|informatik|tests|maschinen|fahrzeuge|geräte|geräten|bereich|küche|medien|verfahren',
  sort: /^(?:Regelwerke?s?|Norm(?:en)?|Software|Programm(?:s|en)?|Programmiersprachen?|Standards?)\s(?=[\p{Lu}\d]{2}|\p{Lu}\p{L}*\p{Lu})/u,
  capitals: {
    before: /(?:^|\s)\p{L}{4,}(?:e|er|es|en)\s$/u,
    adjective: /^\p{Ll}\p{L}+(?:e|en|er|es|em)$/u,
    opening: /^\p{Lu}\p{Ll}+(?:lich|isch|ig|bar|sam|ell)(?:e|en|er|es|em)$/u,
    listed: /^,\s\p{Ll}|^\s(?:und|oder)\s\p{Ll}/u,
  },
};

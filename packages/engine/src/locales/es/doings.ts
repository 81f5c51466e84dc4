import { clausesOf, eachClause, type FormsOf } from '../doings.ts';
import { verbOrNoun } from './verbs.ts';

/** Regular verbs, and behind ":" the first person of those that change their stem. */
const regular = `
gestionar coordinar preparar organizar controlar elaborar realizar analizar supervisar administrar desarrollar diseñar programar
documentar redactar revisar tramitar crear mejorar optimizar implantar implementar instalar reparar montar desmontar verificar
registrar facturar contabilizar negociar visitar presentar capturar informar asesorar formar apoyar cuidar limpiar ordenar cargar
descargar entregar cocinar reportar actualizar configurar integrar automatizar migrar publicar planificar evaluar valorar calcular
liquidar conciliar archivar colocar cobrar cumplimentar ejecutar liderar investigar comprar aplicar ensayar firmar clasificar
despachar reservar cotizar armar capacitar enseñar acompañar lavar planchar coser cortar soldar:sueldo pintar lijar podar regar:riego
plantar fumigar cosechar ordeñar alimentar vacunar pesar envasar etiquetar empaquetar embalar transportar trasladar alinear ajustar
calibrar engrasar lubricar desinfectar esterilizar vigilar inspeccionar auditar recepcionar almacenar inventariar contratar
seleccionar entrevistar contestar:contesto comunicar traducir:traduzco grabar editar fotografiar maquetar rotular exponer:expongo
promocionar captar fidelizar cerrar:cierro abrir comprobar:compruebo probar:pruebo contar:cuento mostrar:muestro
atender:atiendo dirigir:dirijo repartir vender recibir servir:sirvo establecer:establezco escribir responder
mantener:mantengo imponer:impongo hacer:hago reponer:repongo producir:produzco ofrecer:ofrezco medir:mido corregir:corrijo
impartir resolver:resuelvo conducir:conduzco emitir cuadrar ingresar llevar tratar recoger:recojo extraer:extraigo tomar sacar
dar:doy servir:sirvo pedir:pido cubrir describir difundir distribuir:distribuyo construir:construyo
asistir instruir:instruyo adiestrar tutorizar moldear tejer bordar afilar pulir tornear fresar taladrar decapar puntear
apuntar avisar barrer explicar hablar mirar llenar rellenar presupuestar recortar tapizar quitar`;

/** What the rule would get wrong: third person, and the past of both. */
const irregular = `
hacer:hace,hice,hizo mantener:mantiene,mantuve,mantuvo reponer:repone,repuse,repuso exponer:expone,expuse,expuso
producir:produce,produje,produjo conducir:conduce,conduje,condujo traducir:traduce,traduje,tradujo dar:da,di,dio
servir:sirve,serví,sirvió pedir:pide,pedí,pidió medir:mide,medí,midió corregir:corrige,corregí,corrigió
dirigir:dirige,dirigí,dirigió recoger:recoge,recogí,recogió establecer:establece,establecí,estableció
ofrecer:ofrece,ofrecí,ofreció imponer:impone,impuse,impuso extraer:extrae,extraje,extrajo`;

const rows = (list: string) =>
  list
    .trim()
    .split(/\s+/u)
    .map((row) => {
      const [infinitive = '', forms] = row.split(':');
      return { infinitive, forms: forms?.split(',') ?? [] };
    });

const soft = (stem: string): string => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');

/** First and third person, now and then. */
function formsOf(infinitive: string, first: string | undefined): string[] {
  const stem = infinitive.slice(0, -2);
  const now = first?.slice(0, -1) ?? stem;
  if (infinitive.endsWith('ar')) return [`${now}o`, `${now}a`, `${soft(stem)}é`, `${stem}ó`];
  return [`${now}o`, `${now}e`, `${stem}í`, `${stem}ió`];
}

const own = new Map(rows(irregular).map(({ infinitive, forms }) => [infinitive, forms]));

/** Each form with its infinitive, parted by person and time: of one point all verbs are of one. */
const tables: readonly FormsOf[] = [0, 1, 2, 3].map(
  (at) =>
    new Map(
      rows(regular).map(({ infinitive, forms: [first] }) => {
        const forms = own.get(infinitive);
        const form = forms && at > 0 ? forms[at - 1] : formsOf(infinitive, first)[at];
        return [form ?? '', infinitive] as const;
      }),
    ),
);

const nouns = new Set(
  `${verbOrNoun.words} compra visita carga descarga entrega reserva toma firma cuenta trata cocina monta programa
  ensaya saca prueba muestra cubre asiento poda riega recibe pesa`.split(/\s+/u),
);

const firstWord = (text: string): string => /^\p{L}+(?=\s|,|$)/u.exec(text)?.[0] ?? '';

function isVerbAt(text: string, table: FormsOf): boolean {
  const word = firstWord(text);
  const low = word.toLowerCase();
  if (!table.has(low)) return false;
  return (
    !nouns.has(low) ||
    /^trat[ao] con\s/iu.test(text) ||
    verbOrNoun.behindVerb.test(text.slice(word.length).trim())
  );
}

/** "Anoto los pesos": of a verb that no list knows nothing is said. */
const perhapsVerb = /^\p{Ll}+[oaeéíó]\s(?:el|la|los|las|una?|al)(?!\p{L})/u;

/** Who it is about stands in no list. */
const untold =
  /(?<!\p{L})(?:yo|me|mis?|nos|nuestr[oa]s?|se|les?|no|sin|que|quien|cuando|si|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu;

/** Of a point that keeps all its words. */
const unsaid = /(?<!\p{L})(?:yo|me|mis?|nos|nuestr[oa]s?|se)(?!\p{L})/iu;

/** "Atiendo y asesoro sobre perfumes" becomes "atender y asesorar sobre perfumes". */
export function asDoing(text: string, whole = false): string | undefined {
  const told = text.replace(/:\s.*$/u, '');
  const table = tables.find((each) => isVerbAt(told, each));
  if (!table || (whole ? unsaid : untold).test(told)) return undefined;
  const clauses = clausesOf(
    told,
    /(,\s+|\s+[yeou]\s+)/u,
    (rest) => table.has(firstWord(rest)) || perhapsVerb.test(rest),
  );
  const change = (clause: string): string | undefined => {
    const word = firstWord(clause);
    const behind = clause.slice(word.length);
    return isVerbAt(clause, table) || behind === '' ? `${table.get(word.toLowerCase())}${behind}` : undefined;
  };
  return eachClause(clauses, change, whole);
}

/** "Coordina eventos": nobody speaks so of oneself. "Coordino" is well said. */
export const bareVerb = {
  known: (text: string): boolean => tables[1] !== undefined && isVerbAt(text, tables[1]),
  perhaps: /^\p{L}+[ae]\s(?:el|la|los|las|una?|al)\s/u,
};

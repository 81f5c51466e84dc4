import { isGround } from './ground.ts';
import { type Attributes, scanXml } from './xml.ts';

/** What a style or a run says about its characters; absent means "as below me". */
export interface CharacterLook {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
  colour?: string;
  /** The looks of what a template says where something is to be filled in. */
  prompt?: boolean;
}

export interface Style extends CharacterLook {
  /** Its paragraph, or its table, has a ground of a colour of its own. */
  shaded?: boolean;
  basedOn?: string;
  headingLevel?: number;
  numbering?: { id?: string; level?: number };
}

export class Styles {
  readonly byId = new Map<string, Style>();
  defaults: CharacterLook = {};
  defaultParagraph?: string;

  /** The style with everything it inherits; a circle of styles ends after twenty steps. */
  resolve(id: string | undefined): Style {
    let style = this.byId.get(id ?? this.defaultParagraph ?? '');
    const chain: Style[] = [];
    for (let steps = 0; style && steps < 20; steps++) {
      chain.unshift(style);
      style = style.basedOn ? this.byId.get(style.basedOn) : undefined;
    }
    return Object.assign({ ...this.defaults }, ...chain);
  }
}

/** `<w:b/>`, `<w:b w:val="1"/>` are on; "0", "false", "off" are off. */
export function isOn(attributes: Attributes): boolean {
  return !/^(0|false|off|none)$/.test(attributes.get('val') ?? '1');
}

/** Takes a property of a run (`rPr`) into a look; true if it was one. */
export function readLook(name: string, attributes: Attributes, look: CharacterLook): void {
  if (name === 'b') look.bold = isOn(attributes);
  else if (name === 'i') look.italic = isOn(attributes);
  else if (name === 'vanish') look.hidden = isOn(attributes);
  else if (name === 'color') look.colour = attributes.get('val') ?? 'auto';
  else if (name === 'sz') {
    const half = Number(attributes.get('val'));
    if (half > 0) look.size = half / 2;
  }
}

function headingOf(name: string): number | undefined {
  const found = /^(?:heading|überschrift|titre|título|titulo|标题)\s*([1-9])$/i.exec(name);
  return found ? Number(found[1]) : undefined;
}

export function readStyles(xml: string): Styles {
  const styles = new Styles();
  const path: string[] = [];
  let current: Style | undefined;
  const open = (name: string, attributes: Attributes) => {
    path.push(name);
    if (name === 'style') {
      current = {};
      const id = attributes.get('styleId') ?? '';
      styles.byId.set(id, current);
      if (attributes.get('type') === 'paragraph' && attributes.get('default') === '1')
        styles.defaultParagraph = id;
    } else if (path.includes('rPrDefault')) readLook(name, attributes, styles.defaults);
    else if (current) readStyleProperty(name, attributes, current, path.at(-2));
  };
  const close = (name: string) => {
    path.pop();
    if (name === 'style') current = undefined;
  };
  scanXml(xml, { open, close, text: () => {} });
  return styles;
}

function readStyleProperty(
  name: string,
  attributes: Attributes,
  style: Style,
  parent: string | undefined,
): void {
  const value = attributes.get('val');
  if (name === 'name') {
    style.headingLevel ??= headingOf(value ?? '');
    // Its name is English in every language's Word; its id is not.
    if (/^placeholder text$/i.test(value ?? '')) style.prompt = true;
  } else if (name === 'basedOn') style.basedOn = value;
  else if (name === 'outlineLvl' && Number(value) < 9) style.headingLevel ??= Number(value) + 1;
  else if (name === 'numId') style.numbering = { ...style.numbering, id: value };
  else if (name === 'ilvl') style.numbering = { ...style.numbering, level: Number(value) };
  else if (parent !== 'rPr') style.shaded ||= isGround(name, attributes);
  else if (isGround(name, attributes)) style.colour = 'auto';
  else readLook(name, attributes, style);
  for (const key of ['headingLevel', 'basedOn', 'shaded'] as const) if (!style[key]) delete style[key];
}

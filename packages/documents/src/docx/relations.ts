import { type Attributes, scanXml } from './xml.ts';

export interface Relation {
  id: string;
  /** Last word of the type's address: "header", "hyperlink", "styles". */
  type: string;
  target: string;
  external: boolean;
}

const ignore = () => {};

export function readRelations(xml: string): Relation[] {
  const relations: Relation[] = [];
  const open = (name: string, attributes: Attributes) => {
    if (name !== 'Relationship') return;
    relations.push({
      id: attributes.get('Id') ?? '',
      type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
      target: attributes.get('Target') ?? '',
      external: attributes.get('TargetMode') === 'External',
    });
  };
  scanXml(xml, { open, close: ignore, text: ignore });
  return relations;
}

/** "../media/x" seen from "word/document.xml"; it can never leave the archive, which is only a map. */
export function resolveTarget(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

export function relationsPart(part: string): string {
  const steps = part.split('/');
  const name = steps.pop() ?? '';
  return [...steps, '_rels', `${name}.rels`].join('/');
}

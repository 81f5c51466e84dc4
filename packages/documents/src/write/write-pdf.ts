import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPaths } from './fonts.ts';
import { spansOf } from './inline.ts';
import { type Block, type Sheet, staysWithNext } from './sheet.ts';
import { looks, type Template } from './templates.ts';
import { typstSource } from './typst-source.ts';

let compiler: NodeCompiler | undefined;

/** Made once a process: opening the fonts takes longer than setting a page. */
function typst(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontPaths() }] });
  return compiler;
}

function blockData(block: Block, before: Block | undefined, next: Block | undefined) {
  return {
    sticky: staysWithNext(block, next),
    kind: block.kind,
    spans: spansOf(block.text),
    right: block.right ? spansOf(block.right) : [],
    label: block.label ? spansOf(block.label) : [],
    tight: block.label?.endsWith('：') ?? false,
    lead: before?.kind === 'heading',
  };
}

/** Bullets that follow each other are one list, for whoever listens to the page. */
function groupsOf(blocks: Block[]) {
  const groups: { list: boolean; blocks: ReturnType<typeof blockData>[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const list = block.kind === 'bullet';
    const data = blockData(block, blocks[index - 1], blocks[index + 1]);
    const last = groups.at(-1);
    if (last && last.list === list) last.blocks.push(data);
    else groups.push({ list, blocks: [data] });
  }
  return groups;
}

export function writePdf(sheet: Sheet, template: Template): Uint8Array {
  const data = JSON.stringify({
    title: sheet.title,
    lang: sheet.language,
    paper: sheet.language === 'en' ? 'us-letter' : 'a4',
    look: looks[template],
    groups: groupsOf(sheet.blocks),
  });
  const maker = typst();
  try {
    return maker.pdf({ mainFileContent: typstSource, inputs: { data } }, { pdfTags: true });
  } finally {
    maker.evictCache(10);
  }
}

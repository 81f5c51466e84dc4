import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import { spansOf } from './inline.ts';
import { type Block, type BlockKind, type Sheet, staysWithNext } from './sheet.ts';
import { type Look, looks, type Template } from './templates.ts';

const twips = (points: number) => Math.round(points * 20);
/** Word counts gaps from line box to line box, Typst from letter to letter. */
const gap = (points: number) => twips(points * 0.4);
const halves = (points: number) => Math.round(points * 2);
const pages = { en: { width: 12240, height: 15840 }, other: { width: 11906, height: 16838 } };
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' };

const styleIds: Partial<Record<BlockKind, string>> = {
  headline: 'Subtitle',
  contact: 'Contact',
  entry: 'EntryTitle',
  detail: 'EntryDetail',
  bullet: 'ListBullet',
};

function runs(text: string, own: { bold?: boolean; color?: string } = {}): ParagraphChild[] {
  return spansOf(text).map((span) => {
    const run = new TextRun({ text: span.text, ...own });
    return span.href ? new ExternalHyperlink({ link: span.href, children: [run] }) : run;
  });
}

function children(block: Block, look: Look): ParagraphChild[] {
  const label = block.label
    ? [...runs(block.label, { bold: true }), new TextRun(block.label.endsWith('：') ? '' : ' ')]
    : [];
  const right = block.right
    ? [new TextRun('\t'), ...runs(block.right, { bold: false, color: look.muted })]
    : [];
  return [...label, ...runs(block.text), ...right];
}

/** `lead`: the first of its section, whose heading keeps the distance already. */
function paragraph(block: Block, keepNext: boolean, lead: boolean, look: Look): Paragraph {
  const spacing = lead && block.kind === 'entry' ? { spacing: { before: 0 } } : {};
  const options: IParagraphOptions = { children: children(block, look), keepNext, ...spacing };
  if (block.kind === 'name') return new Paragraph({ ...options, heading: HeadingLevel.TITLE });
  if (block.kind === 'heading') return new Paragraph({ ...options, heading: HeadingLevel.HEADING_1 });
  const style = styleIds[block.kind];
  const list = block.kind === 'bullet' ? { numbering: { reference: 'bullets', level: 0 } } : {};
  return new Paragraph({ ...options, ...(style ? { style } : {}), ...list });
}

function paragraphStyles(look: Look, width: number) {
  const tabStops = [{ type: TabStopType.RIGHT, position: width - 2 * twips(look.margin.x) }];
  const place = look.centred ? { alignment: AlignmentType.CENTER } : {};
  const after = gap(look.itemGap);
  const muted = { color: look.muted };
  return [
    {
      id: 'Contact',
      name: 'Contact',
      basedOn: 'Normal',
      run: { size: halves(look.contactSize), ...muted },
      paragraph: { ...place, spacing: { after: 20, line: 252 } },
    },
    {
      id: 'EntryTitle',
      name: 'Entry Title',
      basedOn: 'Normal',
      run: { bold: true },
      paragraph: { tabStops, spacing: { before: gap(look.entryGap * 1.7), after } },
    },
    {
      id: 'EntryDetail',
      name: 'Entry Detail',
      basedOn: 'Normal',
      run: muted,
      paragraph: { tabStops, spacing: { after } },
    },
    { id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', paragraph: { spacing: { after } } },
  ];
}

/** In 240ths of a line: Han fills its square, so its lines need more air between them. */
const lineHeight = (language: Sheet['language']) => (language === 'zh' ? 320 : 274);

function defaultStyles(look: Look, language: Sheet['language']) {
  const place = look.centred ? { alignment: AlignmentType.CENTER } : {};
  const rule = {
    style: BorderStyle.SINGLE,
    size: 4,
    color: look.accent,
    space: look.rule === 'above' ? 3 : 1,
  };
  const border = look.rule === 'above' ? { top: rule } : { bottom: rule };
  return {
    document: {
      run: { font, size: halves(look.size) },
      paragraph: { spacing: { after: gap(look.itemGap), line: lineHeight(language) } },
    },
    title: {
      run: { size: halves(look.nameSize), bold: true, color: look.accent },
      paragraph: { ...place, spacing: { after: 80 } },
    },
    heading1: {
      run: { size: halves(look.headingSize), bold: true, color: look.accent },
      paragraph: { border, spacing: { before: gap(look.sectionGap * 1.7), after: gap(look.itemGap + 2) } },
    },
  };
}

function stylesOf(look: Look, width: number, language: Sheet['language']) {
  const place = look.centred ? { alignment: AlignmentType.CENTER } : {};
  const subtitle = {
    id: 'Subtitle',
    name: 'Subtitle',
    basedOn: 'Normal',
    run: { size: halves(look.headlineSize), color: look.muted },
    paragraph: { ...place, spacing: { after: 80 } },
  };
  return {
    default: defaultStyles(look, language),
    paragraphStyles: [subtitle, ...paragraphStyles(look, width)],
  };
}

const bullets = {
  reference: 'bullets',
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      alignment: AlignmentType.LEFT,
      style: {
        paragraph: { indent: { left: convertInchesToTwip(0.18), hanging: convertInchesToTwip(0.18) } },
      },
    },
  ],
};

const locales: Record<Sheet['language'], string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  zh: 'zh-CN',
};

export async function writeDocx(sheet: Sheet, template: Template): Promise<Uint8Array> {
  const look = looks[template];
  const size = sheet.language === 'en' ? pages.en : pages.other;
  const edge = {
    top: twips(look.margin.y),
    bottom: twips(look.margin.y),
    left: twips(look.margin.x),
    right: twips(look.margin.x),
  };
  const language = { value: locales[sheet.language], eastAsia: 'zh-CN' };
  const styles = stylesOf(look, size.width, sheet.language);
  const document = new Document({
    title: sheet.title,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: { ...styles.default.document, run: { ...styles.default.document.run, language } },
      },
    },
    numbering: { config: [bullets] },
    sections: [
      {
        properties: { page: { size, margin: edge } },
        children: sheet.blocks.map((block, index) =>
          paragraph(
            block,
            staysWithNext(block, sheet.blocks[index + 1]),
            sheet.blocks[index - 1]?.kind === 'heading',
            look,
          ),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}

export const templates = ['classic', 'modern', 'compact'] as const;
export type Template = (typeof templates)[number];

/** One look in numbers, so that PDF and DOCX agree. Sizes in points, colours as RRGGBB. */
export interface Look {
  size: number;
  nameSize: number;
  headlineSize: number;
  headingSize: number;
  contactSize: number;
  centred: boolean;
  accent: string;
  muted: string;
  rule: 'below' | 'beside' | 'above';
  margin: { x: number; y: number };
  leading: number;
  sectionGap: number;
  entryGap: number;
  itemGap: number;
}

export const looks: Record<Template, Look> = {
  classic: {
    size: 10,
    nameSize: 21,
    headlineSize: 11.5,
    headingSize: 11.5,
    contactSize: 9.2,
    centred: true,
    accent: '111111',
    muted: '444444',
    rule: 'below',
    margin: { x: 62, y: 56 },
    leading: 0.64,
    sectionGap: 18,
    entryGap: 12,
    itemGap: 6.6,
  },
  modern: {
    size: 10,
    nameSize: 25,
    headlineSize: 12.5,
    headingSize: 12,
    contactSize: 9.2,
    centred: false,
    accent: '1F4E79',
    muted: '50606E',
    rule: 'beside',
    margin: { x: 60, y: 54 },
    leading: 0.68,
    sectionGap: 20,
    entryGap: 13,
    itemGap: 7,
  },
  compact: {
    size: 9,
    nameSize: 16,
    headlineSize: 10,
    headingSize: 9.8,
    contactSize: 8.6,
    centred: false,
    accent: '222222',
    muted: '4A4A4A',
    rule: 'above',
    margin: { x: 46, y: 40 },
    leading: 0.56,
    sectionGap: 13,
    entryGap: 8.5,
    itemGap: 5.2,
  },
};

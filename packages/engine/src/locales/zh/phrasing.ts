import type { PhrasingPack } from '../phrasing-pack.ts';

export const phrasing: PhrasingPack = {
  ongoing: [
    [/至\s?(?:现在|目前)$/u, '至今'],
    [/(?<=[-–—~～]\s?)(?:现在|目前)$/u, '至今'],
  ],
  ranges: { from: '', to: '', now: '今|现' },
  spoken: /我|本人/u,
  withoutWriter: (text) =>
    /^(?:我|本人)(?=负责|主要负责|参与|主导|组织|管理|制定|编写|开发|设计)/u.test(text)
      ? text.replace(/^(?:我|本人)/u, '')
      : undefined,
  pointsBack: /^\s*(?:那里|那儿|其中|两者|这|那)/u,
};

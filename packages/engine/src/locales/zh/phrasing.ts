import type { PhrasingPack } from '../phrasing-pack.ts';

export const phrasing: PhrasingPack = {
  asked: {
    leadIn:
      /^(?:有|具有|具备|良好的|丰富的|扎实的|\d+年以上|相关)*(?:熟悉|熟练掌握|熟练使用|熟练|掌握|精通|了解|擅长|会|能够|能)/u,
    behind: /(?:优先|者优先|等?经验|等?能力|等?相关经验)$/u,
  },
  ongoing: [
    [/[至到]\s?(?:现在|目前)$/u, '至今'],
    [/(?<=[-–—~～]\s?)(?:现在|目前|今)$/u, '至今'],
  ],
  ranges: { from: '', to: '', now: '今|现' },
  spoken: /我|本人/u,
  withoutWriter: (text) =>
    /^(?:我|本人)(?=负责|主要负责|参与|主导|组织|管理|制定|编写|开发|设计)/u.test(text)
      ? text.replace(/^(?:我|本人)/u, '')
      : undefined,
  longWays: [
    [/等等$/u, ''],
    [/进行了?(?=(?:分析|整理|维护|管理|培训|检查|测试|统计))/u, ''],
  ],
  pointsBack: /^\s*(?:那里|那儿|其中|两者|这|那)/u,
};

import type { Lexica } from '../lexica.ts';
import type { Gaming } from '../match/gaming.ts';
import type { KeywordStats, ParseReport, Score, ScorePart } from '../types.ts';
import { ceilingOf } from './ceiling.ts';
import { resultsPart, structurePart } from './form-parts.ts';
import { keywordStats } from './keyword-stats.ts';
import { evidencePart, requirementsPart, type Scored, weighed } from './parts.ts';
import { rubric } from './rubric.ts';
import { titlePart, tradeCloseness } from './title-part.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Tricks cost points where they wanted to gain them; no part falls under zero. */
function charged(parts: ScorePart[], gaming: Gaming): ScorePart[] {
  let due = gaming.penalty;
  return parts.map((part) => {
    const taken = Math.min(part.points, due);
    due -= taken;
    const reasons = part.name === 'requirements' ? [...part.reasons, ...gaming.reasons] : part.reasons;
    return { ...part, points: part.points - taken, reasons };
  });
}

export interface ScoreInput {
  scored: Scored;
  report: ParseReport;
  gaming: Gaming;
  lexica: Lexica;
  vocabulary: Map<string, number>;
}

export function scoreMatch(input: ScoreInput): { score: Score; keywordStats: KeywordStats } {
  const { scored, report, gaming, lexica, vocabulary } = input;
  const items = weighed(scored);
  const resume = scored.index.resume;
  const trade = tradeCloseness(scored, items, lexica);
  const raw: ScorePart[] = [
    requirementsPart(items),
    titlePart(scored, items, lexica, vocabulary),
    evidencePart(items, scored),
    structurePart(resume, report),
    resultsPart(resume, scored.match.relevance),
  ];
  const parts = charged(raw, gaming);
  const total = tenth(parts.reduce((sum, part) => sum + part.points, 0));
  const ceiling = Math.max(total, tenth(ceilingOf(parts, items, scored, trade)));
  return {
    score: {
      total,
      parts: parts.map((part) => ({ ...part, points: tenth(part.points) })),
      ceiling,
      rubricVersion: rubric.version,
    },
    keywordStats: keywordStats(items),
  };
}

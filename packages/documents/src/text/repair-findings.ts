import type { Finding } from '@tailor/engine';
import { finding } from '../content.ts';
import type { Repairs } from './repair.ts';

export function repairFindings(repairs: Repairs): Finding[] {
  const findings: Finding[] = [];
  if (repairs.mojibake > 0)
    findings.push(finding('encoding_repaired', 'warning', { count: repairs.mojibake }));
  if (repairs.privateUse > 0)
    findings.push(finding('symbols_left_out', 'info', { count: repairs.privateUse }));
  if (repairs.invisible > 0)
    findings.push(finding('invisible_characters', 'info', { count: repairs.invisible }));
  if (repairs.unreadable > 0)
    findings.push(finding('unreadable_characters', 'problem', { count: repairs.unreadable }));
  return findings;
}

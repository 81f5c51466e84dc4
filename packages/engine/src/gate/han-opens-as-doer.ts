import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import type { Claims } from './items.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';

/** Names of trades at the begin of a text, before a comma or a colon. */
const opening =
  /^(\p{Script=Han}{1,4}[工员师手匠长]|司机|保安|前台|护士|医生|律师|会计|教练|经理|主管)[，,：:]/u;
const noTrade = /(?:员工|职工|人员|加工|施工|手工|[完开竣分]工|学员|会员|成员)$/u;
const beside = /[为给替供由让请跟随陪助帮向和与同]$/u;

/** "瓦工，拌砂浆", who mixed it for one: a line that names somebody for whom or beside whom one worked makes nobody one. */
export function hanOpensAsDoer({ text }: Claims, statements: readonly Statement[]): Refusal[] {
  const name = opening.exec(text.normalize('NFKC').toLowerCase())?.[1];
  if (!name || noTrade.test(name) || doingVerbs.has(name.slice(0, 2))) return [];
  const naming = statements.filter(({ folded }) => folded.includes(name));
  const isOthers = ({ folded }: Statement) => {
    const parts = folded.split(name);
    return parts
      .slice(1)
      .every(
        (behind, at) =>
          beside.test(parts[at] ?? '') ||
          (/(?:^|[，,；;])$/u.test(parts[at] ?? '') && /^\p{Script=Han}/u.test(behind)),
      );
  };
  return naming.length > 0 && naming.every((each) => isTold(each) && isOthers(each))
    ? [refusal('title', name, 'title')]
    : [];
}

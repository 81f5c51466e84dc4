import type { SafeFetch } from '../../platform/safe-fetch.ts';

/** Whether a host's robots.txt lets our reader fetch a path. Asked once an hour for each host. */
export interface Robots {
  allows(url: URL): Promise<boolean>;
}

const robotName = 'resumetailor';

interface Rule {
  allow: boolean;
  path: string;
}

/** The rules for our name, else those for everybody. */
export function rulesFor(text: string, name = robotName): Rule[] {
  const own: Rule[] = [];
  const everybody: Rule[] = [];
  let groups: Rule[][] = [];
  let inAgents = false;
  let named = false;
  for (const raw of text.slice(0, 500_000).split(/\r?\n|\r/)) {
    const line = raw.replace(/#.*$/, '').trim();
    const [, key = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (/^user-agent$/i.test(key)) {
      if (!inAgents) groups = [];
      inAgents = true;
      const agent = value.toLowerCase();
      if (agent === '*') groups.push(everybody);
      else if (agent !== '' && name.startsWith(agent)) {
        named = true;
        groups.push(own);
      }
    } else if (/^(dis)?allow$/i.test(key)) {
      inAgents = false;
      if (value !== '') for (const group of groups) group.push({ allow: /^allow$/i.test(key), path: value });
    }
  }
  return named ? own : everybody;
}

/** "*" stands for anything, "$" for the end; matched by hand, so that no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const whole = pattern.endsWith('$');
  const pieces = (whole ? pattern.slice(0, -1) : pattern).split('*');
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1;
    if (index === 0) {
      if (!path.startsWith(piece)) return false;
      at = piece.length;
    } else if (last && whole) {
      if (path.length - piece.length < at || !path.endsWith(piece)) return false;
      at = path.length;
    } else {
      const found = path.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
  }
  return !whole || at === path.length;
}

/** The longest matching rule decides; of equal ones the one that allows. */
export function pathAllowed(rules: Rule[], path: string): boolean {
  let best: Rule | null = null;
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    const longer = best === null || rule.path.length > best.path.length;
    if (longer || (best && rule.path.length === best.path.length && rule.allow)) best = rule;
  }
  return best?.allow ?? true;
}

const KEEP_MS = 3_600_000;
const HOSTS = 500;

export function createRobots(fetchSafely: SafeFetch, now: () => Date): Robots {
  const known = new Map<string, { at: number; rules: Rule[] | null }>();

  async function ask(origin: string): Promise<Rule[] | null> {
    const reply = await fetchSafely(`${origin}/robots.txt`, { accept: 'text/plain' });
    if (reply.status >= 500) return null;
    if (reply.status >= 400) return [];
    return rulesFor(Buffer.from(reply.body).toString('utf8'));
  }

  return {
    async allows(url) {
      const { origin } = url;
      let found = known.get(origin);
      if (!found || now().getTime() - found.at > KEEP_MS) {
        found = { at: now().getTime(), rules: await ask(origin) };
        known.delete(origin);
        known.set(origin, found);
        const oldest = known.keys().next();
        if (known.size > HOSTS && !oldest.done) known.delete(oldest.value);
      }
      return found.rules !== null && pathAllowed(found.rules, url.pathname + url.search);
    },
  };
}

import { getResume } from '@tailor/contract/calls/get-resume';
import type { Language } from '@tailor/contract/languages';
import { checkedReply } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Owner, OwnerId } from '../../platform/owner.ts';
import { sessionBounds } from '../accounts/sessions.ts';
import type { Credentials, Identity, RequestHeaders } from '../identity/service.ts';
import type { ResumeService } from './service.ts';

/** Characters of finished replies that one process keeps. */
const KEPT_CHARACTERS = 32_000_000;

/**
 * A finished reply is kept under everything it was made from: the state of its rows, the grants and
 * the language. So one small select says whose it is and whether it still holds, in any process.
 */
export interface Replies {
  read(headers: RequestHeaders, id: string, language: Language): Promise<string>;
}

interface StateRow {
  owner_id: string;
  state: string;
}

const state = `SELECT r.owner_id, concat_ws('|', r.version, r.changed_at, r.expires_at, s.revision, s.version, s.made_under,
    n.status, n.stage, n.progress, m.status, m.stage, m.progress, m.taken, m.dropped, m.presses,
    (SELECT string_agg(concat_ws(',', g.plan, g.resume_id, g.ends_at, g.ends_at > $2), ';')
     FROM plan_grants g WHERE g.owner_id = r.owner_id AND g.revoked_at IS NULL)) AS state
  FROM resumes r
  LEFT JOIN resume_results s ON s.resume_id = r.id
  LEFT JOIN resume_runs n ON n.resume_id = r.id AND n.version = r.version
  LEFT JOIN model_runs m ON m.resume_id = r.id AND m.version = r.version
  WHERE r.id = $1 AND r.owner_id =`;

const ofVisitor = `${state} $3`;
const ofSession = `${state} (SELECT owner_id FROM sessions WHERE token_hash = $3 AND seen_at > $4 AND created_at > $5)`;

export function createReplies(context: Context, identity: Identity, service: ResumeService): Replies {
  const { clock, pool } = context;
  const kept = new Map<string, string>();
  let characters = 0;

  async function stateOf(credentials: Credentials, id: string): Promise<StateRow | undefined> {
    const now = clock.now();
    if (credentials.kind === 'visitor') {
      const values = [id, now, credentials.ownerId];
      return (await pool.query<StateRow>({ name: 'resume-state-visitor', text: ofVisitor, values })).rows[0];
    }
    const { seenAfter, madeAfter } = sessionBounds(clock);
    const values = [id, now, credentials.tokenHash, seenAfter, madeAfter];
    return (await pool.query<StateRow>({ name: 'resume-state-session', text: ofSession, values })).rows[0];
  }

  function keep(key: string, json: string): void {
    if (kept.has(key)) return;
    kept.set(key, json);
    characters += json.length;
    for (const [oldest, text] of kept) {
      if (characters <= KEPT_CHARACTERS) return;
      kept.delete(oldest);
      characters -= text.length;
    }
  }

  return {
    async read(headers, id, language) {
      const credentials = identity.credentials(headers);
      const row = credentials && (await stateOf(credentials, id));
      if (!row) throw notFound();
      const key = `${id}|${row.owner_id}|${language}|${row.state}`;
      const found = kept.get(key);
      if (found !== undefined) return found;
      const reply = await service.read(ownerOf(row.owner_id), id, language);
      const json = JSON.stringify(checkedReply(getResume, 200, reply));
      keep(key, json);
      return json;
    },
  };
}

function ownerOf(ownerId: string): Owner {
  const kind = ownerId.startsWith('u_') ? 'user' : 'visitor';
  return { id: ownerId as OwnerId, kind, userId: kind === 'user' ? ownerId.slice(2) : null, isAdmin: false };
}

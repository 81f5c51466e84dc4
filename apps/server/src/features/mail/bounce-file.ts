import { isAddress } from './address.ts';

export interface MailEvent {
  type: 'bounce' | 'complaint';
  email: string;
}

interface BounceFile {
  events: MailEvent[];
  /** Lines that said no address. */
  unread: number;
}

/** A list, as mail services export it, or the reports that mail servers send back (RFC 3464, RFC 5965). */
export function readBounceFile(text: string): BounceFile {
  const isReport = /^(?:Final-Recipient|Feedback-Type):/im.test(text);
  return isReport ? { events: eventsOfReports(text), unread: 0 } : readList(text);
}

function eventsOfReports(text: string): MailEvent[] {
  const events: MailEvent[] = [];
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    const field = (name: string) =>
      new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im')
        .exec(block)?.[1]
        ?.replace(/\n[ \t]+/g, ' ')
        .trim();
    const email = addressIn(field('Final-Recipient') ?? field('Original-Rcpt-To') ?? '');
    if (!email) continue;
    if (/^abuse\b/i.test(field('Feedback-Type') ?? '')) events.push({ type: 'complaint', email });
    // A delay, and a no that may pass (4.x.x), end nothing.
    else if (/^failed\b/i.test(field('Action') ?? '') && /^5/.test(field('Status') ?? ''))
      events.push({ type: 'bounce', email });
  }
  return events;
}

function addressIn(value: string): string | null {
  const found = value.split(/[;\s<>]+/).find(isAddress);
  return found ?? null;
}

const complaint = /^(?:complain|complaint|abuse|spam|spam ?report|fbl)s?$/i;
const passing = /^(?:soft|soft ?bounce|transient|temporary|deferred|delayed?|4\d\d|4\.\d+\.\d+)$/i;

/** One address a line, alone or between other columns; what it is says another column, or it is a bounce. */
function readList(text: string): BounceFile {
  const file: BounceFile = { events: [], unread: 0 };
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
  lines.forEach((line, index) => {
    const cells = line.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
    const email = cells.find(isAddress);
    if (!email) {
      // The first line may name the columns.
      if (index > 0) file.unread += 1;
      return;
    }
    if (cells.some((cell) => passing.test(cell))) return;
    file.events.push({ type: cells.some((cell) => complaint.test(cell)) ? 'complaint' : 'bounce', email });
  });
  return file;
}

import type { Happening } from './happening.ts';
import { type ChallengeType, rules } from './rules.ts';

export type DayValues = Record<ChallengeType, number>;

interface EditState {
  accepted: boolean;
  terms: string[];
  /** When it was last accepted. */
  day: string;
}

interface ResumeState {
  createdAt: number | null;
  edits: Map<string, EditState>;
  /** Decided within the quarter of an hour; how many there were to decide. */
  quick: Set<string>;
  toDecide: number;
  questions: Map<string, { settled: boolean; day: string }>;
}

interface Day {
  score: number;
  /** Still accepted when a file was taken, whatever happened afterwards. */
  takenAlong: Set<string>;
  quick: boolean;
}

/**
 * What each day's challenges reached. Only resumes that count take part. A keyword counts on the day
 * it was accepted, if it still was at the day's end or when a file was taken; once, for good.
 */
export class DayLog {
  private readonly resumes = new Map<string, ResumeState>();
  /** Of the current day: whatever else there is has nothing of it. */
  private readonly touched = new Map<string, ResumeState>();
  private readonly days = new Map<string, Day>();
  private readonly spentKeywords = new Set<string>();
  private readonly spentQuestions = new Set<string>();
  private current: string | null = null;
  readonly closed = new Map<string, DayValues>();
  keywords = 0;

  constructor(private readonly counts: (ref: string) => boolean) {}

  /** In order of time. */
  add(happening: Happening, day: string): void {
    if (this.current !== null && day !== this.current) this.close();
    this.current = day;
    const ref = String(happening.data.ref ?? '');
    const resume = this.resumeOf(ref);
    this.touched.set(ref, resume);
    const { kind, data, at } = happening;
    if (kind === 'resume.created') resume.createdAt ??= at;
    // Before it was processed nobody knows whether it counts; it is its creation that starts the time.
    if (!this.counts(ref)) return;
    if (typeof data.score === 'number') this.day(day).score = Math.max(this.day(day).score, data.score);
    if (kind === 'edit.decided') this.decide(resume, data, at, day);
    if (kind === 'question.answered')
      resume.questions.set(`${ref} ${data.question}`, { settled: data.answer !== 'none', day });
    if (kind === 'resume.downloaded') this.takeAlong(ref, resume, day);
  }

  /** Of a day so far, or as it ended. */
  valuesOf(day: string): DayValues {
    const done = this.closed.get(day);
    if (done) return done;
    if (day !== this.current)
      return { ats_score: 0, keyword_optimization: 0, speed_challenge: 0, content_enhancement: 0 };
    const { score, quick } = this.day(day);
    return {
      ats_score: score,
      keyword_optimization: this.keywordsOf(day).size,
      speed_challenge: quick ? 1 : 0,
      content_enhancement: this.questionsOf(day).size,
    };
  }

  close(): void {
    const day = this.current;
    if (day === null || this.closed.has(day)) return;
    const values = this.valuesOf(day);
    for (const keyword of this.keywordsOf(day)) this.spentKeywords.add(keyword);
    for (const question of this.questionsOf(day)) this.spentQuestions.add(question);
    this.keywords += values.keyword_optimization;
    this.closed.set(day, values);
    this.touched.clear();
  }

  private decide(resume: ResumeState, data: Happening['data'], at: number, day: string): void {
    const edit = String(data.edit ?? '');
    const terms = String(data.terms ?? '')
      .split(',')
      .filter(Boolean);
    resume.edits.set(edit, { accepted: data.accepted === true, terms, day });
    resume.toDecide = Math.max(resume.toDecide, Number(data.of ?? 0));
    if (resume.createdAt === null || at > resume.createdAt + rules.speedMs) return;
    resume.quick.add(edit);
    const all = resume.toDecide >= rules.speedMinEdits && resume.quick.size >= resume.toDecide;
    if (all) this.day(day).quick = true;
  }

  private takeAlong(ref: string, resume: ResumeState, day: string): void {
    for (const keyword of this.acceptedOf(ref, resume, day)) this.day(day).takenAlong.add(keyword);
  }

  private acceptedOf(ref: string, resume: ResumeState, day: string): string[] {
    return [...resume.edits.values()]
      .filter((edit) => edit.accepted && edit.day === day)
      .flatMap((edit) => edit.terms.map((term) => `${ref} ${term}`));
  }

  private keywordsOf(day: string): Set<string> {
    const found = new Set(this.day(day).takenAlong);
    for (const [ref, resume] of this.touched)
      for (const keyword of this.acceptedOf(ref, resume, day)) found.add(keyword);
    for (const keyword of found) if (this.spentKeywords.has(keyword)) found.delete(keyword);
    return found;
  }

  private questionsOf(day: string): Set<string> {
    const found = new Set<string>();
    for (const resume of this.touched.values())
      for (const [question, state] of resume.questions)
        if (state.settled && state.day === day && !this.spentQuestions.has(question)) found.add(question);
    return found;
  }

  private resumeOf(ref: string): ResumeState {
    const found = this.resumes.get(ref);
    if (found) return found;
    const made: ResumeState = {
      createdAt: null,
      edits: new Map(),
      quick: new Set(),
      toDecide: 0,
      questions: new Map(),
    };
    this.resumes.set(ref, made);
    return made;
  }

  private day(day: string): Day {
    const found = this.days.get(day);
    if (found) return found;
    const made = { score: 0, takenAlong: new Set<string>(), quick: false };
    this.days.set(day, made);
    return made;
  }
}

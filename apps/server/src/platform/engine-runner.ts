import type {
  AsOf,
  Fact,
  JobInput,
  Judged,
  Language,
  Message,
  Point,
  Proposal,
  Tailoring,
} from '@tailor/engine';

/** What is asked of the engine; plain data, so that it can cross to a thread. */
export interface TailorRequest {
  text: string;
  job: JobInput;
  asOf: AsOf;
  facts: Fact[];
  /** Edits that are not applied. */
  rejected: string[];
  /** The tailored text as a person changed it: it is what gets scored. */
  byHand: string | null;
  /** What the same text, job and facts gave before; null: they changed, or it is the first time. */
  made: Tailoring | null;
  /** Words that a language model proposed and that were taken; judged again when everything is made anew. */
  proposals: Proposal[];
}

export interface PostingInput {
  title: string;
  description: string;
  company?: string;
}

/** A posting as it is stored for matching. Numbers of concepts are those of `readingVersion`. */
export interface PostingReading {
  language: Language;
  prepared: string;
  skills: string[];
  terms: number[];
  weights: number[];
}

export interface ResumeTerms {
  language: Language;
  /** Its own language, and those it says the person speaks. */
  spoken: string[];
  place: string | null;
  /** The lines below the name: a place may stand there that was not read as one. */
  header: string[];
  terms: number[];
  weights: number[];
}

export interface RankRequest {
  text: string;
  asOf: AsOf;
  postings: { id: number; prepared: string }[];
}

export interface Ranked {
  id: number;
  /** 0 to 100. */
  match: number;
  reasons: Message[];
}

/** What can be asked of an engine, here or in a thread: one argument, one plain answer. */
export interface EngineCalls {
  tailor(request: TailorRequest): Promise<Tailoring>;
  /** What may be worded anew. */
  points(made: Tailoring): Promise<Point[]>;
  /** The result with those of the request's proposals that hold. */
  judge(request: TailorRequest): Promise<Judged>;
  readPostings(postings: PostingInput[]): Promise<PostingReading[]>;
  resumeTerms(text: string): Promise<ResumeTerms>;
  rank(request: RankRequest): Promise<Ranked[]>;
}

/** The engine off the event loop (engine-pool.ts), or in place for tests. */
export interface EngineRunner extends EngineCalls {
  readonly version: string;
  /** Changes with the lexicons: stored readings of another version are read again. */
  readonly readingVersion: string;
  /** Makes ready what the first question would otherwise wait for. */
  warm(): void;
  close(): Promise<void>;
}

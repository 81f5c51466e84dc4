-- Postings of the operator's sources. What is read from a posting once is kept beside it.
CREATE TABLE job_sources (
  name text PRIMARY KEY,
  connector text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  -- Where an interrupted run goes on.
  cursor text,
  status text NOT NULL DEFAULT 'new',
  error text,
  failures integer NOT NULL DEFAULT 0,
  asked_today integer NOT NULL DEFAULT 0,
  asked_on date,
  run_started_at timestamptz,
  last_ok_at timestamptz,
  next_run_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE job_postings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id text NOT NULL UNIQUE,
  source text NOT NULL REFERENCES job_sources (name),
  source_key text NOT NULL,
  -- Of title, company, place and text: the same posting from two sources is one.
  fingerprint text NOT NULL UNIQUE,
  language text NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  location text,
  remote boolean NOT NULL DEFAULT false,
  places jsonb NOT NULL DEFAULT '[]',
  salary text,
  job_type text,
  description text NOT NULL,
  skills jsonb NOT NULL DEFAULT '[]',
  url text,
  posted_at timestamptz,
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  imported_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, source_key)
);
CREATE INDEX job_postings_expiry ON job_postings (expires_at);
CREATE INDEX job_postings_source ON job_postings (source, seen_at);

CREATE TABLE job_readings (
  posting_id integer PRIMARY KEY REFERENCES job_postings (id) ON DELETE CASCADE,
  version text NOT NULL,
  prepared text NOT NULL
);
CREATE INDEX job_readings_version ON job_readings (version);

-- Which postings ask for what: concepts of the lexicon above zero, words of titles below.
CREATE TABLE job_terms (
  term integer NOT NULL,
  posting_id integer NOT NULL REFERENCES job_postings (id) ON DELETE CASCADE,
  weight integer NOT NULL,
  PRIMARY KEY (term, posting_id) INCLUDE (weight)
);
CREATE INDEX job_terms_posting ON job_terms (posting_id);

CREATE TABLE job_term_counts (
  term integer PRIMARY KEY,
  postings integer NOT NULL
);

CREATE TABLE job_views (
  owner_id text NOT NULL,
  posting_id text NOT NULL,
  viewed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, posting_id)
);

-- The key of a resume, wrapped under a master key that lies outside the database.
CREATE TABLE resume_keys (
  resume_id text PRIMARY KEY,
  master_id text NOT NULL,
  wrapped bytea NOT NULL
);

CREATE TABLE resumes (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  -- Sealed: original content, job title, description, address, company.
  sealed bytea NOT NULL,
  word_count integer NOT NULL,
  -- Grows with every change of what is tailored; a run and a result belong to one version.
  version integer NOT NULL DEFAULT 1,
  processed_version integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- Null: kept.
  expires_at timestamptz
);
CREATE INDEX resumes_owner ON resumes (owner_id, changed_at DESC);
CREATE INDEX resumes_expiry ON resumes (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE resume_results (
  resume_id text PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
  version integer NOT NULL,
  -- Sealed: the tailoring, decisions, answers, text by hand.
  sealed bytea NOT NULL,
  -- The plan it was made under: what was paid for stays whole after the plan ends.
  made_under text NOT NULL DEFAULT 'free',
  -- Grows with every decision, so that two at once cannot overwrite each other.
  revision integer NOT NULL DEFAULT 1,
  made_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE resume_runs (
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  version integer NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'failed', 'done')),
  stage text,
  progress integer NOT NULL DEFAULT 0,
  error_code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (resume_id, version)
);

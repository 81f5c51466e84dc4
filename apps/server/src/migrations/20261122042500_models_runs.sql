-- The language model (name and host) that its person switched on for this resume.
ALTER TABLE resumes ADD COLUMN model_consent text;
-- Its part of the work, one a version; goes with the resume, also when a late job has just written it.
CREATE TABLE model_runs (
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  version integer NOT NULL,
  consent text NOT NULL,
  status text NOT NULL,
  stage text,
  progress integer NOT NULL DEFAULT 0,
  error_code text,
  taken integer NOT NULL DEFAULT 0,
  dropped integer NOT NULL DEFAULT 0,
  presses integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (resume_id, version)
);
CREATE INDEX model_runs_open ON model_runs (created_at) WHERE status IN ('queued', 'running');
-- Answers by the address of what was asked, sealed with the resume's own key. 'asked': not answered yet.
CREATE TABLE model_answers (
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  address text NOT NULL,
  state text NOT NULL,
  sealed bytea,
  tokens integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (resume_id, address)
);
CREATE INDEX model_answers_address ON model_answers (address);
-- Tokens by day: of one owner, and of all under the empty name.
CREATE TABLE model_spend (
  day date NOT NULL,
  owner_id text NOT NULL,
  tokens bigint NOT NULL,
  PRIMARY KEY (day, owner_id)
);

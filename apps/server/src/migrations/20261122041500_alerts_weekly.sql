-- New matches of one resume, mailed once a week to who asked for it.
CREATE TABLE job_alerts (
  owner_id text PRIMARY KEY,
  resume_id text NOT NULL,
  -- What came into the catalogue after this moment is new.
  since timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_alerts_due ON job_alerts (next_at);
CREATE INDEX job_alerts_resume ON job_alerts (resume_id);

-- By which hashes a posting that was mailed is known again: its key, its text, its title and place.
CREATE TABLE job_alerted (
  owner_id text NOT NULL,
  mark text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, mark)
);

-- An alert looks only at what came in since the last one.
CREATE INDEX job_postings_imported ON job_postings (imported_at);

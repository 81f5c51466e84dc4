-- The jobs somebody keeps track of.
CREATE TABLE applications (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  resume_id text,
  posting_id text,
  status text NOT NULL DEFAULT 'saved',
  title text NOT NULL,
  company text NOT NULL DEFAULT '',
  url text,
  notes text NOT NULL DEFAULT '',
  -- The score of the resume that was used, when it was tracked.
  score integer,
  remind_on date,
  applied_on date,
  interview_on date,
  decided_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX applications_owner ON applications (owner_id, changed_at);
CREATE INDEX applications_resume ON applications (resume_id);

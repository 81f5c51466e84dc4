CREATE TABLE mail_outbox (
  id text PRIMARY KEY,
  -- One mail per fact and person: the same key is never written twice.
  key text UNIQUE,
  kind text NOT NULL,
  owner_id text,
  resume_id text,
  language text NOT NULL,
  -- Sealed with the key beside it: address and parameters.
  sealed bytea NOT NULL,
  master_id text NOT NULL,
  wrapped bytea NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX mail_outbox_due ON mail_outbox (due_at) WHERE state = 'pending';
CREATE INDEX mail_outbox_owner ON mail_outbox (owner_id);

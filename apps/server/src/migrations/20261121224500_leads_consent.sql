-- Addresses of people who agreed to marketing: which text they agreed to, when, and where.
CREATE TABLE leads (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  resume_id text,
  email text NOT NULL,
  address_hash bytea NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('free_user', 'basic', 'premium')),
  amount integer NOT NULL,
  language text NOT NULL,
  consent_version text NOT NULL,
  consent_source text NOT NULL,
  consent_at timestamptz NOT NULL,
  -- Somebody who reads this address pressed the button, or paid from it.
  confirmed_at timestamptz,
  checkout_started_at timestamptz,
  checkout_completed_at timestamptz,
  abandoned_sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX leads_owner ON leads (owner_id);
CREATE INDEX leads_newest ON leads (created_at DESC, id DESC);
CREATE INDEX leads_open_checkouts ON leads (checkout_started_at) WHERE checkout_completed_at IS NULL;

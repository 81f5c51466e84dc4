-- What a payment (or an administrator) gave: the right to one resume, or premium for a time.
CREATE TABLE plan_grants (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  resume_id text,
  plan text NOT NULL CHECK (plan IN ('basic', 'premium')),
  source text NOT NULL,
  starts_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX plan_grants_owner ON plan_grants (owner_id);

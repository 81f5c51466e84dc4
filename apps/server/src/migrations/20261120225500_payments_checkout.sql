CREATE TABLE checkouts (
  -- The maker's session id.
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  resume_id text,
  plan text NOT NULL CHECK (plan IN ('basic', 'premium')),
  amount integer NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  maker text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'settling', 'failed', 'expired', 'refunded')),
  subscription_id text,
  -- Sealed address of the payer, where one was given.
  payer bytea,
  immediate_consent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX checkouts_owner ON checkouts (owner_id);
CREATE INDEX checkouts_waiting ON checkouts (created_at) WHERE state IN ('open', 'settling');

CREATE TABLE payments (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  -- One payment per checkout and period, however often it is told.
  fact text NOT NULL UNIQUE,
  checkout_id text NOT NULL,
  receipt_number bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL CHECK (type IN ('subscription', 'one-time')),
  amount integer NOT NULL,
  currency text NOT NULL,
  status text NOT NULL DEFAULT 'completed',
  refund_requested_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payments_owner ON payments (owner_id, created_at DESC);

CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  checkout_id text NOT NULL,
  maker text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'canceled', 'past_due', 'ended')),
  period_end timestamptz NOT NULL,
  past_due_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_owner ON subscriptions (owner_id);

-- The built-in test maker's own truth; nothing here moves money.
CREATE TABLE test_sessions (
  id text PRIMARY KEY,
  owner_id text NOT NULL,
  plan text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  cancel_url text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  subscription_state text,
  period_start timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  past_due_since timestamptz,
  refunded boolean NOT NULL DEFAULT false
);

-- Each charge of a test checkout stands alone: a renewal is refunded without the first period.
CREATE TABLE test_charges (
  -- Also the fact of the payment that our own rows keep of it.
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES test_sessions (id) ON DELETE CASCADE,
  period_start timestamptz,
  refunded boolean NOT NULL DEFAULT false,
  paid_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_charges_session ON test_charges (session_id, paid_at);
INSERT INTO test_charges (id, session_id, period_start, refunded, paid_at)
SELECT s.id || ':' || coalesce(to_char(s.period_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'once'),
  s.id, s.period_start, s.refunded, coalesce(s.period_start, now())
FROM test_sessions s WHERE s.state = 'paid';

-- The account is gone; the maker must still hear that nothing is to be charged any more.
ALTER TABLE subscriptions ADD COLUMN cancel_wanted_at timestamptz;

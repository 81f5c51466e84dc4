-- What a mail goes through: pending, claimed (with a lease), then sent, failed, suppressed or uncertain.
ALTER TABLE mail_outbox
  ADD COLUMN category text NOT NULL DEFAULT 'service',
  -- Keyed hashes of the address and of its domain: found again without being readable.
  ADD COLUMN address_hash bytea,
  ADD COLUMN domain_hash bytea,
  -- After this nobody needs it any more, as with the link in it.
  ADD COLUMN valid_until timestamptz,
  ADD COLUMN claim text,
  ADD COLUMN claimed_until timestamptz,
  -- Written before the first byte of a hand-over; a crash after it leaves "uncertain".
  ADD COLUMN handed_at timestamptz,
  ADD COLUMN hand_overs integer NOT NULL DEFAULT 0,
  -- A code, never a server's words.
  ADD COLUMN reason text,
  ADD CONSTRAINT mail_outbox_state CHECK
    (state IN ('pending', 'claimed', 'sent', 'failed', 'uncertain', 'suppressed'));

DROP INDEX mail_outbox_due;
CREATE INDEX mail_outbox_due ON mail_outbox ((category = 'service') DESC, due_at) WHERE state = 'pending';
CREATE INDEX mail_outbox_again ON mail_outbox (due_at) WHERE state = 'uncertain' AND category = 'service';
CREATE INDEX mail_outbox_claimed ON mail_outbox (claimed_until) WHERE state = 'claimed';
CREATE INDEX mail_outbox_newest ON mail_outbox (created_at DESC, id DESC);
CREATE INDEX mail_outbox_address ON mail_outbox (address_hash);
CREATE INDEX mail_outbox_domain ON mail_outbox (domain_hash, created_at DESC);

-- What must not be sent any more, and to whom. Outlives the account: else a new one would bring it back.
CREATE TABLE mail_suppressions (
  address_hash bytea NOT NULL,
  scope text NOT NULL CHECK (scope IN ('marketing', 'alert', 'all')),
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'bounced', 'complained')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (address_hash, scope)
);

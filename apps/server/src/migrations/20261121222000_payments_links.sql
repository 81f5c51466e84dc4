-- Links in receipts and mails about a subscription. Receipt: asks for a fresh one, many times. Open:
-- once, within 20 minutes. Cancel: that one act, many times.
CREATE TABLE payment_links (
  token_hash bytea PRIMARY KEY,
  checkout_id text NOT NULL REFERENCES checkouts (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('receipt', 'open', 'cancel')),
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_links_checkout ON payment_links (checkout_id);

-- Finds the subscription of an address without keeping the address in clear.
ALTER TABLE checkouts ADD COLUMN payer_hash bytea;
CREATE INDEX checkouts_payer ON checkouts (payer_hash) WHERE payer_hash IS NOT NULL;

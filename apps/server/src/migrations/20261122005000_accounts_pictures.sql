-- A person's picture, sealed with a key of its own; its version names it in the address.
CREATE TABLE account_pictures (
  owner_id text PRIMARY KEY,
  sealed bytea NOT NULL,
  master_id text NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
SELECT hold_wrapped('account_pictures');
ALTER TABLE users ADD COLUMN picture_version text;

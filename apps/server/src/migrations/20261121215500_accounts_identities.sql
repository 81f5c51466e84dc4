-- A person as an OpenID Connect provider knows them; the address may change there, this pair does not.
CREATE TABLE account_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  owner_id text NOT NULL REFERENCES users (owner_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX account_identities_owner ON account_identities (owner_id);

CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  -- Null for somebody who is nobody here: a message needs no identity.
  owner_id text,
  language text NOT NULL,
  priority boolean NOT NULL DEFAULT false,
  -- Sealed with the key beside it: name, address, subject, message.
  sealed bytea NOT NULL,
  master_id text NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_created ON contact_messages (created_at);
CREATE INDEX contact_messages_owner ON contact_messages (owner_id);

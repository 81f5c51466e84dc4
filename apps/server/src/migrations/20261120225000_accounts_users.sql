CREATE TABLE users (
  -- The owner id of a user: 'u_' and an unguessable rest.
  owner_id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_confirmed_at timestamptz,
  first_name text,
  last_name text,
  password_hash text,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  language text NOT NULL,
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Tokens are stored hashed; a copy of this table signs nobody in.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (owner_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_owner ON sessions (owner_id);

CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (owner_id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'reset', 'confirm')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_owner ON account_links (owner_id);

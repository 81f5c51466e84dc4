-- The browser that signed up holds the other half: only there does confirming keep the password chosen.
ALTER TABLE account_links ADD COLUMN proof_hash bytea;

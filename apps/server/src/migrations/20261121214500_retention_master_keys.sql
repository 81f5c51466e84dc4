-- Every master key that something was ever wrapped under. The keys themselves lie outside the database.
CREATE TABLE master_keys (
  id text PRIMARY KEY,
  -- From here on nothing can be stored under it.
  destroyed_at timestamptz
);
-- Keys under which something was erased: what lives under them moves on, then they are destroyed.
CREATE TABLE spoiled_keys (
  id text PRIMARY KEY
);

-- Whoever stores something under a key holds the key until the end of the transaction; the rotation
-- waits for that, and nothing can arrive under a key that was destroyed meanwhile.
CREATE FUNCTION hold_master_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone timestamptz;
BEGIN
  IF NEW.master_id IS NULL THEN RETURN NEW; END IF;
  SELECT destroyed_at INTO gone FROM master_keys WHERE id = NEW.master_id FOR SHARE;
  IF NOT FOUND THEN
    INSERT INTO master_keys (id) VALUES (NEW.master_id) ON CONFLICT DO NOTHING;
    SELECT destroyed_at INTO gone FROM master_keys WHERE id = NEW.master_id FOR SHARE;
  END IF;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION 'the master key % was destroyed', NEW.master_id USING ERRCODE = '53999';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION spoil_master_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.master_id IS NOT NULL AND NOT EXISTS (SELECT FROM spoiled_keys WHERE id = OLD.master_id) THEN
    INSERT INTO spoiled_keys (id) VALUES (OLD.master_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- For every table with the columns master_id and wrapped.
CREATE FUNCTION hold_wrapped(place regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER hold_master_key BEFORE INSERT OR UPDATE OF master_id ON %s
    FOR EACH ROW EXECUTE FUNCTION hold_master_key()', place);
  EXECUTE format('CREATE TRIGGER spoil_master_key AFTER DELETE ON %s
    FOR EACH ROW EXECUTE FUNCTION spoil_master_key()', place);
  EXECUTE format('CREATE TRIGGER spoil_cleared_key AFTER UPDATE OF master_id ON %s
    FOR EACH ROW WHEN (NEW.master_id IS NULL) EXECUTE FUNCTION spoil_master_key()', place);
  EXECUTE format('CREATE INDEX ON %s (master_id)', place);
  EXECUTE format('INSERT INTO master_keys (id) SELECT DISTINCT master_id FROM %s
    WHERE master_id IS NOT NULL ON CONFLICT DO NOTHING', place);
END $$;

SELECT hold_wrapped('resume_keys');
SELECT hold_wrapped('mail_outbox');

-- The payer's address has a key of its own, too.
ALTER TABLE checkouts ADD COLUMN master_id text, ADD COLUMN wrapped bytea;
SELECT hold_wrapped('checkouts');

-- What was erased before there was this table may have lain under any of them.
INSERT INTO spoiled_keys (id) SELECT id FROM master_keys;

-- Where somebody applies, and what they note about it, lies under a key of its own from now on. The
-- columns in clear stay for rows of before until the nightly job has sealed them; new ones leave them empty.
ALTER TABLE applications ALTER COLUMN title SET DEFAULT '';
ALTER TABLE applications ADD COLUMN sealed bytea, ADD COLUMN master_id text, ADD COLUMN wrapped bytea;
SELECT hold_wrapped('applications');

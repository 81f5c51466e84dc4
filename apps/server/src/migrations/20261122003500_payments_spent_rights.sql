-- A right that went with its resume is told from one that is missing: those of before have no row of a right.
UPDATE checkouts SET resume_gone_at = now()
WHERE plan = 'basic' AND state = 'paid' AND resume_id IS NULL AND resume_gone_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM plan_grants g WHERE g.id = 'checkout:' || checkouts.id);

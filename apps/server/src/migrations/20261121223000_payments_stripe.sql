-- The maker was asked at this moment for what the row now shows: an answer that is older changes nothing.
ALTER TABLE checkouts ADD COLUMN asked_at timestamptz;
-- The resume it was to pay for was deleted before the money came.
ALTER TABLE checkouts ADD COLUMN resume_gone_at timestamptz;
-- Money that may not be kept: paid twice for one thing, or after everything was deleted.
ALTER TABLE payments ADD COLUMN give_back text CHECK (give_back IN ('duplicate', 'deleted'));
CREATE INDEX payments_to_give_back ON payments (checkout_id) WHERE give_back IS NOT NULL;
CREATE INDEX checkouts_subscription ON checkouts (subscription_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX payments_checkout ON payments (checkout_id);

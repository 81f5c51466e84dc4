-- The administrator's list by state, and how many wait, also among a hundred thousand.
CREATE INDEX mail_outbox_state ON mail_outbox (state, created_at DESC, id DESC);

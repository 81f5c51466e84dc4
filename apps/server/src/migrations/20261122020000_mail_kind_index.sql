-- The administrator's list by template, also among a hundred thousand.
CREATE INDEX mail_outbox_kind ON mail_outbox (kind, created_at DESC, id DESC);

-- What a user's facts add up to, kept so that ten of all can be read quickly. Made again from the log at any time.
CREATE TABLE gamification_scores (
  owner_id text PRIMARY KEY,
  -- A random name on the leaderboard, used nowhere else.
  handle text NOT NULL UNIQUE,
  on_board boolean NOT NULL DEFAULT true,
  total_points integer NOT NULL DEFAULT 0,
  resumes_optimized integer NOT NULL DEFAULT 0,
  -- How many facts it was computed from (the log only grows), the place it was computed for, and the whole of it.
  facts_counted bigint NOT NULL DEFAULT 0,
  time_zone text NOT NULL DEFAULT 'UTC',
  progress jsonb
);
CREATE INDEX gamification_board ON gamification_scores (total_points DESC, handle)
  WHERE on_board AND total_points > 0;
CREATE INDEX facts_owner_newest ON facts (owner_id, id);

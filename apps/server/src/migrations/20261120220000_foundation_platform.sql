CREATE TABLE rate_limits (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (key, window_start)
);

CREATE TABLE worker_beats (
  worker_id text PRIMARY KEY,
  beat_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE stream_events (
  stream_id text NOT NULL,
  seq bigint NOT NULL,
  resume_id text,
  event jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (stream_id, seq)
);
CREATE INDEX stream_events_resume ON stream_events (resume_id) WHERE resume_id IS NOT NULL;

-- A visitor appears at the first write; until then the cookie alone says who it is.
CREATE TABLE visitors (
  owner_id text PRIMARY KEY,
  language text NOT NULL,
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);

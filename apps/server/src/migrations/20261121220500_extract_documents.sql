-- A DOCX as its person gave it, until a resume is made of its text: one an owner, sealed with the key beside it.
CREATE TABLE extract_documents (
  owner_id text PRIMARY KEY,
  extraction_id text NOT NULL,
  sealed bytea NOT NULL,
  master_id text NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX extract_documents_created ON extract_documents (created_at);
-- The same with its resume, sealed with the resume's own key, deleted with it.
CREATE TABLE resume_documents (
  resume_id text PRIMARY KEY,
  owner_id text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX resume_documents_owner ON resume_documents (owner_id, created_at);

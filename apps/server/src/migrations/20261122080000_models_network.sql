-- The network a visitor switched the model on from, as a keyed hash: its tokens are counted together.
ALTER TABLE resumes ADD COLUMN model_network text;

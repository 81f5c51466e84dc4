-- Readings that wait for their resume lie under a key, too.
SELECT hold_wrapped('extract_documents');

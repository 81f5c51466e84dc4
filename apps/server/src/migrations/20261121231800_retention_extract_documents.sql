SELECT hold_wrapped('extract_documents');

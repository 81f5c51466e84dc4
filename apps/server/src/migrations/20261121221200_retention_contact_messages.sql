SELECT hold_wrapped('contact_messages');

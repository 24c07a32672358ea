-- Of which country an address was when somebody signed in from it. Kept, because addresses change hands.
ALTER TABLE identity.session ADD COLUMN country text;

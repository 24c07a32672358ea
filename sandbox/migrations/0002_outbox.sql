-- What was sent to people outside: SMS by the messages API, e-mail by SMTP.
CREATE SCHEMA outbox;

CREATE TABLE outbox.messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX messages_recipient ON outbox.messages (recipient, id DESC);

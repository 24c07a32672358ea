-- A stand-in for a live chat of customer service: what was said, by conversation.
CREATE SCHEMA chat;

CREATE TABLE chat.messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Unguessable: whoever has the address of the conversation may read and write.
  conversation text NOT NULL,
  author text NOT NULL CHECK (author IN ('visitor', 'house')),
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX messages_conversation ON chat.messages (conversation, id);

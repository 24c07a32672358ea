-- Passkeys (WebAuthn): the public half of a key that a device keeps. Nothing here helps who steals it.
CREATE TABLE identity.passkey (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member.member (id),
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  -- Signatures so far, where the device counts them: one that falls back is a copy's.
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  label         text NOT NULL CHECK (label <> ''),
  -- Kept by the maker of the device on all devices of its owner.
  is_synced     boolean NOT NULL,
  created_at    timestamptz NOT NULL,
  used_at       timestamptz
);

CREATE INDEX passkey_of_member ON identity.passkey (member_id, id DESC);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.passkey TO champa_app;

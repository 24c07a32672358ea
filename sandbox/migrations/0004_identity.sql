-- Stand-ins for parties that tell who somebody is: people of the identity provider, the keys both sign with, and the codes
-- of the phone sign-in provider.
CREATE SCHEMA identity;

CREATE TABLE identity.person (
  -- What clients know somebody by, for ever.
  sub text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE identity.signing_key (
  purpose text PRIMARY KEY,
  -- PKCS #8, PEM.
  private_key text NOT NULL
);

CREATE TABLE identity.phone_code (
  -- Unguessable: the page's own address.
  id text PRIMARY KEY,
  origin text NOT NULL,
  phone text NOT NULL,
  code text NOT NULL,
  tries_left integer NOT NULL,
  expires_at timestamptz NOT NULL
);

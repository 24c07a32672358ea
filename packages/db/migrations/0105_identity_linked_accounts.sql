-- Accounts elsewhere (OpenID Connect) that members sign in by. Who somebody is there is told by issuer and subject
-- together; the provider's name in our settings may come to mean another party.
CREATE TABLE identity.linked_account (
  member_id   bigint NOT NULL REFERENCES member.member (id),
  provider_id text NOT NULL,
  issuer      text NOT NULL,
  subject     text NOT NULL,
  -- How the account is called there, partly hidden: for its owner to know it by.
  name        text NOT NULL,
  linked_at   timestamptz NOT NULL,
  used_at     timestamptz,
  PRIMARY KEY (member_id, provider_id),
  UNIQUE (issuer, subject)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON identity.linked_account TO champa_app;

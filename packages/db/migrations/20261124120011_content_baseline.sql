-- What the operator tells visitors: banners, notices, announcements, promotions, help. Texts are by language; `key` is the
-- operator's own name of a thing, by which he imports it again.
CREATE SCHEMA content;
GRANT USAGE ON SCHEMA content TO champa_app;

-- A text in some languages: {"lo": "…", "en": "…", "cn": "…"}, at least one.
CREATE DOMAIN content.local_text AS jsonb CHECK (jsonb_typeof(VALUE) = 'object');
CREATE DOMAIN content.key AS text CHECK (VALUE ~ '^[a-z0-9][a-z0-9-]{0,59}$');

-- Pictures the operator added. Those the artwork draws need no row: their names are known to it.
CREATE TABLE content.picture (
  name        content.key PRIMARY KEY,
  bytes       bytea NOT NULL,
  -- Of the bytes: another picture has another address.
  hash        text NOT NULL,
  width       integer NOT NULL CHECK (width > 0),
  height      integer NOT NULL CHECK (height > 0),
  placeholder text NOT NULL,
  added_at    timestamptz NOT NULL
);

CREATE TABLE content.banner (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key          content.key NOT NULL UNIQUE,
  group_name   text NOT NULL CHECK (group_name IN ('w_home', 'w_leftmenu', 'w_license', 'w_promotion')),
  picture      content.key NOT NULL,
  title        content.local_text NOT NULL,
  text         content.local_text NOT NULL,
  linkage_type text CHECK (linkage_type IN ('ROUTE', 'URL', 'PROMOTION', 'GAME')),
  linkage      text,
  sort         integer NOT NULL,
  enabled      boolean NOT NULL,
  shown_from   timestamptz,
  shown_until  timestamptz,
  CHECK ((linkage_type IS NULL) = (linkage IS NULL)),
  CHECK (shown_from < shown_until)
);

CREATE TABLE content.notice (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key          content.key NOT NULL UNIQUE,
  title        content.local_text NOT NULL,
  content      content.local_text NOT NULL,
  published_at timestamptz NOT NULL,
  sort         integer NOT NULL,
  enabled      boolean NOT NULL,
  shown_from   timestamptz,
  shown_until  timestamptz,
  CHECK (shown_from < shown_until)
);

CREATE TABLE content.announcement (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key          content.key NOT NULL UNIQUE,
  -- A signed-in members, B anonymous visitors, F members at their first sign-in, G agents
  execution    text NOT NULL CHECK (execution IN ('A', 'B', 'F', 'G')),
  title        content.local_text NOT NULL,
  content      content.local_text NOT NULL,
  published_at timestamptz NOT NULL,
  sort         integer NOT NULL,
  enabled      boolean NOT NULL,
  shown_from   timestamptz,
  shown_until  timestamptz,
  CHECK (shown_from < shown_until)
);

CREATE TABLE content.game_announcement (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key          content.key NOT NULL UNIQUE,
  title        content.local_text NOT NULL,
  -- The vendor or the game it is about; neither need be known to the catalogue.
  vassalage    text,
  node_id      bigint,
  published_at timestamptz NOT NULL,
  sort         integer NOT NULL,
  enabled      boolean NOT NULL,
  shown_from   timestamptz,
  shown_until  timestamptz,
  CHECK (shown_from < shown_until)
);

CREATE TABLE content.promotion_category (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key     content.key NOT NULL UNIQUE,
  title   content.local_text NOT NULL,
  type    text NOT NULL,
  sort    integer NOT NULL,
  enabled boolean NOT NULL
);

CREATE TABLE content.promotion (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key            content.key NOT NULL UNIQUE,
  title          content.local_text NOT NULL,
  content        content.local_text NOT NULL,
  promotion_type text NOT NULL,
  -- Pictures by their sequence: 1 the card's, 2 the dialog's.
  card_picture   content.key NOT NULL,
  dialog_picture content.key NOT NULL,
  starts_at      timestamptz NOT NULL,
  -- Null: long-term, without end.
  ends_at        timestamptz,
  -- What its button does, by who is looking; null shows none.
  visitor_action text CHECK (visitor_action IN ('REGISTER', 'LOGIN', 'DOWN', 'DEPOSIT', 'MISSIONS', 'VIP')),
  member_action  text CHECK (member_action IN ('REGISTER', 'LOGIN', 'DOWN', 'DEPOSIT', 'MISSIONS', 'VIP')),
  sort           integer NOT NULL,
  enabled        boolean NOT NULL,
  CHECK (starts_at < ends_at)
);

CREATE TABLE content.promotion_in_category (
  promotion_id bigint NOT NULL REFERENCES content.promotion ON DELETE CASCADE,
  category_id  bigint NOT NULL REFERENCES content.promotion_category ON DELETE CASCADE,
  PRIMARY KEY (promotion_id, category_id)
);

CREATE TABLE content.help_topic (
  -- Its name in addresses, /help#term.
  key        content.key PRIMARY KEY,
  group_name text NOT NULL CHECK (group_name IN ('guide', 'help', 'legal')),
  title      content.local_text NOT NULL,
  content    content.local_text NOT NULL,
  sort       integer NOT NULL,
  enabled    boolean NOT NULL
);

-- Every server keeps the content in memory and reads it again when this number has changed (as the catalogue's).
CREATE TABLE content.revision (
  one    boolean PRIMARY KEY DEFAULT true CHECK (one),
  number bigint NOT NULL
);
INSERT INTO content.revision (number) VALUES (1);

GRANT SELECT ON content.revision TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON content.picture, content.banner, content.notice, content.announcement,
  content.game_announcement, content.promotion_category, content.promotion, content.promotion_in_category, content.help_topic
TO champa_app;

-- after functions
DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['picture', 'banner', 'notice', 'announcement', 'game_announcement',
    'promotion_category', 'promotion', 'promotion_in_category', 'help_topic']
  LOOP
    EXECUTE format('CREATE TRIGGER count_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content.%I
      FOR EACH STATEMENT EXECUTE FUNCTION content.count_revision()', changed);
  END LOOP;
END
$$;

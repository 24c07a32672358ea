-- A member's icon: empty the gallery's one of his number, a name of the gallery, or name and version of his own picture.
ALTER TABLE member.member ADD COLUMN icon text NOT NULL DEFAULT '';

-- Members' own pictures, as they were made of what was uploaded: small, square, without anything but the pixels.
CREATE TABLE member.icon_picture (
  member_id bigint PRIMARY KEY REFERENCES member.member (id),
  -- Not to be guessed: whoever was not shown the icon does not find it.
  name      text NOT NULL UNIQUE,
  version   text NOT NULL,
  bytes     bytea NOT NULL,
  added_at  timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON member.icon_picture TO champa_app;

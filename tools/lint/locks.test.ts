import { describe, expect, test } from 'vitest';
import { locks } from './rules/locks.ts';

const said = (text: string, name = '20270101120000_ledger_notes.sql'): string[] =>
  locks([{ path: `packages/db/migrations/${name}`, text }]).map(({ message }) => message);

describe('on a table of every bet', () => {
  test.each([
    ['CREATE INDEX journal_at ON ledger.journal (at);', /CREATE INDEX CONCURRENTLY/],
    ['CREATE UNIQUE INDEX a ON ONLY ledger.journal (at);', /CREATE INDEX CONCURRENTLY/],
    ['ALTER TABLE ledger.balances ADD COLUMN a uuid DEFAULT gen_random_uuid();', /constant/],
    ['ALTER TABLE ledger.balances ADD COLUMN a bigint GENERATED ALWAYS AS (balance * 2) STORED;', /constant/],
    ['ALTER TABLE ledger.balances ADD COLUMN a bigint NOT NULL;', /has rows/],
    ["ALTER TABLE ledger.balances ADD COLUMN a text NOT NULL DEFAULT 'x' CHECK (a <> '');", /NOT VALID/],
    ['ALTER TABLE ledger.balances ADD COLUMN a bigint, ADD COLUMN b bigint REFERENCES ledger.accounts;', /NOT VALID/],
    ['ALTER TABLE ledger.journal ALTER COLUMN amount TYPE numeric;', /anew/],
    ['ALTER TABLE ledger.journal ADD CONSTRAINT c CHECK (amount > 0);', /NOT VALID/],
    ['ALTER TABLE ledger.journal ADD FOREIGN KEY (debit) REFERENCES ledger.accounts;', /NOT VALID/],
    ['ALTER TABLE ledger.journal ADD CONSTRAINT u UNIQUE (id, at);', /USING INDEX/],
    ['ALTER TABLE ledger.journal ALTER COLUMN at SET NOT NULL;', /IS NOT NULL/],
    ['ALTER TABLE ledger.journal DROP COLUMN at;', /release before/],
    ['ALTER TABLE ledger.journal RENAME COLUMN at TO moved_at;', /release before/],
    ["UPDATE ledger.balances SET currency = 'LAK';", /job/],
    ['LOCK TABLE ledger.balances IN EXCLUSIVE MODE;', /job/],
  ])('is refused: %s', (text, why) => {
    const messages = said(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(why);
  });

  test.each([
    "ALTER TABLE ledger.journal ADD COLUMN note text NOT NULL DEFAULT '';",
    "ALTER TABLE ledger.journal ADD COLUMN at2 timestamptz DEFAULT now(), ADD COLUMN of text[] NOT NULL DEFAULT '{}';",
    'ALTER TABLE ledger.journal ADD CONSTRAINT c CHECK (amount > 0) NOT VALID;',
    'ALTER TABLE ledger.journal ALTER COLUMN at SET DEFAULT now();',
    "COMMENT ON TABLE ledger.journal IS 'CREATE INDEX a ON ledger.journal (at); it says';",
    '-- locks: the table is empty until the release after this\nCREATE INDEX a ON ledger.holds (id);',
  ])('is allowed: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

test('other tables, new tables, and migrations that have landed are not judged', () => {
  expect(said('CREATE INDEX a ON texts.version (id);')).toEqual([]);
  expect(said('CREATE TABLE vendors.round (id bigint); CREATE INDEX a ON vendors.round (id);')).toEqual([]);
  expect(said('CREATE INDEX a ON ledger.journal (at);', '20261124160900_ledger_open_stake.sql')).toEqual([]);
});

test('what runs outside a transaction has a file of its own, and nothing else is in it', () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON ledger.journal (at);';
  expect(said(`-- outside a transaction\n${index}`)).toEqual([]);
  expect(said('-- outside a transaction\nALTER TABLE ledger.journal VALIDATE CONSTRAINT c;')).toEqual([]);
  expect(said('-- outside a transaction\nALTER TABLE ledger.journal ADD CONSTRAINT u UNIQUE USING INDEX a;')).toEqual(
    [],
  );
  expect(said('-- outside a transaction\nCREATE INDEX CONCURRENTLY a ON ledger.journal (at);')[0]).toMatch(
    /broken off/,
  );
  expect(said(index)[0]).toMatch(/file of its own/);
  expect(said(`-- outside a transaction\n${index}\nSELECT 1;`)[0]).toMatch(/is one/);
});

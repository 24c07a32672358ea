import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Text between tags, and text in attributes that people read or hear. */
const textBetweenTags = /(?<![=<])>\s*([^\s<>{}][^<>{}]*\p{L}{2}[^<>{}]*?)\s*<\//gu;
const textOfAttributes = /\b(?:aria-label|alt|title|placeholder|label)="([^"]*\p{L}[^"]*)"/gu;

test('components contain no text of their own: every string has a message ID', async () => {
  const found: string[] = [];
  for (const pattern of ['apps/web/src/**/*.tsx', 'packages/ui/src/**/*.tsx']) {
    for await (const file of glob(pattern, { cwd: root })) {
      const source = await readFile(path.join(root, file), 'utf8');
      for (const [, text] of [...source.matchAll(textBetweenTags), ...source.matchAll(textOfAttributes)]) {
        found.push(`${file}: ${text}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('the scan finds text where there is some', () => {
  const planted = '<p className="a">Hello there</p> <img alt="A cat" /> <b>{t("x")}</b>';
  expect([...planted.matchAll(textBetweenTags)].map(([, text]) => text)).toEqual(['Hello there']);
  expect([...planted.matchAll(textOfAttributes)].map(([, text]) => text)).toEqual(['A cat']);
});

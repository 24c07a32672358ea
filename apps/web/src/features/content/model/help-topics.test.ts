import { expect, test } from 'vitest';
import { findTopics } from './help-topics.ts';

const topics = [
  { term: 'deposit', group: 'guide', title: 'How to deposit', content: '<p>Choose a <b>bank</b> or a wallet.</p>' },
  { term: 'ຝາກ', group: 'help', title: 'ວິທີຝາກເງິນ', content: '<p>ເລືອກທະນາຄານ</p>' },
  { term: 'terms', group: 'legal', title: 'Términos', content: '<p>Play fair.</p>' },
] as const;

const found = (typed: string) => findTopics(topics, typed).map(({ term }) => term);

test('an empty search finds every topic', () => {
  expect(found('  ')).toHaveLength(3);
});

test('a search needs all words, in title or text, ignoring case and accents', () => {
  expect(found('DEPOSIT bank')).toEqual(['deposit']);
  expect(found('terminos')).toEqual(['terms']);
  expect(found('deposit casino')).toEqual([]);
});

test('a search finds Lao', () => {
  expect(found('ຝາກເງິນ')).toEqual(['ຝາກ']);
});

test('tags are not searched', () => {
  expect(found('<p>')).toEqual([]);
});

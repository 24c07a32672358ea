import { expect, test } from 'vitest';
import { COMMENT_LETTERS, faultOf, lettersOf } from './comment.ts';

test('letters are counted by code points, not by how they are stored', () => {
  expect(lettersOf('ຈຳປາ')).toBe(4);
  expect(lettersOf('🌸🌸')).toBe(2);
  expect(faultOf('🌸'.repeat(COMMENT_LETTERS))).toBeUndefined();
  expect(faultOf('🌸'.repeat(COMMENT_LETTERS + 1))).toBe('apply_comment_long');
});

test('spaces alone are no comment, and spaces around one do not count', () => {
  expect(faultOf('  \n ')).toBe('apply_comment_missing');
  expect(faultOf(`  ${'a'.repeat(COMMENT_LETTERS)}  `)).toBeUndefined();
});

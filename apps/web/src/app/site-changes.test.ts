import { expect, test } from 'vitest';
import { createChangeWatch } from './site-changes.ts';

test('the first answer is no change; each change is told twice', () => {
  const changesOf = createChangeWatch();
  const answers = [
    { content: '1', site: 'a' },
    { content: '2', site: 'a' },
    { content: '2', site: 'b' },
    { content: '2', site: 'b' },
    { content: '2', site: 'b' },
  ];
  expect(answers.map(changesOf)).toEqual([[], ['content'], ['content', 'site'], ['site'], []]);
});

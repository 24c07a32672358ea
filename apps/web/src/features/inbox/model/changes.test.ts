import type { InboxMessage } from '@champa/contract';
import { expect, test } from 'vitest';
import type { InboxPages } from '../../../entities/message/index.ts';
import { changedBy, changePages, dropSome, readAll, readOne, undoChange } from './changes.ts';

const message = (id: string, isRead = false): InboxMessage => ({
  id,
  kind: 'operator',
  title: id,
  content: '',
  isRead,
  at: '2026-07-15T05:00:00Z',
});
const pagesOf = (...pages: InboxMessage[][]): InboxPages => ({
  pages: pages.map((list) => ({ list, next: null })),
  pageParams: pages.map(() => null),
});
const shown = ({ pages }: InboxPages) =>
  pages.map(({ list }) => list.map(({ id, isRead }) => (isRead ? `${id} read` : id)));
const ids = (messages: readonly InboxMessage[]) => new Set(messages.map(({ id }) => id));

const before = pagesOf([message('5'), message('4', true)], [message('3'), message('2')]);
const all = before.pages.flatMap(({ list }) => list);

test('a change applies to every page, and lists what it changes', () => {
  expect(shown(changePages(before, readOne('3')))).toEqual([
    ['5', '4 read'],
    ['3 read', '2'],
  ]);
  expect(shown(changePages(before, dropSome(['5', '2'])))).toEqual([['4 read'], ['3']]);
  expect([...ids(changedBy(all, readAll))]).toEqual(['5', '3', '2']);
  expect([...ids(changedBy(all, readOne('4')))]).toEqual([]);
  expect([...ids(changedBy(all, dropSome(['4', '9'])))]).toEqual(['4']);
});

test('of two pending changes, only the one that fails is reverted, and its messages return to their positions', () => {
  const now = changePages(changePages(before, dropSome(['4'])), readOne('3'));
  expect(shown(undoChange(now, before, new Set(['4'])))).toEqual([
    ['5', '4 read'],
    ['3 read', '2'],
  ]);
  const beforeReading = changePages(before, dropSome(['4']));
  expect(shown(undoChange(now, beforeReading, new Set(['3'])))).toEqual([['5'], ['3', '2']]);
});

test('a change that changed nothing reverts nothing', () => {
  const now = changePages(before, readOne('5'));
  expect(undoChange(now, now, ids(changedBy(now.pages[0]!.list, readOne('5'))))).toEqual(now);
});

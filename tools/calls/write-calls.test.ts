import { expect, test } from 'vitest';
import { operation } from '../../packages/contract/src/operation.ts';
import { Balance } from '../../packages/contract/src/wallet.ts';
import { readContract } from './operations.ts';
import { groupName, writeCalls } from './write-calls.ts';

const payee = operation({
  id: 'removePayee',
  method: 'POST',
  path: '/api/payees/{id}/remove',
  access: 'member',
  encrypted: true,
  summary: 'Not needed to call it',
  value: Balance,
});

test('a call contains what is needed to make it, and no more', () => {
  const text = writeCalls([{ file: 'payees', operations: [['removePayee', payee]] }]).get('payees.gen.ts');
  expect(text).toContain(
    "removePayee: call<typeof contract.removePayee>({ id: 'removePayee', method: 'POST', path: '/api/payees/{id}/remove', access: 'member', encrypted: true }),",
  );
  expect(text).not.toContain('summary');
});

test('a group has the name of its file, and is exported by the index', () => {
  expect(groupName('my-games')).toBe('myGamesCalls');
  const files = writeCalls([{ file: 'my-games', operations: [['favouriteIds', payee]] }]);
  expect([...files.keys()]).toEqual(['my-games.gen.ts', 'index.gen.ts']);
  expect(files.get('index.gen.ts')).toContain("export { myGamesCalls } from './my-games.gen.ts';");
});

test('the contract is read file by file, without the operations of staff', async () => {
  const contract = await readContract();
  const files = contract.map(({ file }) => file);
  expect(files).toContain('sign-in-codes');
  expect(files).not.toContain('admin');
  const operations = contract.flatMap((declared) => declared.operations);
  expect(operations.every(([, { access }]) => access !== 'staff')).toBe(true);
  // An operation exported under another name than its ID would be another call for the browser.
  expect(operations.filter(([name, { id }]) => name !== id)).toEqual([]);
});

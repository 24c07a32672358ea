import { expect, test } from 'vitest';
import { ambientInputs } from './rules/ambient.ts';
import { boundaries } from './rules/boundaries.ts';
import { circles } from './rules/circles.ts';
import { money } from './rules/money.ts';
import { sides } from './rules/sides.ts';
import { sql } from './rules/sql.ts';
import { transactions } from './rules/transactions.ts';
import { readSource, type Rule } from './source.ts';

const api = 'apps/api/src';
const web = 'apps/web/src';

// Each planted violation must turn its rule red; similar allowed code must not.
const planted: [string, Rule, string, string][] = [
  ['platform imports a module', boundaries, `${api}/platform/x.ts`, `import { a } from '../modules/ledger/index.ts';`],
  [
    'a module reaches past an index',
    boundaries,
    `${api}/modules/deposits/a.ts`,
    `import { a } from '../ledger/ledger.repo.ts';`,
  ],
  ['the ledger imports a module', boundaries, `${api}/modules/ledger/a.ts`, `import { a } from '../member/index.ts';`],
  ['routes reach a repo', boundaries, `${api}/modules/site/site.routes.ts`, `import { a } from './site.repo.ts';`],
  [
    'domain reaches a service',
    boundaries,
    `${api}/modules/site/domain/a.ts`,
    `import { a } from '../site.service.ts';`,
  ],
  [
    'domain reaches the database',
    boundaries,
    `${api}/modules/site/domain/a.ts`,
    `import { a } from '../../../platform/database.ts';`,
  ],
  ['a program imports a program', boundaries, 'apps/web/src/a.ts', `import { a } from '../../api/src/app.ts';`],
  ['the studio imports the platform', boundaries, 'studio/src/a.ts', `export { a } from '../../apps/api/src/app.ts';`],
  ['a browser imports the database', boundaries, 'apps/web/src/a.ts', `const db = await import('@champa/db');`],
  ['a browser imports Node', boundaries, 'apps/backoffice/src/a.ts', `import fs from 'node:fs';`],
  ['a feature imports a feature', boundaries, `${web}/features/lobby/a.ts`, `import { a } from '../wallet/index.ts';`],
  [
    'a route reaches past a feature’s index',
    boundaries,
    `${web}/routes/a.tsx`,
    `import { a } from '../features/wallet/model/a.ts';`,
  ],
  ['kit imports an entity', boundaries, `${web}/kit/lists/a.ts`, `import { a } from '../../entities/draw/index.ts';`],
  ['kit imports a feature', boundaries, `${web}/kit/lists/a.ts`, `import { a } from '../../features/draw/index.ts';`],
  ['kit imports the frame', boundaries, `${web}/kit/lists/a.ts`, `import { a } from '../../app/router.ts';`],
  ['kit knows a call', boundaries, `${web}/kit/lists/a.ts`, `import { gamesCalls } from '@champa/api-client';`],
  ['an entity imports a feature', boundaries, `${web}/entities/draw/a.ts`, `import('../../features/draw/index.ts');`],
  ['an entity imports the frame', boundaries, `${web}/entities/draw/a.ts`, `import { a } from '../../app/router.ts';`],
  ['a feature imports the frame', boundaries, `${web}/features/play/a.ts`, `import { a } from '../../app/router.ts';`],
  ['a feature imports a route', boundaries, `${web}/features/play/a.ts`, `import { a } from '../../routes/_site.tsx';`],
  [
    'an entity reaches past another’s index',
    boundaries,
    `${web}/entities/draw/a.ts`,
    `import type { A } from '../game/areas.ts';`,
  ],
  [
    'a feature reaches past an entity’s index',
    boundaries,
    `${web}/features/play/a.ts`,
    `export { a } from '../../entities/game/areas.ts';`,
  ],
  ['an entity imports its own index', boundaries, `${web}/entities/draw/a.ts`, `import { a } from './index.ts';`],
  [
    'a package imports a program',
    boundaries,
    'packages/ui/src/a.ts',
    `import { a } from '../../../apps/web/src/a.ts';`,
  ],
  ['a service holds SQL', sql, `${api}/modules/site/site.service.ts`, 'const q = `SELECT * FROM site.setting`;'],
  ['a repo names another schema', sql, `${api}/modules/site/site.repo.ts`, 'const q = `SELECT 1 FROM member.member`;'],
  ['a float of money', money, `${api}/modules/deposits/a.ts`, 'const a = Number(deposit.amount);'],
  ['rounding by toFixed', money, 'apps/web/src/a.tsx', 'const a = (1.5).toFixed(2);'],
  ['the clock reached for', ambientInputs, `${api}/modules/deposits/a.ts`, 'const now = Date.now();'],
  ['a margin on the left', sides, `${web}/app/a.tsx`, `<p className="flex ml-2 gap-1" />`],
  ['a place on the right', sides, `${web}/app/a.tsx`, `<p className="absolute max-sm:right-0" />`],
  ['text set to the left', sides, 'packages/ui/src/a.tsx', `<p className="text-left" />`],
  ['a border on one side', sides, 'packages/ui/src/a.tsx', `const line = 'border-l border-line';`],
  ['a padding in a style sheet', sides, 'packages/ui/src/a.css', `.a { padding-left: 4px; }`],
  ['Math.random near a result', ambientInputs, 'packages/fairness/src/a.ts', 'const a = Math.random();'],
  [
    'a transaction within a transaction',
    transactions,
    `${api}/modules/deposits/a.ts`,
    'const a = () => inTransaction(pool, async (tx) => { await note(tx); await inTransaction(pool, other); });',
  ],
  [
    'a transaction opened beside a handle',
    transactions,
    `${api}/modules/deposits/a.ts`,
    'async function a(tx: WriteHandle) { for (const id of ids) await inTransaction(pool, (own) => end(own, id)); }',
  ],
  [
    'a transaction in a repo',
    transactions,
    `${api}/modules/deposits/a.repo.ts`,
    'export const a = (pool: Pool) => inTransaction(pool, (tx) => tx.query(b));',
  ],
  [
    'a transaction by hand',
    transactions,
    `${api}/modules/deposits/a.ts`,
    `const a = async (db) => { await db.query('BEGIN'); };`,
  ],
];

test.each(planted)('%s: red', (_name, rule, path, text) => {
  expect(rule(readSource(path, text))).toHaveLength(1);
});

const allowed: [string, Rule, string, string][] = [
  ['logical sides', sides, `${web}/app/a.tsx`, `<p className="ms-2 pe-1 start-0 text-end border-s rounded-se-md" />`],
  ['a side with its reason', sides, `${web}/app/a.tsx`, `// side: a map\n<p className="left-2" />`],
  ['a module at its index', boundaries, `${api}/modules/deposits/a.ts`, `import { a } from '../ledger/index.ts';`],
  ['routes to a service', boundaries, `${api}/modules/site/site.routes.ts`, `import { a } from './site.service.ts';`],
  [
    'domain on the calendar',
    boundaries,
    `${api}/modules/site/domain/a.ts`,
    `import { a } from '../../../platform/brand-calendar.ts';`,
  ],
  ['an entity at its index', boundaries, `${web}/entities/draw/a.ts`, `import { a } from '../game/index.ts';`],
  ['an entity’s own file', boundaries, `${web}/entities/draw/a.ts`, `import { a } from './symbols.ts';`],
  ['a feature on kit', boundaries, `${web}/features/play/a.ts`, `import { a } from '../../kit/lists/paged.ts';`],
  ['a feature’s dialogs', boundaries, `${web}/app/a.tsx`, `import('../features/wallet/dialogs.ts');`],
  ['kit on the client', boundaries, `${web}/kit/api/a.ts`, `import { createClient } from '@champa/api-client';`],
  [
    'a repo whose schema has another name',
    sql,
    `${api}/modules/settings/settings.repo.ts`,
    'const q = `SELECT 1 FROM site.setting`;',
  ],
  ['a repo in its own schema', sql, `${api}/modules/site/site.repo.ts`, 'const q = `SELECT 1 FROM site.setting`;'],
  [
    'a repo of two words',
    sql,
    `${api}/modules/my-games/my-games.repo.ts`,
    'const q = `SELECT 1 FROM my_games.recent`;',
  ],
  [
    "another schema's function",
    sql,
    `${api}/modules/site/site.repo.ts`,
    'const q = `SELECT * FROM ledger.post_batch($1)`;',
  ],
  ['a count of rows', money, `${api}/modules/site/site.repo.ts`, 'const a = Number(row.total);'],
  [
    'a transaction after a transaction',
    transactions,
    `${api}/modules/deposits/a.ts`,
    'async function a(pool: Pool) { await inTransaction(pool, first); await ask(); await inTransaction(pool, second); }',
  ],
  [
    'a use case beside one that takes a handle',
    transactions,
    `${api}/modules/deposits/a.ts`,
    'const b = { note: (tx: WriteHandle) => insert(tx), all: () => inTransaction(pool, (tx) => insert(tx)) };',
  ],
  [
    'a use case that is given what to do with a handle',
    transactions,
    `${api}/modules/limits/a.ts`,
    'const change = (work: (tx: WriteHandle) => Promise<void>) => inTransaction(pool, work);',
  ],
  [
    'a savepoint',
    transactions,
    `${api}/modules/promotions/a.repo.ts`,
    `export const a = (tx: WriteHandle) => tx.query('ROLLBACK TO SAVEPOINT b');`,
  ],
];

test.each(allowed)('%s: green', (_name, rule, path, text) => {
  expect(rule(readSource(path, text))).toEqual([]);
});

test.each([`${api}/modules`, `${web}/entities`])('a cycle in %s: red', (folder) => {
  const first = readSource(`${folder}/one/index.ts`, `export { a } from '../two/index.ts';`);
  const second = readSource(`${folder}/two/index.ts`, `import { b } from '../one/index.ts';`);
  expect(circles([first, second])).toHaveLength(2);
  expect(circles([first])).toEqual([]);
});

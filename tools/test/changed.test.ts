import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { journeyAreas } from '../../e2e/reach.ts';
import { readSource } from '../lint/source.ts';
import { ROOT } from './command.ts';
import { areasOf, importGraph, reachedFrom } from './reach-graph.ts';

const MODULES = 'apps/api/src/modules';
const ENTITIES = 'apps/web/src/entities';
const sources = Object.entries({
  'packages/contract/src/index.ts': `export * from './deposits.ts'; export * from './games.ts';`,
  'packages/contract/src/deposits.ts': 'export const Deposit = 1;',
  'packages/contract/src/games.ts': 'export const Game = 1;',
  [`${MODULES}/deposits/index.ts`]: `import { Deposit } from '@champa/contract';`,
  [`${MODULES}/deposits/deposits.test.ts`]: `import { x } from './testing/builder.ts';`,
  [`${MODULES}/deposits/testing/builder.ts`]: '',
  [`${MODULES}/bonus/index.ts`]: `import { deposit } from '../deposits/index.ts';`,
  [`${MODULES}/catalogue/index.ts`]: `import { Game } from '@champa/contract';`,
  [`${MODULES}/catalogue/catalogue.test.ts`]: '',
  'apps/api/src/modules.ts': `import './modules/deposits/index.ts'; import './modules/catalogue/index.ts';`,
  'apps/web/src/features/wallet/form.tsx': `import { Deposit } from '@champa/contract';`,
  [`${ENTITIES}/draw/index.ts`]: `export { type Ball, Balls } from './balls.tsx';\nexport { drawQuery } from './draws.ts';`,
  [`${ENTITIES}/draw/balls.tsx`]: '',
  [`${ENTITIES}/draw/draws.ts`]: '',
  'apps/web/src/features/lottery/page.tsx': `import { type Ball, drawQuery } from '../../entities/draw/index.ts';`,
  'packages/api-client/src/index.ts': `export * from './calls/index.gen.ts';`,
  'packages/api-client/src/calls/index.gen.ts': `export { payeesCalls } from './payees.gen.ts';\nexport { gamesCalls } from './games.gen.ts';`,
  'packages/api-client/src/calls/payees.gen.ts': '',
  'packages/api-client/src/calls/games.gen.ts': '',
  'apps/web/src/features/withdraw/payees.ts': `import { payeesCalls } from '@champa/api-client';`,
  'apps/web/src/features/games/games.ts': `import { gamesCalls } from '@champa/api-client';`,
  'apps/web/src/features/home/board.tsx': `import { Balls } from '../../entities/draw/index.ts';`,
}).map(([file, text]) => readSource(file, text));
const graph = importGraph(sources);
const reached = (changed: string[], migrations: string[] = []) => reachedFrom(changed, graph, migrations) as string[];

describe('what a change reaches', () => {
  test('its importers, and theirs; the composition passes nothing on', () => {
    const files = reached([`${MODULES}/deposits/index.ts`]);
    expect(files).toContain(`${MODULES}/bonus/index.ts`);
    expect(files).toContain('apps/api/src/modules.ts');
    expect(files).not.toContain(`${MODULES}/catalogue/index.ts`);
  });

  test('a file of a module reaches all its tests; a test only itself', () => {
    expect(reached([`${MODULES}/deposits/testing/builder.ts`])).toContain(`${MODULES}/deposits/deposits.test.ts`);
    expect(reached([`${MODULES}/deposits/deposits.test.ts`])).toEqual([`${MODULES}/deposits/deposits.test.ts`]);
  });

  test('a part of the contract reaches the users of its names, on the server and on the site', () => {
    const areas = areasOf(reached(['packages/contract/src/deposits.ts']));
    expect([...areas].toSorted()).toEqual(['bonus', 'deposits', 'wallet']);
  });

  test('a file of an entity reaches the features that use its names, not all that import the entity', () => {
    expect([...areasOf(reached([`${ENTITIES}/draw/draws.ts`]))]).toEqual(['lottery']);
    expect([...areasOf(reached([`${ENTITIES}/draw/balls.tsx`]))].toSorted()).toEqual(['home', 'lottery']);
  });

  test('a group of calls reaches its users', () => {
    expect([...areasOf(reached(['packages/api-client/src/calls/payees.gen.ts']))]).toEqual(['withdraw']);
  });

  test('a migration reaches the modules whose schemas it names', () => {
    const file = 'packages/db/migrations/1_deposits.sql';
    const areas = areasOf(reached([file], ['ALTER TABLE deposits.deposit ADD COLUMN note text']));
    expect([...areas].toSorted()).toEqual(['bonus', 'deposits']);
  });

  test.each(['package-lock.json', 'apps/api/src/platform/http/server.ts', 'e2e/support/browser.ts'])(
    '%s reaches everything',
    (file) => {
      expect(reachedFrom([file], graph, [])).toBe('everything');
    },
  );
});

describe('the areas of journeys', () => {
  test('each file of journeys has its areas, and none is listed that no longer exists', async () => {
    const files = (await readdir(path.join(ROOT, 'e2e'))).filter((file) => file.endsWith('.e2e.ts'));
    const names = files.map((file) => file.replace('.e2e.ts', ''));
    expect(Object.keys(journeyAreas).toSorted()).toEqual(names.toSorted());
  });

  test('each area is a module, a feature or a program', () => {
    const places = ['apps/api/src/modules', 'apps/web/src/features', 'apps', '.'];
    const exists = (area: string) => places.some((place) => existsSync(path.join(ROOT, place, area)));
    expect(
      Object.values(journeyAreas)
        .flat()
        .filter((area) => !exists(area)),
    ).toEqual([]);
  });
});

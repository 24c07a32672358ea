import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

const ofVendor = { params: z.object({ vassalage: z.string().check(z.maxLength(40)) }) };
const ofImport = { params: z.object({ id: Id }) };

export const importSources = ['vendor', 'file'] as const;

/** `gone`: the catalogue shows it, and the list does not have it. Taking that switches it off. */
export const gameDifferences = ['new', 'changed', 'gone'] as const;

/** What of a game differs, before and after; of a new one only what it would be, of one that is gone what it is. */
export const AdminGameDifference = z.object({
  /** The vendor’s code of the game. */
  id: z.string(),
  name: z.string(),
  difference: z.enum(gameDifferences),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type AdminGameDifference = z.infer<typeof AdminGameDifference>;

const listed = {
  id: Id,
  vassalage: z.string(),
  source: z.enum(importSources),
  madeBy: z.string(),
  madeAt: Instant,
  games: z.int(),
  bad: z.int(),
};

export const AdminImport = z.object({
  ...listed,
  /** Against the catalogue as it is now. */
  differences: z.array(AdminGameDifference),
  badRows: z.array(z.object({ line: z.int(), reason: z.string() })),
});
export type AdminImport = z.infer<typeof AdminImport>;

export const AdminImportRow = z.object(listed);
export type AdminImportRow = z.infer<typeof AdminImportRow>;

export const adminImports = operation({
  id: 'adminImports',
  method: 'GET',
  path: '/api/admin/vendors/{vassalage}/imports',
  access: 'staff',
  permission: 'games.view',
  summary: 'The lists of games that were fetched from a vendor or read from files, the latest first',
  ...ofVendor,
  query: z.object(cursor),
  value: cursorListOf(AdminImportRow),
});

export const adminImportFetch = operation({
  id: 'adminImportFetch',
  method: 'POST',
  path: '/api/admin/vendors/{vassalage}/imports/fetch',
  access: 'staff',
  permission: 'games.edit',
  summary: 'Asks a vendor for its list of games and compares it with the catalogue. Nothing changes before it is taken',
  ...ofVendor,
  body: z.object({ reason }),
  value: AdminImport,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const adminImportFile = operation({
  id: 'adminImportFile',
  method: 'POST',
  path: '/api/admin/vendors/{vassalage}/imports/file',
  access: 'staff',
  permission: 'games.edit',
  summary: 'The same for a list in a file: JSON lines, as `catalogue import` reads them, of this vendor’s games alone',
  ...ofVendor,
  body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200_000)), reason }),
  value: AdminImport,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminImport = operation({
  id: 'adminImport',
  method: 'GET',
  path: '/api/admin/game-imports/{id}',
  access: 'staff',
  permission: 'games.view',
  summary:
    'One such list: what is new, changed and gone against the catalogue as it is now, and the rows that could not be read',
  ...ofImport,
  value: AdminImport,
  errors: ['NOT_FOUND'],
});

export const adminImportTake = operation({
  id: 'adminImportTake',
  method: 'POST',
  path: '/api/admin/game-imports/{id}/take',
  access: 'staff',
  permission: 'games.edit',
  summary:
    'Takes differences of such a list into the catalogue, all of them or those of some games: new games are added, changed ones changed, and those that are gone switched off',
  ...ofImport,
  /** `codes`: null takes all. */
  body: z.object({ codes: z.nullable(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(10_000))), reason }),
  value: AdminImport,
  errors: ['NOT_FOUND'],
});

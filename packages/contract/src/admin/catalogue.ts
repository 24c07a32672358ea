import * as z from 'zod/mini';
import { Decimal, Id, Instant } from '../common.ts';
import { GameCategory, GameType } from '../games.ts';
import { operation } from '../operation.ts';
import { cursorListOf, placeCursor, reason } from './lists.ts';

/** What players find of a game. Only `shown` can be opened; one under maintenance is shown, but cannot be opened now. */
export const gameStates = ['shown', 'off', 'vendor_off', 'maintenance', 'vendor_maintenance'] as const;
export type GameState = (typeof gameStates)[number];

/** `new` is not set by anybody: the games that were added last are. */
export const gameMarks = ['hot', 'new', 'trial'] as const;

// Control characters, and those that change the direction of text, are not allowed in a name.
const fit = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]*$/u;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(fit, 'letters'));

/** Countries of ISO 3166, such as TH. */
export const CountryCodes = z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'country'))).check(z.maxLength(250));

const facts = {
  name: line(120),
  /** Null: the English name is shown. */
  nameLo: z.nullable(line(120)),
  nameCn: z.nullable(line(120)),
  gameType: GameType,
  /** A class within its area, such as SC (scratch) or TG (table). */
  classify: z.nullable(line(20)),
  isHot: z.boolean(),
  /** Whether it offers a free trial. */
  trial: z.boolean(),
  minBet: z.nullable(Decimal),
  lines: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** The theoretical return to player, in percent. */
  rtp: z.nullable(z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d{1,2})?$/, 'percent'))),
  /** Words that it is found by. */
  tags: z.array(line(40)).check(z.maxLength(20)),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  /** The name of a picture that the brand added, which is cut to the cover’s shape; null: the platform draws the cover. */
  cover: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Where it is not offered, beside where its vendor is not. */
  notIn: CountryCodes,
  /** The highest stake, from a VIP level on; level 0 is of members without a rank, too. Levels before the first may stake anything. */
  stakeLimits: z
    .array(z.object({ fromLevel: z.int().check(z.minimum(0), z.maximum(100)), most: Decimal }))
    .check(z.maxLength(20)),
};

export const AdminGame = z.object({
  ...facts,
  id: Id,
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  category: GameCategory,
  state: z.enum(gameStates),
  /** Whether it is among those that the lobby shows as new. */
  isNew: z.boolean(),
  /** Path of the cover without size and extension; null until the server has read the game. */
  icon: z.nullable(z.string()),
  addedAt: Instant,
  /** Grows with each change. */
  revision: z.int(),
  changedAt: z.nullable(Instant),
  /** Null: the import of a list of games. */
  changedBy: z.nullable(z.string()),
});
export type AdminGame = z.infer<typeof AdminGame>;

/** What of a game is edited. */
export const AdminGameChange = z.object(facts);
export type AdminGameChange = z.infer<typeof AdminGameChange>;

const one = { params: z.object({ id: Id }) };

export const adminGames = operation({
  id: 'adminGames',
  method: 'GET',
  path: '/api/admin/games',
  access: 'staff',
  permission: 'games.view',
  summary: 'Games, hidden ones too, the latest first; searched by name in any language, vendor, tag or code',
  query: z.object({
    ...placeCursor,
    search: z.optional(z.string().check(z.maxLength(80))),
    vassalage: z.optional(z.string().check(z.maxLength(40))),
    category: z.optional(GameCategory),
    state: z.optional(z.enum(gameStates)),
    mark: z.optional(z.enum(gameMarks)),
  }),
  value: cursorListOf(AdminGame),
  errors: ['VALIDATION'],
});

export const adminGame = operation({
  id: 'adminGame',
  method: 'GET',
  path: '/api/admin/games/{id}',
  access: 'staff',
  permission: 'games.view',
  summary: 'One game, with all that the catalogue has of it',
  ...one,
  value: AdminGame,
  errors: ['NOT_FOUND'],
});

export const adminGameChange = operation({
  id: 'adminGameChange',
  method: 'PUT',
  path: '/api/admin/games/{id}',
  access: 'staff',
  permission: 'games.edit',
  summary:
    'Changes a game. Open sites have it within seconds. Refused where somebody else changed it since it was read',
  ...one,
  body: z.object({ ...facts, revision: z.int(), reason }),
  value: AdminGame,
  errors: ['NOT_FOUND', 'VALIDATION', 'CHANGED_MEANWHILE'],
});

export const adminGameStatus = operation({
  id: 'adminGameStatus',
  method: 'PUT',
  path: '/api/admin/games/{id}/status',
  access: 'staff',
  permission: 'games.edit',
  summary: 'Hides a game from players, or shows it again. Rounds under way still end',
  ...one,
  body: z.object({ enabled: z.boolean(), reason }),
  value: AdminGame,
  errors: ['NOT_FOUND'],
});

const Order = z.array(GameCategory).check(z.minLength(1), z.maxLength(GameCategory.options.length));

export const AdminLane = z.object({ id: GameCategory, games: z.int() });
export type AdminLane = z.infer<typeof AdminLane>;

export const adminLanes = operation({
  id: 'adminLanes',
  method: 'GET',
  path: '/api/admin/lanes',
  access: 'staff',
  permission: 'games.view',
  summary: 'The areas of the lobby in their order, each with its number of shown games; one without games is not shown',
  value: z.object({ list: z.array(AdminLane), total: z.int() }),
});

export const adminLanesOrder = operation({
  id: 'adminLanesOrder',
  method: 'PUT',
  path: '/api/admin/lanes',
  access: 'staff',
  permission: 'games.edit',
  summary:
    'Puts the areas of the lobby into an order; open sites follow within seconds. Refused where somebody else changed it since it was read',
  body: z.object({
    order: Order,
    /** The order that was read. */
    was: Order,
    reason,
  }),
  value: z.object({ list: z.array(AdminLane), total: z.int() }),
  errors: ['VALIDATION', 'CHANGED_MEANWHILE'],
});

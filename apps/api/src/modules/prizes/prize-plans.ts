import { isDeepStrictEqual } from 'node:util';
import { PRIZE_STEP } from '@champa/contract';
import { type Amount, formatDecimal, SCALE, sum } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlannedKind, PlanTrial, PlanValue } from '../../platform/plan-kind.ts';
import type { Clock } from '../../platform/clock.ts';
import { costOf, type Game, isOfKind, type PrizeGift, type Rules } from './domain/game.ts';
import { GameFile, gameOf, type NewGame } from './domain/prize-import.ts';
import { fundsFor } from './domain/raffle.ts';
import * as repo from './games.repo.ts';
import type { SaveGame } from './save-game.ts';

type Needs = { pool: Pool; clock: Clock; saveGame: SaveGame };

const form = planForm(GameFile, ['code']);

/** Prize games as staff plans them: a change is another edition, what was drawn before stays. */
export function createPrizePlans({ pool, clock, saveGame }: Needs): PlannedKind {
  return {
    kind: 'prizeGames',
    shape: form.shape,
    rows: async () =>
      (await repo.selectGames(pool)).map(({ code, names, budget, isOpen, rules }) => ({
        key: code,
        title: names,
        group: rules.kind,
        state: isOpen ? 'running' : 'paused',
        from: null,
        until: null,
        budget: givesMoney(rules) ? budget : null,
        cost: null,
      })),
    read: async (db, key) => {
      const game = await repo.selectGame(db, key);
      return game && writeGame(game);
    },
    budgetOf: (code, value) => {
      const { rules, budget } = read(code, value);
      return givesMoney(rules) ? budget : null;
    },
    save: async (tx, by, { key, value }) => {
      const wanted = read(key, value);
      const game = await repo.lockGame(tx, key);
      const isAsBefore = game !== null && isDeepStrictEqual(kept(game), kept(wanted));
      if (!isAsBefore || wanted.stock.size > 0) await saveGame(tx, by, wanted);
    },
    switch: async (tx, { actor, reason }, { key: game, running }) => {
      await repo.lockGame(tx, game);
      await repo.updateOpen(tx, game, running);
      const change = { game, action: running ? 'opened' : 'paused', detail: '', reason, actor };
      await repo.insertChange(tx, change, clock.now());
    },
    try: async (code, value) => trialOf(read(code, value)),
  };
}

/** @throws ApiError VALIDATION by field */
function read(code: string, value: PlanValue): NewGame {
  const { game, fault } = gameOf(form.parse(value, { code }));
  if (fault) throw new ApiError('VALIDATION', { fields: { [`value.${fault.part}`]: fault.key } });
  return game;
}

/** What an edition is made of, and what stays. */
function kept({ names, currency, budget, rules }: Pick<NewGame, 'names' | 'currency' | 'budget' | 'rules'>): object {
  return { names, currency, budget, rules };
}

function moneyOf(gift: PrizeGift): Amount {
  return gift.kind === 'free_rounds' ? BigInt(gift.rounds) * gift.stake : costOf(gift);
}

function givesMoney(rules: Rules): boolean {
  return !('prizes' in rules) || rules.prizes.some(({ gift }) => moneyOf(gift) > 0n);
}

/** What one draw costs on average, and how likely each prize is. */
function trialOf({ rules, currency }: Pick<NewGame, 'rules' | 'currency'>): PlanTrial {
  switch (rules.kind) {
    case 'wheel':
    case 'egg': {
      const all = sum(rules.prizes.map(({ weight }) => BigInt(weight)));
      const each = sum(rules.prizes.map(({ weight, gift }) => BigInt(weight) * moneyOf(gift))) / all;
      const chances = rules.prizes.map(({ code, weight }) => ({
        code,
        percent: (BigInt(weight) * 100n * SCALE) / all,
      }));
      return { expected: { each, most: null, currency }, chances };
    }
    case 'envelope': {
      const all = sum(rules.bands.map(({ weight }) => BigInt(weight)));
      const each = sum(rules.bands.map(({ weight, min, max }) => BigInt(weight) * (min + max))) / (2n * all);
      const chances = rules.bands.map(({ weight, min, max }) => ({
        code: `${formatDecimal(min)}–${formatDecimal(max)}`,
        percent: (BigInt(weight) * 100n * SCALE) / all,
      }));
      return { expected: { each, most: null, currency }, chances };
    }
    case 'rain': {
      const { pot, parts } = rules;
      const each = pot / BigInt(parts);
      return { expected: { each: each - (each % PRIZE_STEP), most: pot, currency } };
    }
    case 'raffle': {
      const places = sum(rules.prizes.map(({ count }) => BigInt(count)));
      const funds = fundsFor(rules.prizes);
      return { expected: { each: funds / places, most: funds, currency } };
    }
  }
}

/** As a file has it, without its code, and without how many are left of a prize: that changes with each draw. */
function writeGame(game: Game): PlanValue {
  const { names, currency, budget, rules } = game;
  const face = { names, currency, budget };
  const kept = writeMoney(rules) as Record<string, unknown>;
  if (!isOfKind(game, 'wheel', 'egg', 'raffle')) return { kind: rules.kind, ...face, ...kept };
  const prizes = (kept['prizes'] as { isBig: boolean }[]).map(({ isBig: big, ...prize }) => ({ ...prize, big }));
  return { kind: rules.kind, ...face, ...kept, prizes };
}

/** Amounts as decimals; points, which are whole, as numbers. */
function writeMoney(part: unknown, name = ''): unknown {
  if (typeof part === 'bigint') return name === 'points' ? Number(part) : formatDecimal(part); // points are a count
  if (Array.isArray(part)) return part.map((each) => writeMoney(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, writeMoney(value, field)]));
}

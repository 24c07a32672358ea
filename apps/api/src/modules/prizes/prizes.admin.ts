import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { type GivableNeeds, requireGivable } from '../rewards/index.ts';
import { type Game, isOfKind, type Prize, type RafflePrize } from './domain/game.ts';
import type { NewGame } from './domain/prize-import.ts';
import * as repo from './games.repo.ts';

type Needs = GivableNeeds & { pool: Pool; clock: Clock };

type Doing = { reason: string; actor: string };

export type PrizesAdmin = ReturnType<typeof createPrizesAdmin>;

/** What staff does with prize games. */
export function createPrizesAdmin({ pool, clock, ...givable }: Needs) {
  /** @throws Error for a prize that the program cannot give, or tickets of an unknown game */
  async function requirePayable(tx: WriteHandle, prizes: readonly (Prize | RafflePrize)[], own: string): Promise<void> {
    await requireGivable(
      givable,
      prizes.flatMap(({ gift }) => (gift.kind === 'nothing' ? [] : [gift])),
    );
    for (const { code, gift } of prizes) {
      if (gift.kind === 'tickets' && gift.game !== own && !(await repo.selectGame(tx, gift.game))) {
        throw new Error(`${code}: there is no prize game ${gift.game}`);
      }
    }
  }

  const note = (
    tx: WriteHandle,
    game: string,
    action: string,
    detail: string,
    { reason, actor }: Doing,
  ): Promise<void> => repo.insertChange(tx, { game, action, detail, reason, actor }, clock.now());

  /** @throws Error where there is no such game */
  async function held(tx: WriteHandle, code: string): Promise<Game> {
    const game = await repo.lockGame(tx, code);
    if (!game) throw new Error(`There is no prize game ${code}.`);
    return game;
  }

  return {
    /**
     * Adds a game, or gives the one of its code another edition: earlier draws, plans and envelopes keep theirs.
     *
     * @throws Error that names the fault
     */
    async save(tx: WriteHandle, wanted: NewGame, doing: Doing): Promise<void> {
      const { code, names, currency, budget, rules, stock } = wanted;
      if ('prizes' in rules) await requirePayable(tx, rules.prizes, code);
      const before = await repo.lockGame(tx, code);
      if (before && (!isOfKind(before, rules.kind) || before.currency !== currency || before.budget !== budget)) {
        throw new Error(`${code}: a game keeps its kind, its currency and its budget`);
      }
      const edition = await repo.insertEdition(tx, { game: code, names, rules, actor: doing.actor }, clock.now());
      if (before) await repo.updateEdition(tx, code, edition);
      else await repo.insertGame(tx, { code, kind: rules.kind, currency, budget, edition }, clock.now());
      for (const [prize, remaining] of stock) await repo.setStock(tx, { game: code, prize, remaining });
      await note(tx, code, before ? 'edited' : 'added', `edition ${edition}`, doing);
    },

    /** Opens a game or pauses it. */
    switch: (code: string, isOpen: boolean, doing: Doing): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await held(tx, code);
        await repo.updateOpen(tx, code, isOpen);
        await note(tx, code, isOpen ? 'opened' : 'paused', '', doing);
      }),

    /** Sets how many of a prize there are from now on. */
    restock: (code: string, prize: string, remaining: number, doing: Doing): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const game = await held(tx, code);
        if (!isOfKind(game, 'wheel', 'egg') || !game.rules.prizes.some((each) => each.code === prize)) {
          throw new Error(`${code} has no prize ${prize}.`);
        }
        if (prize === game.rules.fallback) throw new Error('The fallback never runs out.');
        await repo.setStock(tx, { game: code, prize, remaining });
        await note(tx, code, 'stocked', `${prize}: ${remaining}`, doing);
      }),
  };
}

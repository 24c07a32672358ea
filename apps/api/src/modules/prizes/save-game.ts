import type { Clock } from '../../platform/clock.ts';
import type { Author } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { type GivableNeeds, requireGivable } from '../rewards/index.ts';
import { isOfKind, type Prize, type RafflePrize } from './domain/game.ts';
import type { NewGame } from './domain/prize-import.ts';
import * as repo from './games.repo.ts';

export type SaveGameNeeds = GivableNeeds & { clock: Clock };

/**
 * Adds a game, or gives the one of its code another edition: earlier draws, plans and envelopes keep theirs.
 *
 * @throws ApiError NOT_POSSIBLE, which says why
 */
export type SaveGame = (tx: WriteHandle, by: Author, wanted: NewGame) => Promise<void>;

export function createSaveGame({ clock, ...givable }: SaveGameNeeds): SaveGame {
  /** @throws ApiError NOT_POSSIBLE for a prize that the program cannot give, or tickets of an unknown game */
  async function requirePayable(tx: WriteHandle, prizes: readonly (Prize | RafflePrize)[], own: string): Promise<void> {
    await requireGivable(
      givable,
      prizes.flatMap(({ gift }) => (gift.kind === 'nothing' ? [] : [gift])),
    );
    for (const { code, gift } of prizes) {
      if (gift.kind === 'tickets' && gift.game !== own && !(await repo.selectGame(tx, gift.game))) {
        throw new ApiError(
          'NOT_POSSIBLE',
          because('no_prize_game', `prize ${code}: there is no prize game ${gift.game}`, {
            prize: code,
            game: gift.game,
          }),
        );
      }
    }
  }

  return async (tx, { actor, reason }, { code, names, currency, budget, rules, stock }) => {
    if ('prizes' in rules) await requirePayable(tx, rules.prizes, code);
    const before = await repo.lockGame(tx, code);
    if (before && (!isOfKind(before, rules.kind) || before.currency !== currency || before.budget !== budget)) {
      throw new ApiError(
        'NOT_POSSIBLE',
        because('game_kept', `game ${code} keeps its kind, its currency and its budget`, { game: code }),
      );
    }
    const now = clock.now();
    const edition = await repo.insertEdition(tx, { game: code, names, rules, actor }, now);
    if (before) await repo.updateEdition(tx, code, edition);
    else await repo.insertGame(tx, { code, kind: rules.kind, currency, budget, edition }, now);
    for (const [prize, remaining] of stock) await repo.setStock(tx, { game: code, prize, remaining });
    const action = before ? 'edited' : 'added';
    await repo.insertChange(tx, { game: code, action, detail: `edition ${edition}`, reason, actor }, now);
  };
}

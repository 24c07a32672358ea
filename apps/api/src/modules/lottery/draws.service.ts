import { serverSeedToHex } from '@champa/fairness';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ResultFeed } from './adapters/result-feed/result-feed.ts';
import type { ChainService } from './chains.service.ts';
import type { Game } from './domain/game.ts';
import { drawnByHouse } from './domain/plan.ts';
import { canMove, type Phase } from './domain/phase.ts';
import * as repo from './draws.repo.ts';
import type { GameService } from './games.service.ts';
import { createPlanService } from './plans.service.ts';
import { createResultService, type ResultService } from './results.service.ts';
import type { SettleService } from './settle.service.ts';

export type DrawNeeds = {
  pool: Pool;
  log: Log;
  games: GameService;
  chains: ChainService;
  feeds: readonly ResultFeed[];
  settling: SettleService;
  timeZone: () => Promise<string>;
  /** The interval between queries of the sources. */
  lookEveryMs: number;
};

const AT_A_TIME = 200;
/** Draws whose sources are queried at once. */
const ASKED_AT_ONCE = 8;

export type DrawService = ReturnType<typeof createDrawService>;

/**
 * Draws from their plan to their end. Every step is one transaction that finds the draw in the phase it expects, or
 * does nothing: any number of workers may run all of it, and another continues where one died.
 */
export function createDrawService(needs: DrawNeeds) {
  const { pool, log, games, chains, settling, timeZone } = needs;
  const results: ResultService = createResultService(needs);

  /** Closes the betting on a draw, once bets in progress have committed. `early`: before its time, to void it. */
  const lock = (id: bigint, early = false): Promise<boolean> => inTransaction(pool, (tx) => lockIn(tx, id, early));

  async function lockIn(tx: WriteHandle, id: bigint, early: boolean): Promise<boolean> {
    await repo.shutGate(tx, id);
    const draw = await repo.lockDraw(tx, id);
    if (draw?.phase !== 'open' || !(draw.isPastClosing || early)) return false;
    return repo.movePhase(tx, id, 'open', 'locked');
  }

  /** House draws go in order: the earlier one is at its end, and chases that it stopped are stopped. */
  const isItsTurn = async (draw: repo.Draw): Promise<boolean> =>
    draw.chainId === null || !(await repo.isEarlierUnfinished(pool, draw));

  /** Once a draw has begun none of its tickets is taken back any more: a chase could not be stopped before it. */
  const begin = async (draw: repo.Draw): Promise<boolean> =>
    (await isItsTurn(draw)) && inTransaction(pool, (tx) => enter(tx, draw.id, 'drawing'));

  async function drawByHouse(draw: repo.Draw, game: Game): Promise<boolean> {
    if (!(await isItsTurn(draw))) return false;
    const { chainId, chainIndex } = draw;
    if (chainId === null || chainIndex === null) throw new Error(`draw ${draw.id} has no seed`);
    const { seed, salt } = await chains.reveal({ chainId, chainIndex });
    const result = drawnByHouse(game, draw, { seed, salt, zone: await timeZone() });
    const drawn = { result, seed: serverSeedToHex(seed) };
    const step = await inTransaction(pool, async (tx) => {
      if ((await repo.lockDraw(tx, draw.id))?.phase !== 'drawing') return 'none';
      // Most draws of quiet hours have no bets: there is nothing to pay, and so nothing to settle.
      if (await repo.settleEmpty(tx, draw.id, drawn)) return 'settled';
      await repo.updateResult(tx, draw.id, drawn);
      return (await repo.movePhase(tx, draw.id, 'drawing', 'result')) ? 'drawn' : 'none';
    });
    if (step === 'settled') await settling.announce(draw.id);
    return step !== 'none';
  }

  async function enter(tx: WriteHandle, id: bigint, to: Phase): Promise<boolean> {
    const draw = await repo.lockDraw(tx, id);
    return draw !== null && canMove(draw.phase, to) && repo.movePhase(tx, id, draw.phase, to);
  }

  /** One step of a draw. @returns whether it moved on */
  async function step(draw: repo.Draw, ask: Ask): Promise<boolean> {
    switch (draw.phase) {
      case 'open':
        return lock(draw.id);
      case 'locked':
        return begin(draw);
      case 'drawing': {
        const game = await games.byCode(draw.gameCode);
        return game.source === 'house' ? drawByHouse(draw, game) : ask(draw, game);
      }
      case 'result':
        return settling.reckon(draw.id);
      case 'settling':
      case 'voiding':
        return settling.pay(draw.id);
      case 'settled':
      case 'void':
        return false;
    }
  }

  /** Takes a draw as far as possible now. */
  async function takeOn(id: bigint, ask: Ask = results.look): Promise<void> {
    for (let draw = await repo.selectDraw(pool, id); draw && (await step(draw, ask));) {
      draw = await repo.selectDraw(pool, id);
    }
  }

  const tryTakeOn = (id: bigint, ask: Ask): Promise<void> =>
    takeOn(id, ask).catch((error: unknown) => log.error({ err: error, draw: String(id) }, 'a draw did not go on'));

  /**
   * Takes all draws that are past their closing as far as possible without a result from outside. Sources are slow;
   * these wait for none.
   */
  async function move(): Promise<void> {
    for (const id of await repo.selectMovable(pool, AT_A_TIME)) await tryTakeOn(id, askNobody);
  }

  /**
   * Queries the sources for the results that draws wait for, some draws at once, and takes those with a result to their
   * end.
   */
  async function ask(): Promise<void> {
    const awaited = await repo.selectAwaited(pool, AT_A_TIME, results.lookedAtLately());
    for (let from = 0; from < awaited.length; from += ASKED_AT_ONCE)
      await Promise.all(awaited.slice(from, from + ASKED_AT_ONCE).map((id) => tryTakeOn(id, results.look)));
  }

  return {
    lock,
    lockIn,
    results,
    takeOn,
    ...createPlanService(needs),
    move,
    ask,

    /** Takes all draws that are past their closing as far as possible now. */
    async advance(): Promise<void> {
      await move();
      await ask();
    },
  };
}

type Ask = (draw: repo.Draw, game: Game) => Promise<boolean>;

const askNobody: Ask = async () => false;

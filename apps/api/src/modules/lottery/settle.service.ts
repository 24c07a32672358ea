import type { LotteryNews } from '@champa/contract';
import { coverOf, opposedStake, restoreTerms, type Result, settle, type TicketTerms } from '@champa/lottery';
import { type Amount, formatDecimal } from '@champa/money';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { LiveHub } from '../../platform/live.ts';
import { nameOf } from './domain/game.ts';
import { type Draw, lockDraw, movePhase, selectDraw } from './draws.repo.ts';
import type { GameService } from './games.service.ts';
import { presentDraw, publishBalance } from './lottery.present.ts';
import * as repo from './settle.repo.ts';
import type { SlipService } from './slips.service.ts';

/** The message to a member about a corrected or void draw: the amount it gives them now. */
export type Told = {
  kind: 'lottery_corrected' | 'lottery_voided';
  details: { amount: string; currency: string };
  memberId: string;
  cause: string;
};

export type SettleNeeds = {
  pool: Pool;
  live: Pick<LiveHub, 'publish' | 'publishToAll'>;
  games: GameService;
  slips: Pick<SlipService, 'stopChase'>;
  currency: () => Promise<string>;
  tell: (tx: WriteHandle, message: Told) => Promise<unknown>;
  /** The number of bets settled in one transaction: their members' new bets wait that long at most. */
  betsAtATime?: number;
};

const CHOICES_AT_A_TIME = 5000;
const BETS_AT_A_TIME = 2000;
const MEMBERS_AT_A_TIME = 200;
const CHOICES_KEPT = 50_000;

export type SettleService = ReturnType<typeof createSettleService>;

/**
 * What a result pays, and the opposite part of members' stakes: the engine computes it once a choice, then SQL pays
 * whole parts.
 */
export function createSettleService(needs: SettleNeeds) {
  const { pool, live, games, slips, currency, tell, betsAtATime = BETS_AT_A_TIME } = needs;

  /**
   * Computes what a draw's result pays for each choice that was bet on, and members' opposite betting. @returns whether
   * the draw was waiting for it
   */
  const reckon = (id: bigint): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      const draw = await lockDraw(tx, id);
      if (draw?.phase !== 'result' || !draw.result) return false;
      await reckonIn(tx, id);
      return movePhase(tx, id, 'result', 'settling');
    });

  async function reckonIn(tx: WriteHandle, id: bigint): Promise<void> {
    const draw = (await lockDraw(tx, id))!;
    const covers = new Map<string, number>();
    for await (const choices of repo.selectChoices(tx, id, CHOICES_AT_A_TIME)) {
      const outcomes: { choice: string; payout: Amount }[] = [];
      for (const { id: choice, terms } of choices) {
        const restored = restoreTerms(terms);
        const { payout } = settle(restored, draw.result!);
        if (payout > 0n) outcomes.push({ choice, payout });
        const cover = coverOf(restored);
        if (cover > 0) covers.set(choice, cover);
      }
      await repo.insertOutcomes(tx, id, draw.revision, outcomes);
    }
    await noteOpposed(tx, draw, covers);
  }

  /** Stores opposite betting; only members whose bets may cover all outcomes are checked. */
  async function noteOpposed(tx: WriteHandle, draw: Draw, covers: ReadonlyMap<string, number>): Promise<void> {
    const { result } = draw;
    const lunarYear = result?.family === 'mark_six' ? result.lunarYear : 0;
    const accounts = await repo.selectCovering(tx, draw.id, covers);
    const known = new Map<string, TicketTerms>();
    for (let from = 0; from < accounts.length; from += MEMBERS_AT_A_TIME) {
      const bets = await repo.selectStakes(tx, draw.id, accounts.slice(from, from + MEMBERS_AT_A_TIME));
      await learnTerms(tx, known, new Set(bets.map(({ choice }) => choice)));
      const found = [...Map.groupBy(bets, ({ account }) => account)].map(([account, own]) => ({
        account,
        opposed: opposedStake(
          own.map(({ choice, stake }) => ({ terms: known.get(choice)!, stake })),
          lunarYear,
        ),
      }));
      await repo.updateOpposed(tx, draw.id, found);
    }
  }

  /** Members bet much the same, so the terms of a choice are read once. Beyond the most, what is known is let go. */
  async function learnTerms(tx: WriteHandle, known: Map<string, TicketTerms>, choices: ReadonlySet<string>) {
    if (known.size > CHOICES_KEPT) known.clear();
    const unknown = [...choices].filter((choice) => !known.has(choice));
    for (const { id, terms } of await repo.selectTerms(tx, unknown)) known.set(id, restoreTerms(terms));
  }

  /** Pays a draw's members, part by part, until all are paid, and ends the draw. @returns whether it ended now */
  async function pay(id: bigint): Promise<boolean> {
    const money = await currency();
    while (await part(id, money));
    // Before its end: the next house draw waits for that.
    await stopChases(id);
    const ended = await inTransaction(pool, async (tx) => {
      const before = await lockDraw(tx, id);
      if (before?.phase !== 'settling' && before?.phase !== 'voiding') return null;
      return repo.finish(tx, id, money);
    });
    if (ended === null) return false;
    await announce(id);
    return true;
  }

  async function part(id: bigint, money: string): Promise<boolean> {
    const settled = await inTransaction(pool, async (tx) => {
      const draw = await lockDraw(tx, id);
      if (!draw) return [];
      const isVoid = draw.phase === 'voiding';
      const members = await (isVoid ? repo.voidPart : repo.settlePart)(tx, id, betsAtATime, money);
      for (const member of members) {
        const told = toldOf(member, isVoid);
        if (told === null) continue;
        await tell(tx, {
          kind: isVoid ? 'lottery_voided' : 'lottery_corrected',
          details: { amount: formatDecimal(told), currency: money },
          memberId: String(member.memberId),
          cause: `lottery:${id}:${draw.revision}:${draw.phase}`,
        });
      }
      return members;
    });
    for (const member of settled) publishBalance(live, member, money);
    return settled.length > 0;
  }

  /** Takes back tickets of chases on later draws that stop with a win on this one. Safe to repeat. */
  async function stopChases(id: bigint): Promise<void> {
    for (const { memberId, tickets } of await repo.selectStopped(pool, id)) await slips.stopChase(memberId, tickets);
  }

  /** Tells all open screens that a draw is at its end. */
  async function announce(id: bigint): Promise<void> {
    const draw = (await selectDraw(pool, id))!;
    const game = (await games.all()).find(({ code }) => code === draw.gameCode);
    const data: LotteryNews = { name: game ? nameOf(game, 'en') : draw.gameCode, draw: presentDraw(draw) };
    live.publishToAll({ name: 'lottery', data });
  }

  /** What members of a draw would get by a result. Nothing is stored. */
  async function wouldPay(tx: WriteHandle, id: bigint, result: Result): Promise<Amount> {
    const outcomes: { choice: string; payout: Amount }[] = [];
    for await (const choices of repo.selectChoices(tx, id, CHOICES_AT_A_TIME)) {
      for (const { id: choice, terms } of choices) {
        const { payout } = settle(restoreTerms(terms), result);
        if (payout > 0n) outcomes.push({ choice, payout });
      }
    }
    return repo.selectPayout(tx, id, outcomes);
  }

  return { reckon, reckonIn, pay, announce, wouldPay };
}

/** The amount in a member's message; null: nothing changed that the member doesn't see anyway. */
function toldOf({ before, due, stake }: repo.SettledMember, isVoid: boolean): Amount | null {
  if (isVoid) return stake > 0n ? stake : null;
  return before !== null && before !== due ? due : null;
}

import type { GameType } from '@champa/contract';
import { type Amount, parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import { earn, type EarningKey, type EarningRule, settle } from './domain/earning.ts';
import type { Journal } from './journal.service.ts';
import * as repo from './points.repo.ts';
import type { PointsSettings } from './points.settings.ts';

export type EarningNeeds = {
  clock: Clock;
  journal: Pick<Journal, 'announce'>;
  settings: () => Promise<{ brand: { currency: string }; points: PointsSettings }>;
};

/** Something that counts towards points, from a fact. */
type Counted = EarningKey & { memberId: string; amount: Amount; rule: EarningRule; cause: string };

const keyOf = (memberId: string, { source, area }: EarningKey): string => [memberId, source, area].join(' ');

/** Turns members' deposits and play into points, from facts: each fact once, in order. */
export function createEarning({ clock, journal, settings }: EarningNeeds) {
  return {
    kinds: ['deposit_credited', 'deposit_refunded', 'played'] as const,

    async handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
      const { brand, points } = await settings();
      if (!points.isOffered) return;
      const counted = facts.flatMap((fact) => countedBy(fact, points, brand.currency));
      if (counted.length > 0) await apply(tx, counted);
    },
  };

  /** A few statements for the whole batch, however many members are in it. */
  async function apply(tx: WriteHandle, counted: readonly Counted[]): Promise<void> {
    const memberIds = [...new Set(counted.map(({ memberId }) => memberId))];
    const accounts = await repo.lockAccounts(tx, memberIds);
    const earnings = new Map<string, repo.MemberEarning>();
    for (const earning of await repo.selectEarnings(tx, memberIds)) {
      earnings.set(keyOf(earning.memberId, earning), earning);
    }
    const movements: repo.Movement[] = [];
    const changed = new Map<string, repo.MemberEarning>();
    for (const { memberId, source, area, amount, rule, cause } of counted) {
      const key = keyOf(memberId, { source, area });
      const known = earnings.get(key) ?? { memberId, source, area, counted: 0n, remainder: 0n };
      const { points, ...now } = earn(known, amount, rule);
      earnings.set(key, { ...known, ...now });
      changed.set(key, { ...known, ...now });
      const account = accounts.get(memberId)!;
      const { moved, ...standing } = settle(account, points);
      const version = moved === 0n ? account.version : account.version + 1n;
      accounts.set(memberId, { ...account, ...standing, version });
      if (moved === 0n) continue;
      const said = { memberId, kind: source, points: moved, cause, reference: area, reason: '', actor: 'system' };
      movements.push({ ...said, version, balanceAfter: standing.balance, at: clock.now() });
    }
    await repo.upsertEarnings(tx, [...changed.values()]);
    await repo.updateAccounts(tx, [...accounts.values()]);
    if (movements.length > 0) await repo.insertMovements(tx, movements);
    await journal.announce(tx, [...new Set(movements.map(({ memberId }) => memberId))]);
  }
}

function countedBy(fact: Fact, { turnover, deposit }: PointsSettings, currency: string): Counted[] {
  const { memberId } = fact;
  if (fact.kind === 'deposit_credited' || fact.kind === 'deposit_refunded') {
    if (!deposit || fact.data.currency !== currency) return [];
    const key = { source: 'deposit', area: '' } as const;
    const amount = fact.kind === 'deposit_refunded' ? -fact.data.amount : fact.data.amount;
    return [{ ...key, memberId, amount, rule: ruleOf(deposit), cause: `fact:${fact.id}` }];
  }
  if (fact.kind !== 'played' || fact.data.currency !== currency) return [];
  const byArea = new Map<GameType, Amount>();
  for (const { area, validBet } of fact.data.plays) byArea.set(area, (byArea.get(area) ?? 0n) + validBet);
  return [...byArea].flatMap(([area, amount]) => {
    const rule = turnover[area];
    if (!rule || amount === 0n) return [];
    return [
      { source: 'turnover' as const, area, memberId, amount, rule: ruleOf(rule), cause: `fact:${fact.id}:${area}` },
    ];
  });
}

function ruleOf({ per, points }: { per: string; points: number }): EarningRule {
  return { per: parseAmount(per), points: BigInt(points) };
}

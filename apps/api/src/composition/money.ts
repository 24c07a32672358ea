import { parseAmount } from '@champa/money';
import type { Deps } from '../module.ts';
import { createBonuses } from '../modules/bonus/index.ts';
import {
  countCredited,
  createDeposits,
  creditedSince,
  depositsByReference,
  depositsEndedSince,
  movedDeposits,
} from '../modules/deposits/index.ts';
import { createPaymentCallbacks, createPayments, type Payments } from '../modules/payments/index.ts';
import { createReconciliation } from '../modules/reconciliation/index.ts';
import { createTransfers } from '../modules/transfers/index.ts';
import { createTurnover } from '../modules/turnover/index.ts';
import {
  buriedPlays,
  playedByKey,
  playedMoves,
  playedSince,
  playedSums,
  stakedBetween,
} from '../modules/vendors/index.ts';
import { createWithdrawals, movedPayouts, payoutsByReference, payoutsSince } from '../modules/withdrawals/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { People } from './people.ts';

export type Money = ReturnType<typeof composeMoney>;

type Around = { base: Base; people: People; games: Games };
type Conditions = { bonuses: ReturnType<typeof createBonuses>; turnover: ReturnType<typeof createTurnover> };
type WithPayments = Conditions & { payments: Payments };

/** Money in, money out, money between wallets, and their conditions. */
export function composeMoney(deps: Deps, around: Around) {
  const { ledger, setting } = around.base;
  const turnover = createTurnover({
    clock: deps.clock,
    ledger,
    stakedBetween,
    rules: setting(({ turnover: { factorPercent, nearNothing } }) => {
      return { factorPercent, nearNothing: parseAmount(nearNothing) };
    }),
  });
  const conditions = { bonuses: composeBonuses(deps, around), turnover };
  const payments = createPayments(deps, {
    secrets: around.base.secrets,
    record: around.base.recordByHand,
    depositsSince: depositsEndedSince,
    payoutsSince,
  });
  const deposits = composeDeposits(deps, around, { ...conditions, payments });
  const withdrawals = composeWithdrawals(deps, around, { ...conditions, payments });
  return {
    ...conditions,
    payments,
    deposits,
    withdrawals,
    reconciliation: createReconciliation(deps, {
      providers: payments.providers,
      books: {
        moved: async (db, provider, span) => [
          ...(await movedDeposits(db, provider, span)),
          ...(await movedPayouts(db, provider, span)),
        ],
        byReference: async (db, provider, references) => [
          ...(await depositsByReference(db, provider, references)),
          ...(await payoutsByReference(db, provider, references)),
        ],
      },
      reports: around.games.vendors.dayReports,
      playBooks: { sums: playedSums, moves: playedMoves, byKey: playedByKey, buried: buriedPlays },
      seamlessVendors: () => seamlessVendors(around.games),
      gameName: (vassalage, gameCode, language) => around.games.names(language).game(vassalage, gameCode),
      defaultLanguage: around.base.defaultLanguage,
      timeZone: around.base.timeZone,
      record: around.base.recordByHand,
      usernames: around.base.members.usernames,
    }),
    paymentCallbacks: createPaymentCallbacks(deps, {
      providers: payments.providers,
      receiveDeposit: deposits.receive,
      receivePayout: withdrawals.receive,
    }),
    transfers: composeTransfers(deps, around, conditions),
  };
}

/** The vendors on the wire that take stakes from the main wallet, with their names. */
async function seamlessVendors({ vendors, names }: Games): Promise<{ code: string; name: string }[]> {
  const wired = (await vendors.service.list()).filter(({ wallet }) => wallet === 'seamless');
  return Promise.all(wired.map(async ({ code }) => ({ code, name: await names('en').vendor(code) })));
}

function composeBonuses(deps: Deps, { base, games }: Around) {
  const { inbox, ledger, wallet } = base;
  return createBonuses(deps, {
    ledger,
    tell: inbox.tell,
    record: base.recordByHand,
    guard: base.approvals.guard,
    balanceOf: wallet.balanceOf,
    defaultLanguage: base.defaultLanguage,
    currencyOf: async (memberId) => (await wallet.balanceOf(memberId)).currency,
    names: games.names,
    describeRounds: async (ids, language) => {
      const rounds = await games.vendors.roundsById(deps.pool, ids.map(BigInt));
      const { game } = games.names(language);
      const named = rounds.map(
        async ({ id, vassalage, gameCode }) => [String(id), await game(vassalage, gameCode)] as const,
      );
      return new Map(await Promise.all(named));
    },
  });
}

function composeDeposits(deps: Deps, { base, people }: Around, { bonuses, payments, turnover }: WithPayments) {
  const { defaultLanguage, facts, inbox, ledger, members, setting, wallet } = base;
  return createDeposits(deps, {
    ledger,
    payments,
    wallet,
    defaultLanguage,
    requireDeposit: people.limits.requireDeposit,
    requireOffer: bonuses.requireOffer,
    onCredited: async (tx, credited) => {
      await bonuses.onCredited(tx, credited);
      const { memberId, depositId, amount, currency } = credited;
      const cause = `deposit:${depositId}`;
      await turnover.noteMoney(tx, { ...credited, cause });
      const data = { depositId, amount, currency, ordinal: await countCredited(tx, memberId) };
      await facts.note(tx, { kind: 'deposit_credited', memberId, at: deps.clock.now(), cause, data });
    },
    onRefunded: async (tx, { memberId, creditedAt, ...refunded }) => {
      const cause = `deposit:${refunded.depositId}`;
      await bonuses.withdraw(tx, memberId, cause, 'its deposit was refunded');
      await turnover.noteReturned(tx, cause);
      const data = { ...refunded, creditedAt: creditedAt.toString() };
      await facts.note(tx, { kind: 'deposit_refunded', memberId, at: deps.clock.now(), cause, data });
    },
    velocity: setting((all) => all.deposits),
    timeZone: base.timeZone,
    tell: inbox.tell,
    usernames: members.usernames,
    record: base.recordByHand,
    guard: base.approvals.guard,
  });
}

function composeWithdrawals(deps: Deps, { base, people }: Around, { bonuses, payments, turnover }: WithPayments) {
  const { facts, inbox, ledger, members, secrets, setting, wallet } = base;
  const { credentials, payees, throttle, vip } = people;
  return createWithdrawals(deps, {
    ledger,
    wallet,
    secrets,
    payees,
    payments,
    turnover: {
      standingOf: turnover.standingOf,
      requireMet: async (tx, memberId) => {
        await bonuses.requireNone(tx, memberId);
        await turnover.requireMet(tx, memberId);
      },
    },
    members,
    settings: setting(({ brand, withdrawals }) => ({ brand, withdrawals })),
    requirePaymentPassword: credentials.requirePaymentPassword,
    hasPaymentPassword: credentials.hasPaymentPassword,
    signInFacts: credentials.signInFacts,
    spend: throttle.allowances.spend,
    creditedSince,
    playedSince,
    tell: inbox.tell,
    record: base.recordByHand,
    guard: base.approvals.guard,
    usernames: members.usernames,
    limitsOf: async (db, memberId) => (await vip.privilegesOf(db, memberId))?.withdrawal ?? null,
    onPaid: (tx, { memberId, ...data }) => {
      const cause = `withdrawal:${data.withdrawalId}`;
      return facts.note(tx, { kind: 'withdrawal_paid', memberId, at: deps.clock.now(), cause, data });
    },
  });
}

function composeTransfers(deps: Deps, { base, people, games }: Around, { bonuses, turnover }: Conditions) {
  const { inbox, ledger, members, setting, wallet } = base;
  const { credentials, limits } = people;
  const { catalogue, vendors } = games;
  return createTransfers(deps, {
    ledger,
    members,
    wallet,
    listVendors: async () => {
      const [wire, lobby] = await Promise.all([vendors.service.list(), catalogue.listVendors()]);
      const names = new Map(lobby.map(({ vassalage, displayName }) => [vassalage, displayName]));
      return wire
        .filter(({ wallet: kind }) => kind === 'transfer')
        .map(({ code, enabled: isOpen }) => ({ code, name: names.get(code) ?? code, isOpen }));
    },
    findWallet: vendors.transferWallet,
    automatic: setting((all) => all.transfers),
    memberRules: setting(({ transfers: rules, turnover: asked, whitelabel, brand }) => {
      const { up, down } = rules.turnoverPercent;
      const deposit = asked.factorPercent;
      return {
        ...rules,
        isOffered: whitelabel['TRANSFERUPLINE'] === true,
        timeZone: brand.timeZone,
        turnoverPercent: { up: up ?? deposit, down: down ?? deposit, deposit },
      };
    }),
    requireMoveIn: limits.requireVendorMoney,
    notePlay: limits.notePlay,
    mayReceive: limits.mayReceive,
    requirePaymentPassword: credentials.requirePaymentPassword,
    requireNoBonus: bonuses.requireNone,
    requireTurnoverMet: turnover.requireMet,
    onReceived: (tx, received) => turnover.noteMoney(tx, { ...received, cause: `transfer:${received.transferId}` }),
    tell: inbox.tell,
  });
}

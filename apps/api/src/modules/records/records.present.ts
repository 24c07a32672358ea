import type {
  AccountMovement,
  BettingRound,
  bettingRound,
  KindTotal,
  OperationValue,
  PlayTotals,
  TeamMovement,
} from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { RoundTicket } from '../lottery/index.ts';
import type { Round, RoundCall } from '../vendors/index.ts';
import type { Cause } from './describe.service.ts';
import { addMoney, type CashMovement, type KindSum } from './domain/movements.ts';
import { netOf, type Play } from './domain/play.ts';

/** A round by its game's name; by its code where the catalogue has no such game any more. */
export function presentRound(round: Round, game: { name: string; nodeId: string } | null): BettingRound {
  return {
    id: String(round.id),
    ticketId: null,
    round: round.ref,
    gameName: game?.name ?? round.gameCode,
    gameCode: round.gameCode,
    vassalage: round.vassalage,
    nodeId: game?.nodeId ?? null,
    stake: formatDecimal(round.stake),
    win: formatDecimal(round.win),
    net: formatDecimal(netOf({ ...round, openStake: round.state === 'open' ? round.stake : 0n })),
    currency: round.currency,
    state: round.state,
    startedAt: round.startedAt.toString(),
    updatedAt: round.updatedAt.toString(),
  };
}

const ticketStates = {
  open: 'open',
  won: 'closed',
  lost: 'closed',
  cancelled: 'rolled_back',
  void: 'rolled_back',
} as const satisfies Record<RoundTicket['state'], BettingRound['state']>;

/** One ticket of a lottery's round. */
export function presentRoundTicket(
  round: BettingRound,
  { id, stake, win, placedAt, ...ticket }: RoundTicket,
): BettingRound {
  const state = ticketStates[ticket.state];
  return {
    ...round,
    ticketId: String(id),
    stake: formatDecimal(stake),
    win: formatDecimal(win),
    net: formatDecimal(netOf({ stake, win, openStake: state === 'open' ? stake : 0n })),
    state,
    startedAt: placedAt.toString(),
  };
}

type CallView = OperationValue<typeof bettingRound>['calls'][number];

/** One call about a round. A rollback names no amount: it shows what moved. */
export function presentCall({ id, txId, kind, amount, moved, isFree, isCancelled, balance, at }: RoundCall): CallView {
  return {
    id: String(id),
    reference: txId,
    kind,
    amount: formatDecimal(kind === 'rollback' || kind === 'unwin' ? moved : amount),
    isFree,
    isCancelled,
    balance: balance === null ? null : formatDecimal(balance),
    at: at.toString(),
  };
}

/** The totals of a list of rounds; null where they are not worked out. */
export type RoundTotals = { total: number | null; totals: PlayTotals | null };

export const NO_ROUND_TOTALS: RoundTotals = { total: null, totals: null };

export function presentPlay(play: Play): RoundTotals {
  const { rounds, stake, openStake, win, validBet } = play;
  return {
    total: Number(rounds),
    totals: {
      stake: formatDecimal(stake),
      openStake: formatDecimal(openStake),
      win: formatDecimal(win),
      net: formatDecimal(netOf(play)),
      validBet: formatDecimal(validBet),
    },
  };
}

type Movement = Pick<CashMovement, 'id' | 'kind' | 'amount' | 'balance' | 'currency' | 'reference' | 'at'>;
/** Named causes, by the type and ID of the reference. */
type Causes = ReadonlyMap<string, Cause>;

export function presentMovement(movement: Movement, causes: Causes): AccountMovement {
  return {
    id: String(movement.id),
    kind: movement.kind,
    amount: formatDecimal(movement.amount),
    balance: formatDecimal(movement.balance),
    currency: movement.currency,
    ...causeOf(movement, causes),
    at: movement.at.toString(),
  };
}

export function presentTeamMovement(movement: CashMovement, username: string, causes: Causes): TeamMovement {
  return {
    id: String(movement.number),
    member: { id: movement.memberId, username },
    kind: movement.kind,
    amount: formatDecimal(movement.amount),
    currency: movement.currency,
    ...causeOf(movement, causes),
    at: movement.at.toString(),
  };
}

function causeOf({ reference: { type, id } }: Movement, causes: Causes) {
  const cause = causes.get(`${type} ${id}`);
  return { reference: cause?.reference ?? id, description: cause?.description ?? null };
}

/** The totals of a list of movements; null where they are not worked out. */
export type MovementTotals = {
  total: number | null;
  totals: { movedIn: string; movedOut: string } | null;
  kinds: KindTotal[] | null;
};

export const NO_MOVEMENT_TOTALS: MovementTotals = { total: null, totals: null, kinds: null };

/** Of the kind asked for, and of each kind there is. What a search finds has no totals. */
export function presentMovementTotals(
  sums: readonly KindSum[],
  { kind, search }: { kind?: string | undefined; search?: string | undefined },
): MovementTotals {
  const kinds = sums.map((sum) => ({ kind: sum.kind, movements: Number(sum.movements), ...presentMoved(sum) }));
  if (search !== undefined) return { total: null, totals: null, kinds };
  const counted = sums.filter((sum) => kind === undefined || sum.kind === kind);
  const all = counted.reduce(addMoney, { movements: 0n, movedIn: 0n, movedOut: 0n });
  return { total: Number(all.movements), totals: presentMoved(all), kinds };
}

function presentMoved({ movedIn, movedOut }: { movedIn: Amount; movedOut: Amount }) {
  return { movedIn: formatDecimal(movedIn), movedOut: formatDecimal(movedOut) };
}

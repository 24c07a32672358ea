import type { AccountMovement, BettingRound, bettingRound, OperationValue, PlayTotals } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { StatementLine } from '../ledger/index.ts';
import type { Round, RoundCall } from '../vendors/index.ts';
import type { Cause } from './describe.service.ts';

/** A round by its game's name; by its code where the catalogue has no such game any more. */
export function presentRound(round: Round, game: { name: string; nodeId: string } | null): BettingRound {
  return {
    id: String(round.id),
    round: round.ref,
    gameName: game?.name ?? round.gameCode,
    gameCode: round.gameCode,
    vassalage: round.vassalage,
    nodeId: game?.nodeId ?? null,
    stake: formatDecimal(round.stake),
    win: formatDecimal(round.win),
    net: formatDecimal(round.win - round.stake),
    currency: round.currency,
    state: round.state,
    startedAt: round.startedAt.toString(),
    updatedAt: round.updatedAt.toString(),
  };
}

export function presentMovement(line: StatementLine, currency: string, cause: Cause | undefined): AccountMovement {
  return {
    id: String(line.id),
    kind: line.kind,
    amount: formatDecimal(line.amount),
    balance: formatDecimal(line.balance),
    currency,
    reference: cause?.reference ?? line.reference.id,
    description: cause?.description ?? null,
    at: line.at.toString(),
  };
}

type CallView = OperationValue<typeof bettingRound>['calls'][number];

/** One call about a round. What a rollback gave back is told by what moved; it names no amount itself. */
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

export function presentPlayTotals({
  stake,
  win,
  validBet,
}: {
  stake: Amount;
  win: Amount;
  validBet: Amount;
}): PlayTotals {
  return {
    stake: formatDecimal(stake),
    win: formatDecimal(win),
    net: formatDecimal(win - stake),
    validBet: formatDecimal(validBet),
  };
}

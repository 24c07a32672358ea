import type { AccountMovement, BettingRound } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { StatementLine } from '../ledger/index.ts';
import type { Round } from '../vendors/index.ts';

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

export function presentMovement(line: StatementLine, currency: string, description: string | null): AccountMovement {
  return {
    id: String(line.id),
    kind: line.kind,
    amount: formatDecimal(line.amount),
    balance: formatDecimal(line.balance),
    currency,
    reference: line.reference.id,
    description,
    at: line.at.toString(),
  };
}

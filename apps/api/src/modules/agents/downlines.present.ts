import type { Downline, TeamBelow } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { accountFlags } from '../member/index.ts';
import type { BelowSums } from './downlines.repo.ts';
import type { SeenDownline } from './downlines.service.ts';

export function presentDownline(downline: SeenDownline): Downline {
  const { key: _key, uplineId, uplineName, seenAt, registeredAt, ...rest } = downline;
  const { isAgent } = accountFlags(rest.type);
  return {
    ...rest,
    isAgent,
    upline: { id: uplineId, username: uplineName },
    seenAt: seenAt?.toString() ?? null,
    registeredAt: registeredAt.toString(),
    ...presentFigures(rest),
    cash: formatDecimal(rest.cash),
  };
}

export function presentBelow({ members, agents, online, cash, ...figures }: BelowSums): TeamBelow {
  return { members, agents, online, cash: formatDecimal(cash), ...presentFigures(figures) };
}

type Figures = Record<'validBet' | 'openStake' | 'profit' | 'deposits' | 'withdrawals', bigint>;

function presentFigures({ validBet, openStake, profit, deposits, withdrawals }: Figures) {
  return {
    validBet: formatDecimal(validBet),
    openStake: formatDecimal(openStake),
    profit: formatDecimal(profit),
    deposits: formatDecimal(deposits),
    withdrawals: formatDecimal(withdrawals),
  };
}

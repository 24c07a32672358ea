import type { DownlineLimits } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { accountFlags, type Member, type Members } from '../../member/index.ts';
import { isMovable } from '../domain/move.ts';
import { type Allowed, limitOutside, type TransferLimits, unlimited } from '../domain/transfer-limits.ts';
import { lockSender } from '../member-transfers.repo.ts';
import { selectAllowed, upsertAllowed } from '../pair-limits.repo.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId' | 'uplineOf' | 'isBelow'>;
  /** The brand's limits. @throws ApiError TRANSFER_CLOSED */
  limits: () => Promise<TransferLimits>;
};

export type AllowedTransfers = ReturnType<typeof createAllowedTransfers>;

/** Uplines' limits for the transfers of direct downlines. */
export function createAllowedTransfers({ pool, clock, members, limits }: Needs) {
  /** The limits that a member has from their current upline. */
  async function allowedTo(db: ReadHandle, memberId: string): Promise<Allowed> {
    const uplineId = await members.uplineOf(db, memberId);
    return uplineId === null ? unlimited : selectAllowed(db, uplineId, memberId);
  }

  /** A member below an agent. @throws ApiError NON_AGENT, or NOT_FOUND for anybody else */
  async function downlineOf(agentId: string, memberId: string): Promise<Member> {
    const agent = await members.byId(pool, agentId);
    if (!agent || !accountFlags(agent.type).isAgent) throw new ApiError('NON_AGENT');
    const member = await members.byId(pool, memberId);
    if (!member || !(await members.isBelow(pool, memberId, agentId))) throw new ApiError('NOT_FOUND');
    return member;
  }

  const view = (allowed: Allowed, brand: TransferLimits, currency: string, isMine: boolean): DownlineLimits => ({
    mayReceive: allowed.mayReceive,
    maySend: allowed.maySend,
    perTransfer: allowed.perTransfer === null ? null : formatDecimal(allowed.perTransfer),
    perDay: allowed.perDay === null ? null : formatDecimal(allowed.perDay),
    currency,
    least: formatDecimal(brand.min),
    brandPerTransfer: formatDecimal(brand.max),
    brandPerDay: formatDecimal(brand.day),
    isMine,
  });

  return {
    allowedTo,

    async look(agentId: string, memberId: string): Promise<DownlineLimits> {
      const brand = await limits();
      const { currency } = await downlineOf(agentId, memberId);
      const isMine = (await members.uplineOf(pool, memberId)) === agentId;
      return view(await allowedTo(pool, memberId), brand, currency, isMine);
    },

    /** Applies to transfers that begin after this: none of the downline's is in progress meanwhile. */
    async set(agentId: string, memberId: string, allowed: Allowed): Promise<DownlineLimits> {
      const brand = await limits();
      const { currency } = await downlineOf(agentId, memberId);
      requirePossible(brand, allowed);
      await inTransaction(pool, async (tx) => {
        await lockSender(tx, memberId);
        if ((await members.uplineOf(tx, memberId)) !== agentId) throw new ApiError('NOT_FOUND');
        await upsertAllowed(tx, { uplineId: agentId, downlineId: memberId }, allowed, clock.now());
      });
      return view(allowed, brand, currency, true);
    },
  };
}

function requirePossible(brand: TransferLimits, allowed: Allowed): void {
  for (const field of ['perTransfer', 'perDay'] as const) {
    const limit = allowed[field];
    if (limit !== null && !isMovable(limit)) throw new ApiError('VALIDATION', { fields: { [field]: 'amount_format' } });
  }
  const most = limitOutside(brand, allowed);
  if (most !== null)
    throw new ApiError('AMOUNT_OUT_OF_RANGE', { min: formatDecimal(brand.min), max: formatDecimal(most) });
}

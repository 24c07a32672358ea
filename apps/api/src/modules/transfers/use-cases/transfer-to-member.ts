import type { TransferParty } from '@champa/contract';
import { type Amount, formatDecimal, maximum, parseAmount } from '@champa/money';
import { dayAround } from '../../../platform/brand-calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Inbox } from '../../inbox/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { accountFlags, maskName, type Member, type Members } from '../../member/index.ts';
import { isMovable } from '../domain/move.ts';
import { limitsFor, type TransferLimits } from '../domain/transfer-limits.ts';
import {
  insertTransfer,
  lockSender,
  type MemberTransfer,
  selectByKey,
  selectSentSince,
} from '../member-transfers.repo.ts';
import type { AllowedTransfers } from './allowed-transfers.ts';

/** The brand's rules of transfers between members. Decimal strings. */
export type TransferRules = {
  isOffered: boolean;
  timeZone: string;
  memberMin: string;
  memberMax: string;
  memberDay: string;
  /** The wagering requirement of what is received, in percent, by direction; and that of a deposit. */
  turnoverPercent: { up: number; down: number; deposit: number };
};

export type TransferWish = {
  from: string;
  to: string;
  amount: Amount;
  paymentPassword: string;
  idempotencyKey: string;
};

/** Called, in the same transaction, for money that a member received from another, with its wagering requirement. */
export type NoteReceived = (
  tx: WriteHandle,
  received: { memberId: string; transferId: string; amount: Amount; currency: string; factorPercent: number },
) => Promise<void>;

type Needs = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'balances'>;
  members: Pick<Members, 'byId' | 'byName' | 'uplineOf' | 'isBelow'>;
  rules: () => Promise<TransferRules>;
  /** @throws ApiError PAYMENT_PASSWORD_NOT_SET, WRONG_PAYMENT_PASSWORD or TOO_MANY_REQUESTS */
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  /** Whether a member may receive money from others: not during a time-out or exclusion. */
  mayReceive: (db: ReadHandle, memberId: string) => Promise<boolean>;
  /** The limits that members have from their uplines. */
  allowed: Pick<AllowedTransfers, 'allowedTo'>;
  /** @throws ApiError BONUS_ACTIVE where the sender is wagering a bonus: their cash would escape its conditions */
  requireNoBonus: (tx: WriteHandle, memberId: string) => Promise<void>;
  /** @throws ApiError TURNOVER_REQUIRED with what the sender still has to stake */
  requireTurnoverMet: (tx: WriteHandle, memberId: string) => Promise<void>;
  onReceived: NoteReceived;
  tell: Inbox['tell'];
  announce: (transfer: MemberTransfer) => Promise<void>;
};

export type MemberTransfers = ReturnType<typeof createMemberTransfers>;

/** Transfers along a line: from a member to their upline, from an agent to any downline. */
export function createMemberTransfers(needs: Needs) {
  const { pool, clock, ledger, members, rules } = needs;

  async function offered(): Promise<TransferRules> {
    const brand = await rules();
    if (!brand.isOffered) throw new ApiError('TRANSFER_CLOSED');
    return brand;
  }

  /**
   * The direction from a member to another. @throws ApiError RECIPIENT_NOT_FOUND, for any other member and for unknown
   * ones
   */
  async function directionTo(db: ReadHandle, sender: Member, recipient: Member | null): Promise<'up' | 'down'> {
    const isPossible = recipient?.status === 'active' && recipient.currency === sender.currency;
    if (isPossible && !accountFlags(recipient.type).isTrial && (await needs.mayReceive(db, recipient.id))) {
      if ((await members.uplineOf(db, sender.id)) === recipient.id) return 'up';
      const { isAgent } = accountFlags(sender.type);
      if (isAgent && (await members.isBelow(db, recipient.id, sender.id))) return 'down';
    }
    throw new ApiError('RECIPIENT_NOT_FOUND');
  }

  /** @throws ApiError RECIPIENT_CLOSED where the recipient's upline does not let them receive */
  async function requireOpen(db: ReadHandle, recipientId: string): Promise<void> {
    if (!(await needs.allowed.allowedTo(db, recipientId)).mayReceive) throw new ApiError('RECIPIENT_CLOSED');
  }

  async function senderOf(memberId: string): Promise<Member> {
    const sender = await members.byId(pool, memberId);
    if (sender?.status !== 'active') throw new ApiError('ACCOUNT_DISABLED');
    return sender;
  }

  /** The tree and the uplines' limits are checked again here: both may have changed since the first check. */
  async function write(wish: TransferWish, sender: Member): Promise<MemberTransfer | null> {
    const brand = await offered();
    const { currency } = sender;
    return inTransaction(pool, async (tx) => {
      await lockSender(tx, sender.id);
      const at = clock.now();
      const { from: fromMember, to: toMember, amount, idempotencyKey } = wish;
      if (await selectByKey(tx, fromMember, idempotencyKey)) return null;
      const direction = await directionTo(tx, sender, await members.byId(tx, toMember));
      await requireOpen(tx, toMember);
      const limits = await requireAllowed(tx, sender.id, amount, brand);
      const made = await insertTransfer(tx, { fromMember, toMember, direction, currency, amount, idempotencyKey, at });
      if (!made) return null;
      const left = await leftOf(tx, sender, limits, brand.timeZone);
      if (left < 0n)
        throw new ApiError('TRANSFER_LIMIT_REACHED', { remaining: formatDecimal(maximum(left + amount, 0n)) });
      await move(tx, made);
      await needs.requireNoBonus(tx, fromMember);
      await noteTurnover(tx, made, brand);
      await tellBoth(tx, made);
      return made;
    });
  }

  /** @throws ApiError TRANSFER_NOT_ALLOWED or AMOUNT_OUT_OF_RANGE, by the brand's and the upline's limits */
  async function requireAllowed(
    db: ReadHandle,
    memberId: string,
    amount: Amount,
    brand: TransferRules,
  ): Promise<TransferLimits> {
    const allowed = await needs.allowed.allowedTo(db, memberId);
    if (!allowed.maySend) throw new ApiError('TRANSFER_NOT_ALLOWED');
    const limits = limitsFor(brandLimits(brand), allowed);
    requireAmount(amount, limits);
    return limits;
  }

  async function leftOf(
    db: ReadHandle,
    { id, currency }: Member,
    { day }: TransferLimits,
    timeZone: string,
  ): Promise<Amount> {
    const today = dayAround(clock.now(), timeZone).from;
    return day - (await selectSentSince(db, id, currency, today));
  }

  /**
   * Where the recipient's requirement is lower than a deposit's, the sender must have met their own: else a transfer
   * would evade it.
   */
  async function noteTurnover(
    tx: WriteHandle,
    made: MemberTransfer,
    { turnoverPercent }: TransferRules,
  ): Promise<void> {
    const { id, fromMember, toMember: memberId, direction, amount, currency } = made;
    const factorPercent = turnoverPercent[direction];
    if (factorPercent < turnoverPercent.deposit) await needs.requireTurnoverMet(tx, fromMember);
    await needs.onReceived(tx, { memberId, transferId: String(id), amount, currency, factorPercent });
  }

  async function move(tx: WriteHandle, { id, fromMember, toMember, direction, amount, currency }: MemberTransfer) {
    const cash = (member: string) => ({ owner: { type: 'member', id: member }, purpose: 'cash', currency }) as const;
    const posted = await ledger.post(tx, {
      source: 'transfers',
      key: `member:${id}`,
      kind: `transfer_${direction}`,
      debit: await ledger.openAccount(tx, cash(fromMember)),
      credit: await ledger.openAccount(tx, cash(toMember)),
      amount,
      reference: { type: 'member_transfer', id: String(id) },
      actor: `member:${fromMember}`,
    });
    if (posted.status === 'insufficient_funds')
      throw new ApiError('BALANCE_TOO_LOW', { balance: formatDecimal(posted.balance) });
    if (posted.status !== 'posted') throw new Error(`the ledger answered ${posted.status} to transfer ${id}`);
  }

  async function tellBoth(
    tx: WriteHandle,
    { id, fromMember, toMember, amount, currency }: MemberTransfer,
  ): Promise<void> {
    const told = { details: { amount: formatDecimal(amount), currency }, cause: `transfer:${id}` };
    await needs.tell(tx, { memberId: fromMember, kind: 'transfer_sent', ...told });
    await needs.tell(tx, { memberId: toMember, kind: 'transfer_received', ...told });
  }

  const partyOf = ({ id, username }: Member, direction: 'up' | 'down'): TransferParty => ({
    id,
    maskedName: maskName(username),
    username: direction === 'down' ? username : null,
    direction,
  });

  return {
    async options(memberId: string) {
      const [brand, sender, uplineId, accounts, allowed] = await Promise.all([
        offered(),
        senderOf(memberId),
        members.uplineOf(pool, memberId),
        ledger.balances(memberId, pool),
        needs.allowed.allowedTo(pool, memberId),
      ]);
      const cash = accounts.find(({ purpose, currency }) => purpose === 'cash' && currency === sender.currency);
      const upline = uplineId === null ? null : await members.byId(pool, uplineId);
      const isThere = upline?.status === 'active' && upline.currency === sender.currency;
      const limits = limitsFor(brandLimits(brand), allowed);
      const { up, down } = brand.turnoverPercent;
      return {
        upline: isThere ? partyOf(upline, 'up') : null,
        toDownline: accountFlags(sender.type).isAgent,
        maySend: allowed.maySend,
        currency: sender.currency,
        cash: formatDecimal(cash?.balance ?? 0n),
        min: formatDecimal(limits.min),
        max: formatDecimal(limits.max),
        leftToday: formatDecimal(maximum(await leftOf(pool, sender, limits, brand.timeZone), 0n)),
        turnoverPercent: { up, down },
      };
    },

    /** @throws ApiError RECIPIENT_NOT_FOUND for anybody who is not below the agent */
    async recipient(memberId: string, username: string): Promise<TransferParty> {
      await offered();
      const [sender, found] = await Promise.all([senderOf(memberId), members.byName(pool, username)]);
      const direction = await directionTo(pool, sender, found);
      if (direction === 'up') throw new ApiError('RECIPIENT_NOT_FOUND');
      await requireOpen(pool, found!.id);
      return partyOf(found!, direction);
    },

    /** Transfers, once for one key. The payment password is checked first, outside the transaction. */
    async transfer(wish: TransferWish): Promise<MemberTransfer> {
      const brand = await offered();
      const sender = await senderOf(wish.from);
      // A repeated request gets the first answer, whatever has changed since.
      const isNew = (await selectByKey(pool, wish.from, wish.idempotencyKey)) === null;
      if (isNew) {
        requireAmount(wish.amount, brandLimits(brand));
        await directionTo(pool, sender, await members.byId(pool, wish.to));
      }
      await needs.requirePaymentPassword(wish.from, wish.paymentPassword);
      const made = isNew ? await write(wish, sender) : null;
      const transfer = made ?? (await selectByKey(pool, wish.from, wish.idempotencyKey))!;
      if (transfer.toMember !== wish.to || transfer.amount !== wish.amount) throw new ApiError('IDEMPOTENCY_CONFLICT');
      if (made) await needs.announce(made);
      return transfer;
    },
  };
}

export function brandLimits({ memberMin, memberMax, memberDay }: TransferRules): TransferLimits {
  return { min: parseAmount(memberMin), max: parseAmount(memberMax), day: parseAmount(memberDay) };
}

function requireAmount(amount: Amount, { min, max }: TransferLimits): void {
  if (amount < min || amount > max)
    throw new ApiError('AMOUNT_OUT_OF_RANGE', { min: formatDecimal(min), max: formatDecimal(max) });
  if (!isMovable(amount)) throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
}

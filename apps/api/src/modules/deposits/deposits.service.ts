import type { Balance, Deposit as DepositView, DepositMethod, Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Deposit } from './domain/deposit.ts';
import { isOpenAt } from './domain/hours.ts';
import { presentDeposit, presentMethod } from './deposits.present.ts';
import { selectDeposit, selectDeposits, selectMethodNames } from './deposits.repo.ts';
import { selectOfferedMethods } from './methods.repo.ts';
import type { BeginDeposit, DepositWish } from './use-cases/begin-deposit.ts';
import type { SendSlip } from './use-cases/send-slip.ts';

type ListWish = { pageNo: number; pageSize: number; open: '0' | '1' };
type Wish = Omit<DepositWish, 'currency' | 'returnUrl' | 'offer'> & {
  returnUrl?: string | undefined;
  offer?: string | undefined;
};

type Needs = {
  pool: Pool;
  clock: Clock;
  begin: BeginDeposit;
  sendSlip: SendSlip;
  announce: (deposit: Deposit) => Promise<void>;
  balanceOf: (memberId: string) => Promise<Balance>;
  publicUrl: string;
  timeZone: () => Promise<string>;
};

export type DepositsService = ReturnType<typeof createDepositsService>;

/** What members do with deposits. */
export function createDepositsService(needs: Needs) {
  const { pool, clock, begin, sendSlip, announce, balanceOf, publicUrl, timeZone } = needs;
  return {
    /** The ways to pay in the member's currency that are open now. */
    async methods(memberId: string, language: Language): Promise<DepositMethod[]> {
      const [{ currency }, methods, zone] = await Promise.all([
        balanceOf(memberId),
        selectOfferedMethods(pool),
        timeZone(),
      ]);
      const time = clock.now().toZonedDateTimeISO(zone).toPlainTime();
      return methods
        .filter((method) => method.currency === currency && isOpenAt(method.hours, time))
        .map((method) => presentMethod(method, language));
    },

    async begin(wish: Wish): Promise<DepositView> {
      const returnUrl = wish.returnUrl ?? new URL('/', publicUrl).href;
      // Otherwise our page would send members to any site that made the link.
      if (new URL(returnUrl).origin !== new URL(publicUrl).origin) {
        throw new ApiError('VALIDATION', { fields: { returnUrl: 'return_url' } });
      }
      const { currency } = await balanceOf(wish.memberId);
      return presentDeposit(await begin({ ...wish, currency, returnUrl, offer: wish.offer ?? null }), clock.now());
    },

    async status(memberId: string, id: string): Promise<DepositView> {
      const deposit = await selectDeposit(pool, memberId, id);
      if (!deposit) throw new ApiError('NOT_FOUND');
      return presentDeposit(deposit, clock.now());
    },

    /** The slip of a transfer. */
    async sendSlip(memberId: string, id: string, file: Uint8Array): Promise<DepositView> {
      const deposit = await sendSlip(memberId, id, file);
      await announce(deposit);
      return presentDeposit(deposit, clock.now());
    },

    async list(memberId: string, { pageNo, pageSize, open }: ListWish) {
      const page = await selectDeposits(
        pool,
        { memberId, isOpen: open === '1' },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      const list = page.deposits.map((deposit) => presentDeposit(deposit, clock.now()));
      return { list, total: page.total, totalPages: Math.ceil(page.total / pageSize) };
    },

    /** What deposits are called in an account record: their method. */
    async describe(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
      const named = ids.length === 0 ? [] : await selectMethodNames(pool, ids);
      return new Map(named.map(({ id, names }) => [String(id), names[language]]));
    },
  };
}

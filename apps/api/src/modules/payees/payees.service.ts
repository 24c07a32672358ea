import { type Payees, type PayeeKind, payeeKinds, type Proof } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Members } from '../member/index.ts';
import {
  checkPayee,
  countByKind,
  type GivenPayee,
  hiddenNumber,
  type OfferedPayees,
  type PayeeDetails,
  plainPayee,
  providersOf,
  sameness,
} from './domain/payee.ts';
import { presentPayee } from './payees.present.ts';
import * as repo from './payees.repo.ts';

const SEAL = 'payee';
const MAC = 'payee-number';

const Details = z.object({ number: z.string(), holderName: z.string(), branch: z.string() });

export type PayeeRules = OfferedPayees & { most: Record<PayeeKind, number>; holdHours: number };

/** The account of a withdrawal, with everything that paying out needs. */
export type WithdrawalPayee = PayeeDetails & {
  id: string;
  kind: PayeeKind;
  provider: string;
  providerName: string;
  /** The masked number, as screens show it. */
  hidden: string;
  addedAt: Temporal.Instant;
  /** How many other members have, or had, the same account. */
  sharedWith: number;
};

/** Carries out a change that needs the member's proof and is reported to them. */
export type SensitiveChange = <T>(
  wish: {
    memberId: string;
    change: 'payeeAdd' | 'payeeRemove';
    proof: Proof | null;
    notice: 'payeeAdded' | 'payeeRemoved';
  },
  work: (tx: WriteHandle) => Promise<T>,
) => Promise<T>;

export type PayeesNeeds = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  members: Members;
  rules: () => Promise<PayeeRules>;
  sensitiveChange: SensitiveChange;
};

export type PayeesService = ReturnType<typeof createPayeesService>;

/** Members' bank accounts, e-wallets and crypto addresses. */
export function createPayeesService({ pool, clock, secrets, members, rules, sensitiveChange }: PayeesNeeds) {
  const seal = (details: PayeeDetails): string => secrets.seal(SEAL, JSON.stringify(details));
  const open = ({ sealed }: repo.PayeeRow): PayeeDetails => Details.parse(JSON.parse(secrets.open(SEAL, sealed)));

  /** The name that accounts must have: the member's real name. The first account sets it where the profile has none. */
  async function settleHolder(tx: WriteHandle, memberId: string, payee: GivenPayee): Promise<void> {
    const profile = await members.lockProfile(tx, memberId);
    await requireRight(payee, profile.payeeName);
    if (profile.payeeName !== '' || payee.kind === 'CRYPTO') return;
    await members.updateProfile(tx, memberId, { ...profile, payeeName: payee.holderName });
  }

  async function requireRight(payee: GivenPayee, holderName: string): Promise<void> {
    const fields = checkPayee(payee, providersOf(await rules()), holderName);
    if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  }

  async function keep(
    tx: WriteHandle,
    memberId: string,
    payee: GivenPayee,
    waitHours: number | null = null,
  ): Promise<void> {
    const { most, holdHours } = await rules();
    await repo.lockList(tx, memberId);
    const own = await repo.selectPayees(tx, memberId);
    if (countByKind(own)[payee.kind] >= most[payee.kind]) throw new ApiError('TOO_MANY_PAYEES');
    const numberMac = secrets.mac(MAC, sameness(payee));
    await repo.lockNumber(tx, numberMac);
    const { kind, provider, ...details } = payee;
    const now = clock.now();
    const usableFrom = now.add({ minutes: Math.round((waitHours ?? holdHours) * 60) });
    const isDefault = own.length === 0;
    const sealed = seal(details);
    const id = await repo.insertPayee(tx, {
      memberId,
      kind,
      provider,
      sealed,
      numberMac,
      isDefault,
      addedAt: now,
      usableFrom,
    });
    if (id === null) throw new ApiError('PAYEE_EXISTS', { fields: { number: 'taken' } });
    await repo.insertDuplicateFlags(tx, id, now);
  }

  return {
    async list(memberId: string): Promise<Payees> {
      const [rows, { payeeName }, all] = await Promise.all([
        repo.selectPayees(pool, memberId),
        members.profile(pool, memberId),
        rules(),
      ]);
      const offered = providersOf(all);
      return {
        list: rows.map((row) => presentPayee(row, open(row), offered, clock.now())),
        offered,
        most: all.most,
        holderName: payeeName,
        holdHours: all.holdHours,
      };
    },

    /** Members who have, or had, an account of this number at any provider that is offered: the newest first. */
    async find(number: string, rows: RowsBefore): Promise<string[]> {
      const offered = providersOf(await rules());
      const macs = payeeKinds.flatMap((kind) =>
        offered[kind].map(({ code: provider }) => {
          const payee = plainPayee({ kind, provider, number, holderName: '', branch: '' });
          return secrets.mac(MAC, sameness(payee));
        }),
      );
      return repo.selectHolders(pool, macs, rows);
    },

    /** A member's accounts in full, those that they removed, too. */
    async personalData(memberId: string): Promise<object[]> {
      const rows = await repo.selectEver(pool, memberId);
      return rows.map((row) => ({
        kind: row.kind,
        provider: row.provider,
        // Of a member who was anonymised there is nothing to read.
        ...(row.sealed === '' ? {} : open(row)),
        addedAt: row.added_at.toString(),
      }));
    },

    /** Other members who have, or had, an account of this member's. */
    sharing: async (db: ReadHandle, memberId: string): Promise<{ id: string; reason: 'payee' }[]> =>
      (await repo.selectSharing(db, memberId)).map((id) => ({ id, reason: 'payee' })),

    /** Adds an account, with the payment password. The same account at another member is flagged, not refused. */
    async add(memberId: string, given: GivenPayee, proof: Proof | null): Promise<void> {
      const payee = plainPayee(given);
      // Wrong fields are reported before the payment password is checked: a typing error costs no attempt.
      await requireRight(payee, (await members.profile(pool, memberId)).payeeName);
      const wish = { memberId, change: 'payeeAdd', proof, notice: 'payeeAdded' } as const;
      await sensitiveChange(wish, async (tx) => {
        await settleHolder(tx, memberId, payee);
        await keep(tx, memberId, payee);
      });
    },

    /** Adds an account that may be used at once, without a proof: for the demo. Repeated, it changes nothing. */
    async seed(tx: WriteHandle, memberId: string, given: GivenPayee): Promise<void> {
      if ((await repo.selectPayees(tx, memberId)).length > 0) return;
      const payee = plainPayee(given);
      await settleHolder(tx, memberId, payee);
      await keep(tx, memberId, payee, 0);
    },

    /** Removes an account; if it was the default, the oldest of the others becomes it. */
    remove: (memberId: string, id: string, proof: Proof | null): Promise<void> =>
      sensitiveChange({ memberId, change: 'payeeRemove', proof, notice: 'payeeRemoved' }, async (tx) => {
        await repo.lockList(tx, memberId);
        if (!(await repo.removePayee(tx, memberId, id, clock.now()))) throw new ApiError('NOT_FOUND');
        await repo.ensureDefault(tx, memberId);
      }),

    async makeDefault(tx: WriteHandle, memberId: string, id: string): Promise<void> {
      await repo.lockList(tx, memberId);
      if (!(await repo.makeDefault(tx, memberId, id))) throw new ApiError('NOT_FOUND');
    },

    /**
     * The account of a member's withdrawal, locked until the transaction ends.
     *
     * @throws ApiError NOT_FOUND, or PAYEE_NOT_USABLE_YET with `usableFrom`
     */
    async forWithdrawal(tx: WriteHandle, memberId: string, payeeId: string): Promise<WithdrawalPayee> {
      const row = await repo.selectPayeeForUse(tx, memberId, payeeId);
      if (!row) throw new ApiError('NOT_FOUND');
      if (Temporal.Instant.compare(clock.now(), row.usable_from) < 0) {
        throw new ApiError('PAYEE_NOT_USABLE_YET', { usableFrom: row.usable_from.toString() });
      }
      const { kind, provider, added_at: addedAt } = row;
      const details = open(row);
      const offered = providersOf(await rules())[kind];
      return {
        id: payeeId,
        kind,
        provider,
        providerName: offered.find(({ code }) => code === provider)?.name ?? provider,
        hidden: hiddenNumber(details.number),
        addedAt,
        sharedWith: await repo.countSharing(tx, payeeId),
        ...details,
      };
    },
  };
}

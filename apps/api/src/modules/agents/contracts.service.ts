import type { ContractKind, ContractPeriod, ContractTerms, MessageKind } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import { accountFlags, type Members } from '../member/index.ts';
import { type Contract, type ContractPage } from './contracts.repo.ts';
import * as repo from './contracts.repo.ts';
import { type ContractParty, type ContractSide, type ContractStep, stateAfter } from './domain/contract-state.ts';
import { nextBoundary, periodAt } from './domain/periods.ts';
import { exceeds, exceedingTier, faultOf, faultyTier, readTerms } from './domain/terms.ts';

export type { Contract } from './contracts.repo.ts';

export type ContractsNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId' | 'uplineOf' | 'usernames'>;
  timeZone: () => Promise<string>;
  tell: Inbox['tell'];
};

export type Offer = {
  /** Null: the brand. */
  uplineId: string | null;
  downlineId: string;
  kind: ContractKind;
  period: ContractPeriod;
  terms: ContractTerms;
  /** Whether contracts below that give more may end. */
  proceed: boolean;
  actor: string;
};

/** A contract that an offer has ended, or that signing the offer ends. */
export type Ending = { offer: Contract; contract: Contract; by: 'offer' | 'signature' };

type Action = Extract<ContractStep, 'sign' | 'reject' | 'request_termination' | 'confirm_termination'>;
type Note = Extract<MessageKind, `contract_${'offered' | 'signed' | 'begun' | 'rejected' | 'termination' | 'ended'}`>;

const told: Record<Action, Note> = {
  sign: 'contract_signed',
  reject: 'contract_rejected',
  request_termination: 'contract_termination',
  confirm_termination: 'contract_ended',
};

/** A contract that comes into force with a new member: their upline has set its terms beforehand. */
export type Agreement = Pick<Offer, 'downlineId' | 'kind' | 'period' | 'terms'> & { uplineId: string; reason: string };

/** The job that tells a member's open screens of a step with one of their contracts. */
export const TELL_CONTRACTS = 'agents_tell_contracts';

/** Notes elsewhere, in the same transaction, what was done with a contract. */
type Noted = (tx: WriteHandle, after: Contract, before: Contract | null) => Promise<void>;

const notNoted: Noted = async () => undefined;

export type ContractsService = ReturnType<typeof createContractsService>;

/** Contracts between an upline and a direct downline: offered, signed or rejected, ended; each step recorded. */
export function createContractsService({ pool, clock, members, timeZone, tell }: ContractsNeeds) {
  /** Tells the open screens of both sides once the transaction has committed. */
  async function changed(tx: WriteHandle, { uplineId, downlineId }: Contract): Promise<void> {
    for (const memberId of [uplineId, downlineId])
      if (memberId !== null) await enqueue(tx, TELL_CONTRACTS, { memberId }, { key: `${TELL_CONTRACTS}:${memberId}` });
  }

  /** Takes a step and records it. @throws ApiError CONTRACT_STATE where it is not possible, or not for this party */
  async function take(
    tx: WriteHandle,
    contract: Contract,
    step: ContractStep,
    by: { party: ContractParty; actor: string; reason?: string },
    change: Partial<Pick<Contract, 'requestedBy' | 'startsAt' | 'endsAt'>> = {},
  ): Promise<Contract> {
    const after = stateAfter(step, contract, by.party);
    if ('refused' in after) throw new ApiError('CONTRACT_STATE', { state: contract.state });
    const taken = { ...contract, ...change, state: after.state, changedAt: clock.now() };
    await repo.updateContract(tx, taken);
    const { actor, reason = '' } = by;
    await repo.insertStep(tx, contract.id, { step, state: after.state, actor, reason, at: taken.changedAt });
    await changed(tx, taken);
    return taken;
  }

  async function note(tx: WriteHandle, kind: Note, { id, changedAt }: Contract, memberIds: (string | null)[]) {
    const cause = `${kind}:${id}:${changedAt.epochMilliseconds}`;
    for (const memberId of memberIds) if (memberId !== null) await tell(tx, { memberId, kind, details: {}, cause });
  }

  /** Ends a contract in force as soon as possible, and tells both sides. */
  async function end(tx: WriteHandle, contract: Contract, reason: string, at?: Temporal.Instant): Promise<void> {
    const endsAt = earliestEnd(contract, at ?? nextBoundary(contract.kind, clock.now(), await timeZone()));
    const ended = await take(tx, contract, 'end', { party: 'system', actor: 'system', reason }, { endsAt });
    await note(tx, 'contract_ended', ended, [ended.uplineId, ended.downlineId]);
  }

  /** @throws ApiError CONTRACT_RATE_TOO_HIGH where the upline's own contract gives less */
  async function requireCovered(tx: WriteHandle, wanted: Pick<Contract, 'kind' | 'period' | 'uplineId' | 'terms'>) {
    const own = wanted.uplineId === null ? null : await repo.selectInForce(tx, wanted.kind, wanted.uplineId);
    if (!own || !gives(wanted, own)) return;
    throw new ApiError('CONTRACT_RATE_TOO_HIGH', {
      tier: exceedingTier(readTerms(wanted.terms), readTerms(own.terms)),
    });
  }

  /**
   * Contracts of a downline, with their upline and with their own downlines, that give more than one they are to get.
   */
  async function givingMore(tx: ReadHandle, wanted: Pick<Contract, 'kind' | 'period' | 'downlineId' | 'terms'>) {
    const own = await repo.selectInForce(tx, wanted.kind, wanted.downlineId);
    const below = await repo.selectInForceBelow(tx, wanted.kind, wanted.downlineId);
    return { own: own && gives(own, wanted) ? [own] : [], below: below.filter((lower) => gives(lower, wanted)) };
  }

  /** What an open offer has ended, and what signing it ends: contracts of its downline, with their upline and downlines. */
  async function endingsOf(db: ReadHandle, offer: Contract): Promise<Ending[]> {
    if (offer.state !== 'offered') return [];
    const [ended, before, { below }] = await Promise.all([
      repo.selectEndedBy(db, offer.id),
      repo.selectInForce(db, offer.kind, offer.downlineId),
      givingMore(db, offer),
    ]);
    const signed = [...(before ? [before] : []), ...below];
    return [
      ...ended.map((contract) => ({ offer, contract, by: 'offer' as const })),
      ...signed.map((contract) => ({ offer, contract, by: 'signature' as const })),
    ];
  }

  /** The names of the contracts' sides. */
  async function namesOf(tx: WriteHandle, contracts: readonly Contract[]) {
    const ids = contracts.flatMap(({ uplineId, downlineId }) => [uplineId ?? downlineId, downlineId]);
    const names = await members.usernames(tx, [...new Set(ids)]);
    const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
    return contracts.map(({ id, uplineId, downlineId }) => ({
      id: String(id),
      upline: nameOf(uplineId),
      downline: nameOf(downlineId),
    }));
  }

  async function supersede(tx: WriteHandle, contract: Contract, reason: string, endsAt?: Temporal.Instant) {
    const change = endsAt ? { endsAt: earliestEnd(contract, endsAt) } : {};
    await take(tx, contract, 'supersede', { party: 'system', actor: 'system', reason }, change);
  }

  async function requireDownline(tx: WriteHandle, { uplineId, downlineId }: Pick<Contract, 'uplineId' | 'downlineId'>) {
    const downline = await members.byId(tx, downlineId);
    const isThere = downline?.status === 'active' && !accountFlags(downline.type).isTrial;
    if (!isThere || (await members.uplineOf(tx, downlineId)) !== uplineId) throw new ApiError('NOT_FOUND');
    return downline;
  }

  async function sign(tx: WriteHandle, offer: Contract, actor: string): Promise<Contract> {
    await requireDownline(tx, offer);
    await requireCovered(tx, offer);
    const startsAt = nextBoundary(offer.kind, clock.now(), await timeZone());
    const before = await repo.selectInForce(tx, offer.kind, offer.downlineId);
    const { below } = await givingMore(tx, offer);
    if (before) await supersede(tx, before, `replaced by ${offer.id}`, startsAt);
    const signed = await take(tx, offer, 'sign', { party: 'downline', actor }, { startsAt });
    for (const lower of below) await end(tx, lower, `contract ${offer.id} above gives less`);
    return signed;
  }

  /** @throws ApiError CONTRACT_TERMS or CONTRACT_RATE_TOO_HIGH */
  async function requireOfferable(tx: WriteHandle, wanted: Pick<Contract, 'kind' | 'period' | 'uplineId' | 'terms'>) {
    requireTerms(wanted);
    await repo.lockKind(tx, wanted.kind);
    await requireCovered(tx, wanted);
  }

  async function act(
    tx: WriteHandle,
    contract: Contract,
    action: Action,
    { side, actor, reason }: { side: ContractSide; actor: string; reason?: string },
  ) {
    const by = { party: side, actor, ...(reason !== undefined && { reason }) } as const;
    if (action === 'sign' && contract.state === 'offered' && side === 'downline') return sign(tx, contract, actor);
    const [now, zone] = [clock.now(), await timeZone()];
    if (action === 'request_termination') {
      const { to } = periodAt(contract.period, now, zone);
      return take(tx, contract, action, by, { requestedBy: side, endsAt: earliestEnd(contract, to) });
    }
    if (action === 'confirm_termination') {
      const endsAt = earliestEnd(contract, nextBoundary(contract.kind, now, zone));
      return take(tx, contract, action, by, { endsAt });
    }
    return take(tx, contract, action, by);
  }

  return {
    /** @throws ApiError CONTRACT_TERMS, NOT_FOUND, CONTRACT_RATE_TOO_HIGH or CONTRACT_LOWER_RATE */
    offer: (offer: Offer, noted: Noted = notNoted): Promise<Contract> =>
      inTransaction(pool, async (tx) => {
        const { kind, period, terms, uplineId, downlineId, proceed, actor } = offer;
        requireTerms(offer);
        await repo.lockKind(tx, kind);
        const { currency } = await requireDownline(tx, offer);
        await requireCovered(tx, offer);
        const { own, below } = await givingMore(tx, offer);
        const ends = [...own, ...below];
        if (ends.length > 0 && !proceed)
          throw new ApiError('CONTRACT_LOWER_RATE', {
            ends: ends.map(({ id }) => String(id)),
            contracts: await namesOf(tx, ends),
          });
        const offeredAt = clock.now();
        const made = { kind, period, uplineId, downlineId, currency, terms, offeredAt };
        const older = await repo.selectOffers(tx, kind, downlineId);
        for (const offered of older) await supersede(tx, offered, 'another offer');
        const contract = await repo.insertContract(tx, made);
        for (const offered of older) await repo.moveEndedBy(tx, offered.id, contract.id);
        await repo.insertStep(tx, contract.id, { step: 'offer', state: 'offered', actor, reason: '', at: offeredAt });
        await changed(tx, contract);
        for (const ending of ends) {
          await end(tx, ending, `contract ${contract.id} gives less`);
          await repo.updateEndedBy(tx, ending.id, contract.id);
        }
        await note(tx, 'contract_offered', contract, [downlineId]);
        await noted(tx, contract, null);
        return contract;
      }),

    /** Checks terms as an offer of them would, before there is anybody to offer them to. */
    requireOfferable,

    /** Offers and signs in one step, in the transaction that creates the downline. @throws ApiError as an offer does */
    async agree(tx: WriteHandle, agreement: Agreement): Promise<void> {
      const { kind, period, terms, uplineId, downlineId, reason } = agreement;
      await requireOfferable(tx, agreement);
      const { currency } = await requireDownline(tx, agreement);
      const at = clock.now();
      const made = { kind, period, uplineId, downlineId, currency, terms, offeredAt: at };
      const contract = await repo.insertContract(tx, made);
      await repo.insertStep(tx, contract.id, { step: 'offer', state: 'offered', actor: 'system', reason, at });
      const startsAt = nextBoundary(kind, at, await timeZone());
      const by = { party: 'downline', actor: 'system', reason } as const;
      const signed = await take(tx, contract, 'sign', by, { startsAt });
      await note(tx, 'contract_begun', signed, [uplineId, downlineId]);
    },

    /** A member's contracts in force with their upline, or the brand. */
    inForceOf: (db: ReadHandle, memberId: string): Promise<Contract[]> => repo.selectAllInForce(db, memberId),

    /** One side's answer or request. @throws ApiError NOT_FOUND, CONTRACT_STATE or CONTRACT_RATE_TOO_HIGH */
    process: (memberId: string, kind: ContractKind, id: string, action: Action): Promise<Contract> =>
      inTransaction(pool, async (tx) => {
        await repo.lockKind(tx, kind);
        const contract = await repo.selectOwnContract(tx, id, memberId);
        if (contract?.kind !== kind) throw new ApiError('NOT_FOUND');
        const side = contract.downlineId === memberId ? 'downline' : 'upline';
        const done = await act(tx, contract, action, { side, actor: `member:${memberId}` });
        await note(tx, told[action], done, [side === 'upline' ? done.downlineId : done.uplineId]);
        return done;
      }),

    /** The brand's own request to end a contract, or its answer to the agent's. */
    processForBrand: (
      id: string,
      action: Action,
      { actor, reason }: { actor: string; reason?: string },
      noted: Noted = notNoted,
    ): Promise<Contract> =>
      inTransaction(pool, async (tx) => {
        const found = await repo.selectContract(tx, id);
        if (!found || found.uplineId !== null) throw new ApiError('NOT_FOUND');
        await repo.lockKind(tx, found.kind);
        const before = (await repo.selectContract(tx, id))!;
        const done = await act(tx, before, action, { side: 'upline', actor, ...(reason !== undefined && { reason }) });
        await note(tx, told[action], done, [done.downlineId]);
        await noted(tx, done, before);
        return done;
      }),

    /** Concludes terminations whose period is over. */
    async conclude(): Promise<void> {
      for (const { id, kind } of await repo.selectEnding(pool, clock.now()))
        await inTransaction(pool, async (tx) => {
          await repo.lockKind(tx, kind);
          const contract = (await repo.selectContract(tx, String(id)))!;
          if (contract.state !== 'termination_requested') return;
          const ended = await take(tx, contract, 'conclude', { party: 'system', actor: 'system' });
          await note(tx, 'contract_ended', ended, [ended.uplineId, ended.downlineId]);
        });
    },

    /** A member leaves their upline at a time: the contracts between the two end with it. Locks every kind. */
    async part(
      tx: WriteHandle,
      downlineId: string,
      kinds: readonly ContractKind[],
      at: Temporal.Instant,
    ): Promise<void> {
      for (const kind of kinds) {
        await repo.lockKind(tx, kind);
        for (const offer of await repo.selectOffers(tx, kind, downlineId))
          await supersede(tx, offer, 'moved to another upline');
        const inForce = await repo.selectInForce(tx, kind, downlineId);
        if (inForce) await end(tx, inForce, 'moved to another upline', at);
      }
    },

    /** The contracts that wait for a member's answer, and what the offers among them end. */
    async waitingFor(memberId: string): Promise<{ waiting: Contract[]; endings: Ending[] }> {
      const [offers, asked] = await Promise.all([
        repo.selectOffers(pool, null, memberId),
        repo.selectAsked(pool, memberId),
      ]);
      const endings = await Promise.all(offers.map((offer) => endingsOf(pool, offer)));
      return { waiting: [...offers, ...asked], endings: endings.flat() };
    },
    list: (memberId: string, page: ContractPage): Promise<Contract[]> => repo.selectContracts(pool, memberId, page),
    /** @throws ApiError NOT_FOUND for anybody who is no side of it */
    async byId(memberId: string, id: string) {
      const contract = await repo.selectOwnContract(pool, id, memberId);
      if (!contract) throw new ApiError('NOT_FOUND');
      const [steps, endings] = await Promise.all([
        repo.selectSteps(pool, contract.id),
        contract.downlineId === memberId ? endingsOf(pool, contract) : [],
      ]);
      return { contract, steps, endings };
    },
  };
}

/** @throws ApiError CONTRACT_TERMS, with the wrong step where it is one step */
function requireTerms({ kind, period, terms }: Pick<Contract, 'kind' | 'period' | 'terms'>): void {
  const reason = faultOf(kind, period, terms);
  if (reason) throw new ApiError('CONTRACT_TERMS', { reason, tier: faultyTier(terms) });
}

type Given = Pick<Contract, 'period' | 'terms'>;

/** Whether one contract gives more than another at any tier. */
function gives(one: Given, more: Given): boolean {
  return exceeds({ ...readTerms(one.terms), period: one.period }, { ...readTerms(more.terms), period: more.period });
}

/** An end that was set earlier stays; none is before the beginning. */
function earliestEnd({ startsAt, endsAt }: Contract, wanted: Temporal.Instant): Temporal.Instant {
  const end = startsAt && Temporal.Instant.compare(wanted, startsAt) < 0 ? startsAt : wanted;
  return endsAt && Temporal.Instant.compare(endsAt, end) < 0 ? endsAt : end;
}

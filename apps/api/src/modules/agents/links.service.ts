import { isDeepStrictEqual } from 'node:util';
import { type AgentLinkState, contractKinds, type ContractKind, type PresetContract } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type RowsBefore } from '../../platform/paging.ts';
import type { InvitationLinks } from '../registration/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Members } from '../member/index.ts';
import type { ContractsService } from './contracts.service.ts';
import { canGive, type LinkContract, linkState, type Means } from './domain/links.ts';
import { randomLinkCode } from './link-code.ts';
import * as repo from './links.repo.ts';
import { insertRecruit } from './recruits.repo.ts';
import { AGENT } from './tree.service.ts';
import type { VisitsService } from './visits.service.ts';

export type LinksNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId' | 'addInvitation' | 'closeInvitation'>;
  contracts: Pick<ContractsService, 'requireOfferable' | 'agree' | 'inForceOf'>;
  isOffered: () => Promise<boolean>;
  isKindOffered: (kind: ContractKind) => Promise<boolean>;
  /** The brand's own addresses, the site's first. */
  origins: () => Promise<readonly string[]>;
  /** How many links an agent may have. */
  mostLinks: () => Promise<number>;
  tell: Inbox['tell'];
  visits: Pick<VisitsService, 'note'>;
};

export type LinkWish = {
  agentId: string;
  makes: 'agent' | 'player';
  domain: string | null;
  note: string;
  validUntil: Temporal.Instant | null;
  mostUses: number | null;
  contracts: readonly PresetContract[];
  idempotencyKey: string;
};

/** A link as its agent sees it. */
export type LinkView = repo.LinkRow & { state: AgentLinkState; url: string };

/** The account type of a recruit who registers as a player. */
export const PLAYER = 0;
export const typeOf = (makes: 'agent' | 'player'): number => (makes === 'agent' ? AGENT : PLAYER);

const refusals = {
  paused: 'INVITATION_CLOSED',
  terms: 'INVITATION_CLOSED',
  expired: 'INVITATION_EXPIRED',
  used_up: 'INVITATION_USED_UP',
} as const;

export type LinksService = ReturnType<typeof createLinksService>;

/** Links by which agents invite: made, paused, deleted, and used by members who register with their code. */
export function createLinksService(needs: LinksNeeds) {
  const { pool, clock, members, contracts, tell } = needs;

  async function offeredKinds(): Promise<ContractKind[]> {
    if (!(await needs.isOffered())) return [];
    const offered = await Promise.all(contractKinds.map(needs.isKindOffered));
    return contractKinds.filter((_, n) => offered[n]);
  }

  async function meansOf(db: ReadHandle, agentId: string): Promise<Means> {
    const own = (await contracts.inForceOf(db, agentId)).map(
      ({ kind, period, terms }) => [kind, { period, terms }] as const,
    );
    return { own: new Map(own), offered: new Set(await offeredKinds()) };
  }

  const stateOf = (link: repo.Link, means: Means): AgentLinkState =>
    linkState(link, clock.now(), canGive(link.contracts, means));

  function requireOpen(link: repo.Link, means: Means): void {
    const state = stateOf(link, means);
    if (state !== 'open') throw new ApiError(refusals[state]);
  }

  async function view(links: readonly repo.LinkRow[], agentId: string): Promise<LinkView[]> {
    const [means, domains] = await Promise.all([meansOf(pool, agentId), domainsOf(await needs.origins())]);
    return links.map((link) => ({ ...link, state: stateOf(link, means), url: urlOf(link, domains) }));
  }

  /**
   * Checks the contracts of new members, and locks their kinds until the transaction ends. @throws ApiError as an offer
   * does
   */
  async function judge(tx: WriteHandle, agentId: string, given: readonly PresetContract[]): Promise<LinkContract[]> {
    const ordered = inOrder(given);
    for (const { kind, period, terms } of ordered) {
      if (!(await needs.isKindOffered(kind))) throw new ApiError('CONTRACT_KIND_CLOSED');
      await contracts.requireOfferable(tx, { uplineId: agentId, kind, period, terms });
    }
    const { own } = await meansOf(tx, agentId);
    return ordered.map(({ kind, period, terms }) => ({ kind, period, terms, covered: own.has(kind) }));
  }

  async function requirePossible({ domain, validUntil }: LinkWish): Promise<void> {
    const isOurs = domain === null || domainsOf(await needs.origins()).some((each) => each.domain === domain);
    const isAhead = validUntil === null || Temporal.Instant.compare(validUntil, clock.now()) > 0;
    const fields = { ...(!isOurs && { domain: 'invalid' }), ...(!isAhead && { validUntil: 'invalid' }) };
    if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  }

  async function freeCode(tx: WriteHandle, { agentId, domain }: LinkWish): Promise<string> {
    for (;;) {
      const code = randomLinkCode();
      if (await members.addInvitation(tx, code, agentId, domain)) return code;
    }
  }

  async function write(tx: WriteHandle, wish: LinkWish): Promise<repo.LinkRow> {
    const { agentId, idempotencyKey } = wish;
    await repo.lockAgent(tx, agentId);
    const same = await repo.selectLinkByKey(tx, agentId, idempotencyKey);
    if (same) return requireSame(same, wish);
    await requirePossible(wish);
    const most = await needs.mostLinks();
    if ((await repo.countLinks(tx, agentId)) >= most) throw new ApiError('TOO_MANY_LINKS', { most });
    const given = await judge(tx, agentId, wish.contracts);
    const code = await freeCode(tx, wish);
    return repo.insertLink(tx, { ...wish, contracts: given, code, createdAt: clock.now() });
  }

  /** Checks again during the registration, with the kinds locked: the offer the visitor saw may be over. */
  async function admit(tx: WriteHandle, link: repo.Link): Promise<void> {
    const refusal = await judge(tx, link.agentId, link.contracts).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal && !(refusal instanceof ApiError)) throw refusal;
    requireOpen(link, await meansOf(tx, link.agentId));
    if (refusal) throw new ApiError('INVITATION_CLOSED');
  }

  /** What registration asks of a link: its agent, to count a visit, and to admit a registration. */
  const invitations: InvitationLinks = {
    async find(db, code) {
      const link = await repo.selectLinkByCode(db, code);
      if (!link) return null;
      requireOpen(link, await meansOf(db, link.agentId));
      return { linkId: String(link.id), type: typeOf(link.makes) };
    },

    visit: needs.visits.note,

    async take(tx, linkId, memberId) {
      const link = await repo.lockLink(tx, linkId);
      if (!link) throw new ApiError('INVITATION_CODE_ERROR');
      await admit(tx, link);
      await repo.countUse(tx, link.id);
      await insertRecruit(tx, { memberId, agentId: link.agentId, linkId: link.id, joinedAt: clock.now() });
      await agreeAll(tx, { agentId: link.agentId, memberId, contracts: link.contracts, reason: `link ${link.id}` });
      const name = (await members.byId(tx, memberId))!.username;
      const details = { name: { en: name, lo: name, cn: name } };
      await tell(tx, { memberId: link.agentId, kind: 'downline_joined', details, cause: `joined:${memberId}` });
    },
  };

  /** Signs the preset contracts of a new downline. */
  async function agreeAll(
    tx: WriteHandle,
    {
      agentId,
      memberId,
      contracts: given,
      reason,
    }: { agentId: string; memberId: string; contracts: readonly PresetContract[]; reason: string },
  ): Promise<void> {
    for (const { kind, period, terms } of inOrder(given))
      await contracts.agree(tx, { uplineId: agentId, downlineId: memberId, kind, period, terms, reason });
  }

  return {
    invitations,
    judge,
    agreeAll,

    /** The domains, contracts and limits that an agent can invite with. */
    async means(agentId: string) {
      const [{ own, offered }, links, mostLinks] = await Promise.all([
        meansOf(pool, agentId),
        repo.countLinks(pool, agentId),
        needs.mostLinks(),
      ]);
      const kinds = [...offered].map((kind) => ({ kind, own: own.has(kind) ? { kind, ...own.get(kind)! } : null }));
      return { domains: domainsOf(await needs.origins()), kinds, links, mostLinks };
    },

    /** @throws ApiError VALIDATION, TOO_MANY_LINKS, IDEMPOTENCY_CONFLICT, or as an offer does */
    async make(wish: LinkWish): Promise<LinkView> {
      const made = await inTransaction(pool, (tx) => write(tx, wish));
      return (await view([made], wish.agentId))[0]!;
    },

    list: async (agentId: string, page: RowsBefore): Promise<LinkView[]> =>
      view(await repo.selectLinks(pool, agentId, page), agentId),

    /** @throws ApiError NOT_FOUND */
    async pause(
      agentId: string,
      id: string,
      isPaused: boolean,
      also: (tx: WriteHandle) => Promise<void> = async () => undefined,
    ): Promise<LinkView> {
      const at = isPaused ? clock.now() : null;
      const link = await inTransaction(pool, async (tx) => {
        const paused = await repo.pauseLink(tx, agentId, id, at);
        if (!paused) throw new ApiError('NOT_FOUND');
        await also(tx);
        return paused;
      });
      return (await view([link], agentId))[0]!;
    },

    /** @throws ApiError NOT_FOUND */
    remove: (agentId: string, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const code = await repo.deleteLink(tx, agentId, id, clock.now());
        if (code === null) throw new ApiError('NOT_FOUND');
        await members.closeInvitation(tx, code);
      }),
  };
}

/** Kinds are locked in this one order. */
function inOrder<Given extends PresetContract>(given: readonly Given[]): Given[] {
  return contractKinds.flatMap((kind) => given.filter((contract) => contract.kind === kind));
}

type Domain = { domain: string; origin: string };

function domainsOf(origins: readonly string[]): Domain[] {
  const all = origins.map((address) => new URL(address)).map(({ hostname, origin }) => [hostname, origin] as const);
  return [...new Map(all.toReversed())].map(([domain, origin]) => ({ domain, origin })).toReversed();
}

function urlOf({ domain, code }: repo.Link, domains: readonly Domain[]): string {
  const { origin } = domains.find((each) => each.domain === domain) ?? domains[0]!;
  const url = new URL('/register', origin);
  url.searchParams.set('affiliateCode', code);
  return url.href;
}

/** Refuses a key that was used for another link. */
function requireSame(link: repo.LinkRow, wish: LinkWish): repo.LinkRow {
  const said = (one: Omit<LinkWish, 'agentId' | 'idempotencyKey'>) => [
    one.makes,
    one.domain,
    one.note,
    one.validUntil?.epochMilliseconds,
    one.mostUses,
    inOrder(one.contracts).map(({ kind, period, terms }) => [kind, period, terms]),
  ];
  if (!isDeepStrictEqual(said(link), said(wish))) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return link;
}

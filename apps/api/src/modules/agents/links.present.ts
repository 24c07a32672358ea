import type { AgentLink, AgentRecruit } from '@champa/contract';
import { accountFlags } from '../member/index.ts';
import type { LinkView } from './links.service.ts';
import type { Recruit } from './recruits.repo.ts';

export function presentLink(link: LinkView): AgentLink {
  const { id, code, url, makes, domain, note, contracts, state, mostUses, uses, visits, depositors } = link;
  return {
    id: String(id),
    code,
    url,
    makes,
    domain,
    note,
    contracts: contracts.map(({ kind, period, terms }) => ({ kind, period, terms })),
    state,
    validUntil: link.validUntil?.toString() ?? null,
    mostUses,
    visits,
    uses,
    depositors,
    createdAt: link.createdAt.toString(),
  };
}

export function presentRecruit(recruit: Recruit): AgentRecruit {
  const { id, memberId, username, type, linkId, code, note, hasDeposited, joinedAt } = recruit;
  return {
    id: String(id),
    memberId,
    username,
    isAgent: accountFlags(type).isAgent,
    link: linkId === null ? null : { id: linkId, code: code!, note: note! },
    hasDeposited,
    joinedAt: joinedAt.toString(),
  };
}

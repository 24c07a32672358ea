import { agentLinksCalls, callKey, callQuery } from '@champa/api-client';
import type { AgentLink, OperationInput, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import type { Intent } from '../../kit/api/intent.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

export type Centre = OperationValue<typeof contract.agentRegisterCentre>;
export type Opened = OperationValue<typeof contract.openDownline>;
export type LinkWish = Omit<OperationInput<typeof contract.createAgentLink>['body'], 'idempotencyKey'>;
export type OpeningWish = Omit<OperationInput<typeof contract.openDownline>['body'], 'idempotencyKey'>;
export type CameBy = 'link' | 'opened';

export const centreQuery = { ...callQuery(api, agentLinksCalls.agentRegisterCentre, {}), staleTime: 0 };

const linksPage = { pageSize: PAGE_SIZE };
export const linksQuery = pagedQuery(callKey(agentLinksCalls.agentLinks, { query: linksPage }), (before, options) =>
  api.call(agentLinksCalls.agentLinks, { query: { ...linksPage, ...(before && { before }) } }, options),
);

/** The agent's recruits: all, or by one link or one way. */
export function recruitsQuery(link: string | undefined, way: CameBy | undefined) {
  const query = { pageSize: PAGE_SIZE, ...(link && { link }), ...(way && { way }) };
  return pagedQuery(callKey(agentLinksCalls.agentRecruits, { query }), (before, options) =>
    api.call(agentLinksCalls.agentRecruits, { query: { ...query, ...(before && { before }) } }, options),
  );
}

export const createLink = (wish: LinkWish, { idempotencyKey }: Intent): Promise<AgentLink> =>
  shown(api.call(agentLinksCalls.createAgentLink, { body: { ...wish, idempotencyKey } }));

export const pauseLink = (id: string, isPaused: boolean): Promise<AgentLink> =>
  shown(
    api.call(agentLinksCalls.processAgentLink, {
      params: { id },
      body: { action: isPaused ? ('pause' as const) : 'resume' },
    }),
  );

export const deleteLink = (id: string): Promise<unknown> =>
  shown(api.call(agentLinksCalls.deleteAgentLink, { params: { id } }));

export const openAccount = (wish: OpeningWish, { idempotencyKey }: Intent): Promise<Opened> =>
  shown(api.call(agentLinksCalls.openDownline, { body: { ...wish, idempotencyKey } }));

/** Refetches what is shown, whether the call succeeded or not. */
async function shown<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } finally {
    for (const { id } of [
      agentLinksCalls.agentRegisterCentre,
      agentLinksCalls.agentLinks,
      agentLinksCalls.agentRecruits,
    ])
      void refetchShown([id]);
  }
}

import {
  agentLinks,
  agentRecruits,
  agentRegisterCentre,
  createAgentLink,
  deleteAgentLink,
  openDownline,
  processAgentLink,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { byId, presentPage, readPage } from '../../platform/paging.ts';
import type { AgentsAccess } from './agents.routes.ts';
import { presentLink, presentRecruit } from './links.present.ts';
import type { LinksService } from './links.service.ts';
import type { RecruitsService } from './recruits.service.ts';

type Needs = Pick<AgentsAccess, 'requireAgent'> & { links: LinksService; recruits: RecruitsService };

/** The registration centre. */
export function linkRoutes(app: FastifyInstance, { links, recruits, requireAgent }: Needs): void {
  route(app, agentRegisterCentre, async ({ principal }) => {
    const agentId = await requireAgent(principal);
    const [means, counts, needsPaymentPassword] = await Promise.all([
      links.means(agentId),
      recruits.counts(agentId),
      recruits.needsPaymentPassword(agentId),
    ]);
    return { ...means, ...counts, needsPaymentPassword };
  });

  route(app, agentLinks, async ({ principal, query: { before = null, pageSize } }) => {
    const agentId = await requireAgent(principal);
    const page = await readPage(pageSize, (limit) => links.list(agentId, { before, limit }), byId);
    return presentPage(page, presentLink);
  });

  route(app, createAgentLink, async ({ principal, body: { validUntil, ...wish } }) => {
    const agentId = await requireAgent(principal);
    const until = validUntil === null ? null : Temporal.Instant.from(validUntil);
    return presentLink(await links.make({ ...wish, agentId, validUntil: until }));
  });

  route(app, processAgentLink, async ({ principal, params: { id }, body: { action } }) =>
    presentLink(await links.pause(await requireAgent(principal), id, action === 'pause')),
  );

  route(app, deleteAgentLink, async ({ principal, params: { id } }) => {
    await links.remove(await requireAgent(principal), id);
    return {};
  });

  route(app, agentRecruits, async ({ principal, query: { link = null, way = null, before = null, pageSize } }) => {
    const agentId = await requireAgent(principal);
    const wanted = { link, way, before };
    const page = await readPage(pageSize, (limit) => recruits.list(agentId, { ...wanted, limit }), byId);
    return presentPage(page, presentRecruit);
  });

  route(app, openDownline, async ({ principal, body: { termsAccepted: _, ...wish } }) =>
    recruits.open({ ...wish, agentId: await requireAgent(principal) }),
  );
}

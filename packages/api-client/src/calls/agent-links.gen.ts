// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const agentLinksCalls = {
  agentLinks: call<typeof contract.agentLinks>({ id: 'agentLinks', method: 'GET', path: '/api/agents/links', access: 'member' }),
  agentRecruits: call<typeof contract.agentRecruits>({ id: 'agentRecruits', method: 'GET', path: '/api/agents/recruits', access: 'member' }),
  agentRegisterCentre: call<typeof contract.agentRegisterCentre>({ id: 'agentRegisterCentre', method: 'GET', path: '/api/agents/register-centre', access: 'member' }),
  createAgentLink: call<typeof contract.createAgentLink>({ id: 'createAgentLink', method: 'POST', path: '/api/agents/links', access: 'member' }),
  deleteAgentLink: call<typeof contract.deleteAgentLink>({ id: 'deleteAgentLink', method: 'DELETE', path: '/api/agents/links/{id}', access: 'member' }),
  openDownline: call<typeof contract.openDownline>({ id: 'openDownline', method: 'POST', path: '/api/agents/downlines', access: 'member', encrypted: true }),
  processAgentLink: call<typeof contract.processAgentLink>({ id: 'processAgentLink', method: 'POST', path: '/api/agents/links/{id}/process', access: 'member' }),
} as const;

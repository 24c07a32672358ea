import type { ReportReach } from '@champa/contract';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import type { TeamPart } from './domain/scope.ts';

/** What records ask about agents and their teams; the module `agents` answers. */
export type Teams = {
  /**
   * The ID of an agent.
   *
   * @throws ApiError NON_AGENT for any other member, TRUE_ACCOUNT_REQUIRED, AGENTS_CLOSED
   */
  requireAgent: (principal: MemberPrincipal) => Promise<string>;
  /** A member of the agent's team with everybody below them, or alone; null for anybody outside the team of now. */
  partOf: (agentId: string, memberId: string, reach: ReportReach) => Promise<TeamPart | null>;
  /** Of these members, those in the agent's team. */
  membersAmong: (agentId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

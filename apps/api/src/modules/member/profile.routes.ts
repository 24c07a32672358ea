import { memberProfile, type Proof, updateProfile } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Profiles } from './profile.service.ts';

export type ProfileNeeds = {
  pool: Pool;
  profiles: Profiles;
  /** Carries out a change of identifying details: with the member's proof, and reported to them. */
  personalChange: (memberId: string, proof: Proof | null, work: (tx: WriteHandle) => Promise<void>) => Promise<void>;
};

export function profileRoutes(app: FastifyInstance, { pool, profiles, personalChange }: ProfileNeeds): void {
  route(app, memberProfile, ({ principal }) => profiles.present(pool, trueMember(principal).memberId));

  route(app, updateProfile, async ({ principal, body: { proof, ...given } }) => {
    const { memberId } = trueMember(principal);
    const change = (tx: WriteHandle): Promise<void> => profiles.change(tx, memberId, given);
    if (await profiles.setsIdentity(pool, memberId, given)) await personalChange(memberId, proof, change);
    else await inTransaction(pool, change);
    return profiles.present(pool, memberId);
  });
}

import type { FastifyRequest } from 'fastify';
import type { ByStaff } from '../command-line.ts';
import { staffActor } from '../staff-actor.ts';
import type { StaffPrincipal } from './principal.ts';

type StaffCall = { principal: StaffPrincipal; ip: string; request: FastifyRequest };

/** The employee who makes a call of the console, and why: what a use case of staff is given first. */
export function callerOf({ principal, ip, request }: StaffCall, reason: string): ByStaff {
  const { staffId, username } = principal;
  return {
    staffId: BigInt(staffId),
    name: username,
    actor: staffActor(username),
    reason,
    from: { ip, requestId: request.id },
  };
}

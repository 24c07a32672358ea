import type { FastifyRequest } from 'fastify';
import type { Actor, ByStaff } from '../command-line.ts';
import { staffActor } from '../staff-actor.ts';
import type { StaffPrincipal } from './principal.ts';

type StaffCall = { principal: StaffPrincipal; ip: string; request: FastifyRequest };

/** The employee who makes a call of the console, for what asks no reason. */
export function employeeOf({ principal, ip, request }: StaffCall): Actor {
  const { staffId, username } = principal;
  return {
    staffId: BigInt(staffId),
    name: username,
    actor: staffActor(username),
    from: { ip, requestId: request.id },
  };
}

/** The employee who makes a call of the console, and why: what a use case of staff is given first. */
export function callerOf(call: StaffCall, reason: string): ByStaff {
  return { ...employeeOf(call), reason };
}

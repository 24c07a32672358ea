import { handOverCalls, identityCalls } from '@champa/api-client';
import type { MemberInfo } from '@champa/contract';
import { useSyncExternalStore } from 'react';
import { api } from '../kit/api/api.ts';
import { session } from '../kit/api/session.ts';

/** What became of the hand-over ticket in the address, as far as the visitor is to know or decide. */
export type HandOver =
  | { kind: 'done' }
  /** Somebody is signed in here: the visitor decides. */
  | { kind: 'question'; ticket: string; wanted: string; current: string }
  | { kind: 'failed'; error: unknown; current: string | null };

let handOver: HandOver | null = null;
const listeners = new Set<() => void>();

/** What is to be shown of the ticket; null where there is nothing. */
export function useHandOver(): HandOver | null {
  return useSyncExternalStore(subscribe, () => handOver);
}

export function closeHandOver(): void {
  handOver = null;
  for (const listener of listeners) listener();
}

/**
 * Exchanges the ticket in the address before the first page opens, so that guarded pages open as the member's. It never
 * replaces a live session.
 */
export async function arriveByHandOver(): Promise<void> {
  const ticket = window.handOverTicket;
  if (ticket === undefined) return;
  delete window.handOverTicket;
  handOver = await outcomeOf(ticket).catch((error: unknown) => ({ kind: 'failed', error, current: null }) as const);
}

async function outcomeOf(ticket: string): Promise<HandOver | null> {
  const current = session.token() === null ? null : await signedInAs();
  return current === null ? exchange(ticket) : compare(ticket, current);
}

/** The member of this session; null where it has ended, which ends it here, too. */
async function signedInAs(): Promise<MemberInfo | null> {
  return api.call(identityCalls.memberInfo, {}).catch((error: unknown) => {
    if (session.token() === null) return null;
    throw error;
  });
}

async function exchange(ticket: string): Promise<HandOver> {
  const { token } = await api.call(handOverCalls.handOver, { body: { ticket } });
  session.startHandedOver(token);
  return { kind: 'done' };
}

async function compare(ticket: string, current: MemberInfo): Promise<HandOver | null> {
  try {
    const { id, account } = await api.call(handOverCalls.handOverAccount, { body: { ticket } });
    return id === current.id ? null : { kind: 'question', ticket, wanted: account, current: current.account };
  } catch (error) {
    return { kind: 'failed', error, current: current.account };
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { HAND_OVER_SECONDS, HAND_OVER_START } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { SiteSettings } from '../site/index.ts';
import type { SessionRules } from './sessions.settings.ts';
import { insertHandOver, selectHandOver, takeHandOver, type Times } from './hand-over.repo.ts';

/** What makes a ticket: a session of the member's, or the operator. */
export type Issuer = { memberId: string; sessionId: string | null };

/** What hand-overs go by. */
export type HandOverRules = SessionRules & Pick<SiteSettings, 'brand' | 'domainRoute'>;

type Needs = {
  clock: Clock;
  settings: () => Promise<HandOverRules>;
  /** The site's own address. */
  publicUrl: string;
};

/**
 * Hand-over tickets (decision 0055): what an address may carry to sign a member in. Each holds for a minute, once, at one
 * of the brand's domains, while the session that made it goes on.
 */
export function createHandOver({ clock, settings, publicUrl }: Needs) {
  /** @throws ApiError VALIDATION of an address that is none of the brand's own domains, nor `own` */
  async function arrivalOf(wished: string, own: string): Promise<URL> {
    const address = URL.parse(wished === '' ? own : wished);
    const { domainRoute } = await settings();
    const origins = [publicUrl, own, ...domainRoute].map((known) => new URL(known).origin);
    if (!address || !origins.includes(address.origin)) {
      throw new ApiError('VALIDATION', { fields: { address: 'pattern' } });
    }
    return address;
  }

  async function timesNow(): Promise<Times> {
    const now = clock.now();
    return { now, idleSince: now.subtract({ minutes: (await settings()).session.idleMinutes }) };
  }

  return {
    /** @param own the address of the domain that the ticket is asked for at */
    async issue(
      tx: WriteHandle,
      { memberId, sessionId }: Issuer,
      { wished = '', own = publicUrl }: { wished?: string; own?: string },
    ) {
      const address = await arrivalOf(wished, own);
      const ticket = `${HAND_OVER_START}${randomToken()}`;
      const now = clock.now();
      const expiresAt = now.add({ seconds: HAND_OVER_SECONDS });
      await insertHandOver(tx, {
        ticketHash: tokenHash(ticket),
        memberId,
        issuer: sessionId === null ? 'operator' : 'session',
        sessionId,
        host: address.host,
        now,
        expiresAt,
      });
      address.searchParams.set('token', ticket);
      return { ticket, address: address.href, expiresAt: expiresAt.toString() };
    },

    /** Whose ticket it is, which stays unused. @throws ApiError HAND_OVER_REFUSED */
    async memberOf(db: ReadHandle, ticket: string, host: string): Promise<string> {
      const memberId = await selectHandOver(db, { ticketHash: tokenHash(ticket), host, ...(await timesNow()) });
      if (memberId === null) throw new ApiError('HAND_OVER_REFUSED');
      return memberId;
    },

    /** Uses a ticket up. @throws ApiError HAND_OVER_REFUSED or ACCOUNT_DISABLED */
    async take(
      tx: WriteHandle,
      ticket: string,
      host: string,
    ): Promise<{ memberId: string; latestEnd: Temporal.Instant | null }> {
      const taken = await takeHandOver(tx, { ticketHash: tokenHash(ticket), host, ...(await timesNow()) });
      if (!taken) throw new ApiError('HAND_OVER_REFUSED');
      if (!taken.is_active) throw new ApiError('ACCOUNT_DISABLED');
      return { memberId: String(taken.member_id), latestEnd: taken.ends_at };
    },
  };
}

export type HandOver = ReturnType<typeof createHandOver>;

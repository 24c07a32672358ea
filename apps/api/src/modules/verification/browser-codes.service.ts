import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database.ts';
import { type Member, type Members, memberAccount } from '../member/index.ts';
import type { Device, Devices } from '../throttle/index.ts';
import type { Asker } from './asker.ts';
import type { Codes, CodeTarget, CodeWish } from './codes.service.ts';

/** A call in which a browser asks for a code. */
export type BrowserCall = { request: FastifyRequest; setCookie: (header: string) => void };

type Needs = { pool: Pool; codes: Codes; devices: Devices; members: Members };

/**
 * Codes that a visitor asks for: each is tied to the browser by a cookie, so that a stranger's wrong tries neither count
 * against it nor succeed. Whether the browser signed in to the account before decides which limits apply, never the answer.
 */
export function createBrowserCodes({ pool, codes, devices, members }: Needs) {
  async function isKnown(device: Device, target: CodeTarget): Promise<boolean> {
    if (device.marks.length === 0) return false;
    const account = await accountOf(target);
    return account !== null && devices.isKnown(device, memberAccount(account));
  }

  async function accountOf({ channel, address, username }: CodeTarget): Promise<string | null> {
    if (username !== undefined) return username;
    if (channel === 'own') return address;
    const member: Member | null = channel === 'sms' ? await members.byMobile(pool, address) : null;
    return member?.username ?? null;
  }

  async function askerOf(device: Device, ip: string, target: CodeTarget): Promise<Asker> {
    return { holder: device.id, strangerAt: (await isKnown(device, target)) ? null : ip };
  }

  return {
    /** Who answers with a code for this target. */
    asker: (request: FastifyRequest, target: CodeTarget): Promise<Asker> =>
      askerOf(devices.of(request), request.ip, target),

    /** Sends a code that this browser alone can use. @returns for how many minutes it holds */
    async send({ request, setCookie }: BrowserCall, wanted: Omit<CodeWish, 'asker'>): Promise<number> {
      const device = devices.named(devices.of(request));
      const wish = { ...wanted, asker: await askerOf(device, request.ip, wanted.target) };
      setCookie(devices.cookie(request, device));
      return codes.request(wish);
    },
  };
}

export type BrowserCodes = ReturnType<typeof createBrowserCodes>;

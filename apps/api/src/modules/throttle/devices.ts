import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/http/cookies.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** The browser that makes a request. `id` is empty where it has no name; each mark says that it signed in as an account. */
export type Device = { id: string; marks: readonly string[] };

/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 86_400;
/** A family shares a browser, and agents have more accounts than one. The newest count. */
const MOST_MARKS = 8;
const ID = /^[\w-]{43}$/;
const MARK = /^[\w-]{22}$/;

/**
 * Browsers that signed in before, by a cookie that no script reads: a random name, and for each account that signed in
 * there a keyed hash of name and account. What strangers do to an account then costs its owner's own browser nothing.
 */
export function createDevices({ secrets }: { secrets: SecretBox }) {
  const markOf = (id: string, account: string): string =>
    secrets.mac('known-device', `${id}\n${account.toLowerCase()}`).toString('base64url').slice(0, 22);

  const isKnown = ({ id, marks }: Device, account: string): boolean =>
    marks.some((mark) => timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(id, account))));

  return {
    /** The browser of a request, as its cookie says. */
    of(request: Pick<FastifyRequest, 'headers' | 'protocol'>): Device {
      const [id = '', ...marks] = readCookie(request, nameOf(request)).split('.');
      if (!ID.test(id)) return { id: '', marks: [] };
      return { id, marks: marks.filter((mark) => MARK.test(mark)).slice(0, MOST_MARKS) };
    },

    /** The same browser with a name, so that it can be told from others. */
    named: ({ id, marks }: Device): Device => (id === '' ? { id: randomToken(), marks: [] } : { id, marks }),

    /** The same browser after a sign-in to this account. */
    signedIn({ id: known, marks }: Device, account: string): Device {
      const id = known === '' ? randomToken() : known;
      const mark = markOf(id, account);
      return { id, marks: [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_MARKS) };
    },

    isKnown,

    /** What tries at an account are counted by where this browser signed in to it before; null where it did not. */
    laneOf: (device: Device, account: string): string | null =>
      isKnown(device, account)
        ? `known:${account.toLowerCase()} ${tokenHash(device.id).toString('base64url').slice(0, 22)}`
        : null,

    /** The header that keeps the browser's name and marks. */
    cookie(request: Pick<FastifyRequest, 'protocol'>, { id, marks }: Device): string {
      const isSecure = request.protocol === 'https';
      const value = [id, ...marks].join('.');
      return `${nameOf(request)}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;

function nameOf({ protocol }: Pick<FastifyRequest, 'protocol'>): string {
  return protocol === 'https' ? '__Host-device' : 'device';
}

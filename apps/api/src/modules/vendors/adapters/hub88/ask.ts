import type { KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const PATH = '/operator/generic/v2';
const LAUNCH = '/game/url';
export const MOST_BYTES = 64 * 1024;

export type Question = {
  /** The vendor's launch address: its base, or the whole address of its `/game/url`. */
  launchUrl: string | null;
  /** Below the operator's part of the vendor: `/game/url`. */
  path: string;
  fields: Record<string, string | number | bigint | readonly string[]>;
  operatorKey: KeyObject;
  withinMs: number;
  /** A longer answer is refused. */
  mostBytes?: number;
};

/** `status`: of HTTP; null where there was no answer. */
export type Asked = { kind: 'answered'; text: string } | { kind: 'refused'; reason: string; status: number | null };

/** Sends a signed request to a vendor. Never throws for the vendor's faults; takes no longer than allowed. */
export async function ask({
  launchUrl,
  path,
  fields,
  operatorKey,
  withinMs,
  mostBytes = MOST_BYTES,
}: Question): Promise<Asked> {
  if (launchUrl === null) return { kind: 'refused', reason: 'the vendor has no launch address', status: null };
  const body = Buffer.from(JSON.stringify(fields, exactly));
  try {
    const response = await fetch(addressOf(launchUrl, path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, operatorKey) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const text = (await readAtMost(response, mostBytes)).toString();
    const { ok, status } = response;
    if (!ok) return { kind: 'refused', reason: `HTTP ${status}: ${text.slice(0, 200)}`, status };
    return { kind: 'answered', text };
  } catch (error) {
    return { kind: 'refused', reason: String(error), status: null };
  }
}

/** Amounts of this protocol are whole numbers that must keep every digit. */
function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value;
}

/** The address of a call to the vendor. */
export function addressOf(launchUrl: string, path: string): string {
  const base = launchUrl.replace(/\/+$/, '');
  return base.endsWith(LAUNCH) ? base.slice(0, -LAUNCH.length) + path : `${base}${PATH}${path}`;
}

/** @throws where the body is longer */
export async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`the answer is longer than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

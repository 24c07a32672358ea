import type { KeyObject } from 'node:crypto';
import { VendorUnreachable } from '../../domain/transfer-wallet.ts';
import type { WireVendor } from '../../domain/vendor.ts';
import { addressOf, readAtMost } from './ask.ts';
import { isSigned, SIGNATURE_HEADER, signBody } from './signature.ts';

export type SignedQuestion = {
  vendor: WireVendor;
  operatorKey: KeyObject;
  /** Below the operator's part of the vendor: `/wallet/balance`. */
  path: string;
  fields: Record<string, string | number | null>;
  withinMs: number;
  mostBytes: number;
};

/**
 * The answer to a signed request, which the vendor signs too.
 *
 * @throws VendorUnreachable for any other answer, and for none
 */
export async function askSigned(question: SignedQuestion): Promise<unknown> {
  const { vendor, operatorKey, path, fields, withinMs, mostBytes } = question;
  if (vendor.launchUrl === null) throw new VendorUnreachable('the vendor has no address');
  const body = Buffer.from(JSON.stringify(fields));
  try {
    const response = await fetch(addressOf(vendor.launchUrl, path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, operatorKey) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const answer = await readAtMost(response, mostBytes);
    if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${answer.toString().slice(0, 200)}`);
    const signature = response.headers.get(SIGNATURE_HEADER) ?? undefined;
    if (!vendor.keys.some((key) => isSigned(answer, signature, key)))
      throw new Error('the answer is not signed by the vendor');
    return JSON.parse(answer.toString());
  } catch (error) {
    throw new VendorUnreachable('no answer that can be trusted', { cause: error });
  }
}

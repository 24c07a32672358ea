import { sharedSecret } from '../../../platform/keys.ts';
import { sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } from '../adapters/sandpay/signature.ts';

/** The headers of a callback that SandPay signed at this time. */
export function signedHeaders(secret: string, body: string, at: Temporal.Instant): Record<string, string> {
  const timestamp = timestampOf(at);
  return {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(sharedSecret.read(secret), `${timestamp}.${body}`),
  };
}

import { generateSecret, generateURI, verify } from 'otplib';

/** A code of the step before and after counts too: clocks differ. */
const TOLERANCE_SECONDS = 30;

/** A secret for an authenticator application (TOTP, RFC 6238), and the address that applications read it from. */
export function newTotp(account: string, issuer: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: account, secret }) };
}

/** The time step of a right code; null where it is wrong. Each step is to count once: the caller notes it. */
export async function stepOfCode(secret: string, code: string, now: Temporal.Instant): Promise<bigint | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.epochMilliseconds / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : null;
}

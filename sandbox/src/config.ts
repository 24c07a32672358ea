import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const MIN_SECRET_LENGTH = 32;

const Environment = z.object({
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 8090),
  DATABASE_URL: z.string(),
  /** The sandbox's own URL for browsers, without a path. */
  PUBLIC_URL: z.url(),
  /** File with the secret shared with the merchant. */
  MERCHANT_SECRET_FILE: z.string(),
  /** File with the secret shared with the sender of SMS. */
  SMS_SECRET_FILE: z.string(),
  /** The URL of the site that offers sign-in with the sandbox's providers. */
  SITE_URL: z.url(),
  /** File with the secret shared with that site. */
  SIGN_IN_SECRET_FILE: z.string(),
  /** The SMTP port that accepts e-mail. */
  MAIL_PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 8091),
  /** The merchant's name on the payment page. */
  MERCHANT_NAME: z._default(z.string(), 'Champa'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export type Config = Readonly<z.infer<typeof Environment>>;

/** Reads the environment once, at start. Throws one error that names every invalid variable and shows no value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (parsed.success) return Object.freeze(parsed.data);
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n  ${wrong.join('\n  ')}`);
}

/** A secret shared with a client. A short one is refused. */
export function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`The shared secret is shorter than ${MIN_SECRET_LENGTH} characters`);
  return secret;
}

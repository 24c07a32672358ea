import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
const share = z.pipe(z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/)), z.transform(Number));
const seconds = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number));
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** The driver knows one host: what follows the primary stands behind it (HAProxy, or the name of a managed service). */
const oneHost = z.refine<string>((url) => !/^[^/]*\/\/(?:[^/@]*@)?[^/@]*,[^/@]*(?:[/?]|$)/.test(url), {
  error: 'name one address that follows the primary (deploy/haproxy), not several hosts',
});

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'demo', 'test']), 'production'),
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(port, 8080),
  DATABASE_URL: z.string().check(oneHost),
  /** A standby that reports are read from, while it follows within so many seconds. */
  DATABASE_REPLICA_URL: z.optional(z.string().check(oneHost)),
  DATABASE_REPLICA_LAG_SECONDS: z._default(seconds, 30),
  /** The site's own address as visitors type it, without a path. */
  PUBLIC_URL: z.url(),
  BACKOFFICE_PORT: z._default(port, 8081),
  /** The back office's own address as employees type it, without a path: their passkeys belong to it. Without it they have none. */
  BACKOFFICE_URL: z.optional(z.url()),
  /** Where metrics and health are read: by the operator's own machines only. */
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z._default(port, 8083),
  /** A collector that takes OTLP over HTTP: traces and metrics go there. Without it, none are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  /** Which share of all calls and jobs is traced, 0 to 1. */
  TRACED_SHARE: z._default(share, 0.05),
  /** Folder for files that can be made again: rendered covers. */
  CACHE_DIR: z.string(),
  /** How long a server that was told to stop still takes calls, until load balancers have seen that it drains. */
  DRAIN_SECONDS: z._default(seconds, 0),
  /** A store of the S3 protocol in which servers share rendered pictures: the address of the bucket, and its key. */
  PICTURES_S3_URL: z.optional(z.url()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_FILE: z.optional(z.string()),
  /** `stand-in`: flat pictures instead of drawn ones, for test runs. */
  PICTURES: z._default(z.enum(['drawn', 'stand-in']), 'drawn'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks, separated by commas. */
  TRUSTED_PROXIES: z._default(z.string(), ''),
  /** Signs our calls to vendors (RSA, PEM). */
  OPERATOR_PRIVATE_KEY_FILE: z.string(),
  /** At least 32 random bytes: seals what the program keeps secret from its own database. */
  SECRETS_KEY_FILE: z.string(),
  /** The server that sends e-mail (smtp:// or smtps://, with user and password), and the sender. */
  SMTP_URL: z.optional(z.url()),
  MAIL_FROM: z.optional(z.string()),
  /** The address of a messages API of Twilio's form that sends SMS, the account, and the sender. */
  SMS_URL: z.optional(z.url()),
  SMS_ACCOUNT: z._default(z.string(), ''),
  SMS_SECRET_FILE: z.optional(z.string()),
  SMS_FROM: z._default(z.string(), ''),
  /** A list of leaked passwords with the range API of Have I Been Pwned; passwords in it are refused. */
  BREACHED_PASSWORDS_URL: z.optional(z.url()),
  /** Folder with the secrets shared with sign-in providers, each in a file named by the provider's ID. */
  PROVIDER_SECRETS_DIR: z.optional(z.string()),
  /** Where payment providers send their callbacks; the public address by default. */
  CALLBACK_URL: z.optional(z.url()),
  /** The demo's payment provider: its address, and the file with the secret shared with it. */
  SANDPAY_URL: z.optional(z.url()),
  SANDPAY_SECRET_FILE: z.optional(z.string()),
  /** Addresses of sources of lottery results, separated by commas: a result is taken where two agree. */
  LOTTERY_SOURCES: z._default(z.string(), ''),
  WEB_DIST: z.optional(z.string()),
  BACKOFFICE_DIST: z.optional(z.string()),
  /** Whether the demo's aids (accounts, sandbox) may exist. Never true in production. */
  DEMO: z._default(flag, false),
});

export type Config = Readonly<z.infer<typeof Environment>>;

/** The program must not start. Its message is sufficient for a person. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/**
 * Reads the environment once, at start.
 *
 * @throws StartRefusal that names every wrong variable and never shows a value
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (parsed.success) return Object.freeze(withKeyOfStore(withoutDemoInProduction(parsed.data)));
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartRefusal(`The environment is not complete:\n  ${wrong.join('\n  ')}`);
}

function withoutDemoInProduction(config: Config): Config {
  if (config.NODE_ENV === 'production' && config.DEMO)
    throw new StartRefusal('NODE_ENV is production and DEMO is true: the demo never runs in production.');
  return config;
}

function withKeyOfStore(config: Config): Config {
  if (config.PICTURES_S3_URL && !(config.S3_ACCESS_KEY && config.S3_SECRET_FILE))
    throw new StartRefusal('PICTURES_S3_URL needs S3_ACCESS_KEY and S3_SECRET_FILE.');
  return config;
}

/** The keys in the files that the environment names. */
export async function readKeys(
  config: Pick<Config, 'OPERATOR_PRIVATE_KEY_FILE' | 'SECRETS_KEY_FILE'>,
): Promise<{ operatorKey: string; secretsKey: Buffer }> {
  const [operatorKey, secretsKey] = await Promise.all([
    readFile(config.OPERATOR_PRIVATE_KEY_FILE, 'utf8'),
    readFile(config.SECRETS_KEY_FILE, 'utf8'),
  ]);
  return { operatorKey, secretsKey: Buffer.from(secretsKey.trim()) };
}

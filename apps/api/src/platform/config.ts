import * as z from 'zod/mini';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'demo', 'test']), 'production'),
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(port, 8080),
  DATABASE_URL: z.string(),
  /** The site's own address as visitors type it, without a path. */
  PUBLIC_URL: z.url(),
  BACKOFFICE_PORT: z._default(port, 8081),
  /** Folder for what can be made again: rendered covers. */
  CACHE_DIR: z.string(),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas. */
  TRUSTED_PROXIES: z._default(z.string(), ''),
  /** Signs our calls to vendors (RSA, PEM). */
  OPERATOR_PRIVATE_KEY_FILE: z.string(),
  /** Where payment providers send their callbacks; the public address unless they reach us by another. */
  CALLBACK_URL: z.optional(z.url()),
  /** The demo's payment provider: where it is, and the file with the secret shared with it. */
  SANDPAY_URL: z.optional(z.url()),
  SANDPAY_SECRET_FILE: z.optional(z.string()),
  WEB_DIST: z.optional(z.string()),
  BACKOFFICE_DIST: z.optional(z.string()),
  /** Whether the demo's helps (accounts, sandbox) may exist. Never true in production. */
  DEMO: z._default(flag, false),
});

export type Config = Readonly<z.infer<typeof Environment>>;

/** Reads the environment once, at start. Throws one error that names every wrong variable and never shows a value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (parsed.success) return Object.freeze(parsed.data);
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n  ${wrong.join('\n  ')}`);
}

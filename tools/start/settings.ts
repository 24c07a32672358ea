import path from 'node:path';
import * as z from 'zod/mini';

const PORT_RULE = 'a port is a number from 0 to 65535';
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, PORT_RULE)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, PORT_RULE))),
);

const Environment = z.object({
  PORT: z._default(port, 8080),
  BACKOFFICE_PORT: z._default(port, 8081),
  METRICS_PORT: z.optional(port),
  STUDIO_PORT: z._default(port, 8082),
  SANDBOX_PORT: z._default(port, 8090),
  SANDBOX_MAIL_PORT: z.optional(port),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z.optional(z.string()),
  CACHE_DIR: z.optional(z.string()),
  PICTURES: z._default(z.enum(['drawn', 'stand-in']), 'drawn'),
  DATABASE_URL: z.optional(z.string()),
  POSTGRES_BIN: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.url()),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  LOG_LEVEL: z._default(z.string(), 'info'),
});

export type StartSettings = {
  root: string;
  dataDir: string;
  /** Rendered pictures; several copies may share it. */
  cacheDir: string;
  /** `stand-in`: pages have flat pictures, as in test runs. */
  pictures: 'drawn' | 'stand-in';
  /** The address that all programs listen on: the loopback, unless told otherwise. */
  host: string;
  ports: Record<'site' | 'backoffice' | 'metrics' | 'studio' | 'sandbox' | 'sandboxMail', number>;
  databaseUrl: string | undefined;
  postgresBin: string | undefined;
  publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted, as in docs/OPERATING.md. */
  trustedProxies: string;
  logLevel: string;
};

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Reads the settings of `bin/start` from the environment. */
export function readStartSettings(environment: Record<string, string | undefined>): StartSettings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('\n'));
  }
  const { data } = parsed;
  const dataDir = path.resolve(data.DATA_DIR ?? path.join(ROOT, '.data'));
  return {
    root: ROOT,
    dataDir,
    cacheDir: path.resolve(data.CACHE_DIR ?? path.join(dataDir, 'cache')),
    pictures: data.PICTURES,
    host: data.HOST,
    ports: {
      site: data.PORT,
      backoffice: data.BACKOFFICE_PORT,
      studio: data.STUDIO_PORT,
      sandbox: data.SANDBOX_PORT,
      // Next to the sandbox's own port, so that changing that one changes these.
      sandboxMail: data.SANDBOX_MAIL_PORT ?? data.SANDBOX_PORT + 1,
      metrics: data.METRICS_PORT ?? data.SANDBOX_PORT + 2,
    },
    databaseUrl: data.DATABASE_URL,
    postgresBin: data.POSTGRES_BIN,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  };
}

/** A failure whose message is sufficient for a person. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

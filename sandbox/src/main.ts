import { untilReachable } from '@champa/db';
import { pino } from 'pino';
import { buildSandbox } from './app.ts';
import { readConfig, readSecret } from './config.ts';
import { createPool, migrate } from './database.ts';
import { createMailServer } from './outbox/mail-server.ts';

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, name: 'sandbox', timestamp: pino.stdTimeFunctions.isoTime });
await untilReachable(config.DATABASE_URL, (error) => log.warn({ err: error }, 'waiting for the database'));
await migrate(config.DATABASE_URL);
const pool = createPool(config.DATABASE_URL);
pool.on('error', (error) => log.warn({ err: error }, 'an idle connection was lost'));

const now = (): Temporal.Instant => Temporal.Now.instant();
const mail = createMailServer({ pool, now, log });
const app = buildSandbox({
  pool,
  log,
  now,
  secret: readSecret(config.MERCHANT_SECRET_FILE),
  smsSecret: readSecret(config.SMS_SECRET_FILE),
  siteUrl: config.SITE_URL,
  signInSecret: readSecret(config.SIGN_IN_SECRET_FILE),
  merchantName: config.MERCHANT_NAME,
  publicUrl: config.PUBLIC_URL.replace(/\/$/, ''),
});

/** Finishes current work: first requests, then callbacks in flight. Waiting callbacks are sent after the next start. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await mail.close();
  await app.close();
  await pool.end();
}

let stopping: Promise<void> | undefined;
// `disconnect`: the process that started this one has died.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.on(signal, () => void (stopping ??= stop(signal)));
process.channel?.unref();

await mail.listen(config.MAIL_PORT, config.HOST);
await app.listen({ host: config.HOST, port: config.PORT });
log.info({ address: config.PUBLIC_URL }, 'the sandbox is open');

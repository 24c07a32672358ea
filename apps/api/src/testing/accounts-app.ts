import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorMessage } from '@champa/i18n/server';
import { type Language, staffPermissions } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import { composeAccounts } from '../composition/accounts.ts';
import { type AllSettings, allSettings } from '../composition/settings.ts';
import type { Module } from '../module.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import { depositedSince } from '../modules/deposits/index.ts';
import { createInbox } from '../modules/inbox/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createLimits, createSessionLimit } from '../modules/limits/index.ts';
import { createMedia } from '../modules/media/index.ts';
import { createIcons, createMemberModule, createMembers } from '../modules/member/index.ts';
import { bankAccounts, createPayees } from '../modules/payees/index.ts';
import { createReferral } from '../modules/referral/index.ts';
import { createSettings, type Setting } from '../modules/settings/index.ts';
import { createSite } from '../modules/site/index.ts';
import { playedSince } from '../modules/vendors/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';
import { createPool, inTransaction } from '../platform/database.ts';
import { createServer } from '../platform/http/server.ts';
import { runJobs } from '../platform/jobs.ts';
import { LiveHub } from '../platform/live.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { byTest, recordByHand } from './by-test.ts';
import { LEAKED_PASSWORD } from './leaked-password.ts';

/** A clock that stands until it is moved. */
export function createTestClock(start = '2026-06-01T05:00:00Z') {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    forward: (duration: Temporal.DurationLike): void => {
      now = now.add(duration);
    },
  } satisfies Clock & { forward: (duration: Temporal.DurationLike) => void };
}

/** The token of an employee, for calls of the back office. */
export const STAFF_TOKEN = 'token-of-vilay';
const vilay = {
  kind: 'staff',
  staffId: '1',
  username: 'vilay',
  name: 'Vilay',
  roles: ['owner'],
  permissions: new Set(staffPermissions),
  sessionId: '1',
  mustEnrol: false,
  isFresh: true,
} as const;

/** Where employees' passkeys belong. */
export const BACKOFFICE_URL = 'http://localhost:8081';

type SentMessage = { to: string; text: string };

/** Registration and sign-in on a database of their own. Messages arrive in `outbox`, by real jobs; `logged` has every line of the log. */
export async function createAccountsApp() {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  const clock = createTestClock();
  const logged: string[] = [];
  const log = createLog('debug', 'test', { write: (line) => void logged.push(line) });
  const members = createMembers(clock);
  const ledger = createLedger({ pool, clock });
  const config = { PUBLIC_URL: 'http://localhost:8080', TRUSTED_PROXIES: '' };
  const metrics = createMetrics();
  const settings = createSettings({ pool, clock, log, metrics }, Object.values(allSettings), { record: recordByHand });
  const approvals = createApprovals({ pool, clock }, { settings, record: recordByHand, usernames: members.usernames });
  const site = createSite({ clock, log, config }, settings);
  const wallet = createWallet({ ledger });
  const secrets = createSecretBox(Buffer.alloc(32, 1));
  const outbox: SentMessage[] = [];
  const live = new LiveHub(pool, database.url, log);
  const brand = () => settings.get(allSettings.brand);
  const inbox = createInbox(
    { pool, clock, live },
    { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand },
  );
  const referral = createReferral(
    { pool, clock, config },
    {
      brand,
      isOffered: async () => (await settings.get(allSettings.whitelabel))['REFERRAL'] === true,
      usernames: members.usernames,
    },
  );
  const cache = await mkdtemp(path.join(tmpdir(), 'champa-icons-'));
  const media = createMedia({ config: { CACHE_DIR: cache, PICTURES: 'stand-in' }, clock, log });
  const icons = createIcons({ pool, clock, artist: media.artist });
  const isBreached = async (password: string) => password === LEAKED_PASSWORD;
  const accounts = composeAccounts(
    { pool, clock, log, live },
    {
      members,
      site,
      settings,
      secrets,
      messengers: {
        sms: async ({ to, text }) => void outbox.push({ to, text }),
        email: async ({ to, text }) => void outbox.push({ to, text }),
      },
      isBreached,
      publicUrl: config.PUBLIC_URL,
      secretsFolder: undefined,
      openWallet: wallet.open,
      givePlayMoney: wallet.openPlay,
      noteReferral: async (tx, memberId, code) => void (await referral.noteRegistration(tx, memberId, code)),
      isReferralCode: referral.isCode,
      balanceOf: wallet.balanceOf,
      noteOpened: createSessionLimit(clock),
      noteSignedIn: async () => undefined,
      noteLinked: async () => undefined,
      tell: inbox.tell,
      unreadMessages: inbox.unread,
      iconOf: icons.iconOf,
      record: recordByHand,
      bankAccountsOf: (memberId) => bankAccounts(pool, memberId),
    },
  );
  const { throttle, sessions, credentials } = accounts;
  const payees = createPayees({
    pool,
    clock,
    secrets,
    members,
    rules: () => settings.get(allSettings.payees),
    sensitiveChange: credentials.sensitive.carryOut,
  });
  const member = createMemberModule(
    { clock },
    {
      pool,
      settings: () => settings.all(allSettings),
      media,
      members,
      icons,
      spend: throttle.allowances.spend,
      personalChange: (memberId, proof, work) =>
        credentials.sensitive.carryOut({ memberId, change: 'personal', proof, notice: 'personal' }, work),
      moneyOf: ledger.moneyOf,
      record: recordByHand,
      sessions,
      find: { account: payees.find, ...sessions.findMembers },
      dialingCodes: async () =>
        (await settings.get(allSettings.countries)).map(({ countryDialingCode }) => countryDialingCode),
      findLinks: [payees.sharing, sessions.sharing],
    },
  );
  const limits = createLimits(
    { pool, clock },
    {
      record: recordByHand,
      ledger,
      members,
      brand,
      realityCheckMinutes: async () => 60,
      depositedSince,
      playedSince,
      sessions,
    },
  );
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'lo' satisfies Language,
    screen: () => undefined,
  });
  app.decorate('authenticateMember', sessions.find);
  app.decorate('authenticateStaff', async (token) => (token === STAFF_TOKEN ? vilay : null));
  const modules: Module[] = [site, inbox, ...Object.values(accounts), limits, referral, member, payees];
  for (const module of modules) await module.routes?.(app);

  const jobs = await runJobs(
    database.url,
    Object.values<Module>(accounts).flatMap(({ jobs: own }) => own ?? []),
    log,
    metrics,
  );

  /** Changes some of the brand's settings from now on. */
  async function configure<K extends keyof AllSettings>(key: K, change: Partial<AllSettings[K]>): Promise<void> {
    const setting: Setting<unknown> = allSettings[key];
    const changed = { ...((await settings.get(setting)) as object), ...change };
    await inTransaction(pool, (tx) => settings.set(tx, setting, changed, byTest));
  }

  // Most tests read better with plain bodies; those of sealed ones ask for them.
  await configure('signIn', { encryptedPayloads: 'accepted' });
  // Everybody comes from one address; tests of the letters ask for them.
  await configure('registration', { accountsWithoutLetters: 10_000 });

  /** The code in the last message to a recipient, once it has arrived. */
  async function codeSentTo(to: string): Promise<string> {
    for (;;) {
      const message = outbox.findLast((sent) => sent.to === to && /\b\d{6}\b/.test(sent.text));
      if (message) {
        outbox.splice(outbox.indexOf(message), 1);
        return /\b\d{6}\b/.exec(message.text)![0];
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const close = async (): Promise<void> => {
    await jobs.stop();
    await app.close();
    await media.stop?.();
    await pool.end();
    await rm(cache, { recursive: true, force: true });
    await database.drop();
  };
  return {
    app,
    pool,
    payees,
    clock,
    members,
    settings,
    site,
    ledger,
    ...accounts,
    secrets,
    isBreached,
    backofficeUrl: BACKOFFICE_URL,
    guard: approvals.guard,
    approvals,
    outbox,
    logged,
    configure,
    codeSentTo,
    close,
  };
}

export type AccountsApp = Awaited<ReturnType<typeof createAccountsApp>>;

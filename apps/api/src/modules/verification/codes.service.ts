import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type Language, type SensitiveChange } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { tokenHash } from '../../platform/ids.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Member, Members } from '../member/index.ts';
import type { Allowances, Throttle } from '../throttle/index.ts';
import type { Asker } from './asker.ts';
import { type CodeKey, selectCodeEnd, takeTry, upsertCode, useCode } from './codes.repo.ts';
import { MessageRefused, type Messengers } from './domain/messages.ts';
import { outgoing } from './outgoing.service.ts';
import type { VerificationRules } from './verification.settings.ts';

const TRIES = 5;
/** Named after the module that it was in once: jobs that wait in a queue keep their name. */
const SEND_JOB = 'identity_send_code';
const SEAL = 'code-message';

/** What one address, and one number or mailbox, may ask for in five minutes. */
const WINDOW_MINUTES = 5;
const SENDS_PER_ADDRESS = 20;
const SENDS_PER_TARGET = 3;
/**
 * What strangers may have sent to one number or mailbox in a day: one address of theirs, and all together. As each code
 * allows five tries, this bounds their guesses; it also bounds the messages that they can trouble somebody with.
 */
const DAY_MINUTES = 24 * 60;
const DAILY_SENDS_PER_ADDRESS = 10;
const DAILY_SENDS = 40;

export type CodePurpose =
  | 'login'
  | 'dynamic'
  | 'register'
  | 'forgot'
  | 'change'
  | 'verify'
  | 'bind'
  // A code for one change proves nothing for another.
  | `prove-${SensitiveChange}`;
/** `own`: to the member whose username the address is, by SMS or else by e-mail. */
export type Channel = 'sms' | 'email' | 'own';

/** Whom a code belongs to: the number or mailbox it goes to, and the account where that is known. */
export type CodeTarget = { channel: Channel; address: string; username?: string };

export type CodeWish = {
  purpose: CodePurpose;
  target: CodeTarget;
  /** Sends only where an active member has the number (or name and mailbox); answers alike where none has. */
  toMembersOnly: boolean;
  asker: Asker;
  language: Language;
};

/** A right code, to be used up in the transaction it allows. */
export type GivenCode = { key: CodeKey; codeHash: Buffer };

const Message = z.object({
  channel: z.enum(['sms', 'email', 'own']),
  address: z.string(),
  username: z.optional(z.string()),
  code: z.string(),
  language: z.enum(['lo', 'en', 'cn']),
  toMembersOnly: z.boolean(),
  minutes: z.int(),
  expiresAt: z.string(),
});
type Message = z.infer<typeof Message>;

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  secrets: SecretBox;
  members: Members;
  messengers: Messengers;
  throttle: Throttle;
  allowances: Allowances;
  settings: () => Promise<VerificationRules>;
};

/**
 * Codes of six digits by SMS and e-mail: for each purpose one at a time for whoever asks, five tries, used once, by whoever
 * asked only. Wrong guesses count across the codes of whoever asks, so that asking for new ones does not speed up guessing.
 */
export function createCodes(needs: Needs) {
  const { pool, clock, log, secrets, members, messengers, throttle, allowances, settings } = needs;

  const hashOf = ({ purpose, target }: CodeKey, code: string): Buffer =>
    secrets.mac('code', [purpose, target, code].join('\n'));

  /** Counted outside the transaction: a refused request counts, too. */
  async function spendAllowance({ target, asker }: CodeWish): Promise<void> {
    const to = `code-target:${addressOf(target)}`;
    const { holder, strangerAt } = asker;
    const isSpent = await (strangerAt === null ? spendOwn(`${to} ${holder}`) : spendStrangers(to, strangerAt));
    if (isSpent) throw new ApiError('SMS_TOO_MANY_REQUESTS', { retryAfterSeconds: WINDOW_MINUTES * 60 });
  }

  /** Whoever is known has an allowance of their own, which no stranger can use up. @returns whether it is used up */
  async function spendOwn(key: string): Promise<boolean> {
    return (await allowances.count(key, { uses: SENDS_PER_TARGET, minutes: WINDOW_MINUTES })) > 0;
  }

  /** @returns whether the five minutes' is used up @throws ApiError TOO_MANY_REQUESTS where the day's is */
  async function spendStrangers(to: string, ip: string): Promise<boolean> {
    const waits = await Promise.all([
      allowances.count(`code-address:${ip}`, { uses: SENDS_PER_ADDRESS, minutes: WINDOW_MINUTES }),
      allowances.count(`${to} ${ip}`, { uses: SENDS_PER_TARGET, minutes: WINDOW_MINUTES }),
    ]);
    if (waits.some((wait) => wait > 0)) return true;
    await allowances.spend(`${to} ${ip} day`, { uses: DAILY_SENDS_PER_ADDRESS, minutes: DAY_MINUTES });
    await allowances.spend(`${to} day`, { uses: DAILY_SENDS, minutes: DAY_MINUTES });
    return false;
  }

  async function refuseWhileRunning(key: CodeKey): Promise<void> {
    const end = await selectCodeEnd(pool, key);
    const seconds = end ? Math.ceil(end.since(clock.now()).total('seconds')) : 0;
    if (seconds > 0) throw new ApiError('CODE_ALREADY_SENT', { retryAfterSeconds: seconds });
  }

  async function deliver(message: Message): Promise<void> {
    if (Temporal.Instant.compare(clock.now(), message.expiresAt) >= 0) return;
    const recipient = await recipientOf(message);
    if (!recipient) return;
    const { channel, to } = recipient;
    const send = messengers[channel];
    if (!send) throw new MessageRefused(`no provider of ${channel} is configured`);
    const { brand, outgoingTexts } = await settings();
    const { language, code, minutes } = message;
    const values = { brand: brand.name, code, minutes };
    const { text, subject } = outgoing(outgoingTexts, { name: 'code', channel, language }, values);
    await send({ to, text, subject });
  }

  /** Where a message goes; `null` where nobody is to have it. */
  async function recipientOf(message: Message): Promise<{ channel: 'sms' | 'email'; to: string } | null> {
    const { channel, address } = message;
    if (channel === 'own') return ownChannel(await members.byName(pool, address));
    return !message.toMembersOnly || (await isMembers(message)) ? { channel, to: address } : null;
  }

  async function ownChannel(member: Member | null): Promise<{ channel: 'sms' | 'email'; to: string } | null> {
    if (member?.status !== 'active') return null;
    const { mobile, email } = await members.profile(pool, member.id);
    if (mobile !== null && messengers.sms) return { channel: 'sms', to: mobile };
    return email === '' ? null : { channel: 'email', to: email };
  }

  /** Whether an active member has this number, or this name with this mailbox. */
  async function isMembers({ channel, address, username }: Message): Promise<boolean> {
    if (channel === 'sms') return (await members.byMobile(pool, address))?.status === 'active';
    const member = username === undefined ? null : await members.byName(pool, username);
    if (member?.status !== 'active') return false;
    const { email } = await members.profile(pool, member.id);
    return email !== '' && email.toLowerCase() === address.toLowerCase();
  }

  const sendJob: Job = {
    name: SEND_JOB,
    run: async (payload) => {
      const { sealed } = z.object({ sealed: z.string() }).parse(payload);
      const message = Message.parse(JSON.parse(secrets.open(SEAL, sealed)));
      await deliver(message).catch((error: unknown) => {
        // Tried again it would be refused again.
        if (!(error instanceof MessageRefused)) throw error;
        log.warn({ channel: message.channel, reason: error.message }, 'a code could not be delivered');
      });
    },
  };

  /** Refuses before a transaction is opened: no messenger, a code that still runs, too many requests. */
  async function admit(wish: CodeWish): Promise<void> {
    const { channel } = wish.target;
    const canSend = channel === 'own' ? (messengers.sms ?? messengers.email) : messengers[channel];
    if (!canSend) throw new ApiError('SMS_UNAVAILABLE');
    await refuseWhileRunning(keyOf(wish.purpose, wish.target, wish.asker));
    await spendAllowance(wish);
  }

  async function send(tx: WriteHandle, wish: CodeWish): Promise<number> {
    const { purpose, target, asker, toMembersOnly, language } = wish;
    const { expiredMinutes: minutes } = (await settings()).codes;
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const now = clock.now();
    const expiresAt = now.add({ minutes });
    const key = keyOf(purpose, target, asker);
    if (!(await upsertCode(tx, { ...key, codeHash: hashOf(key, code), tries: TRIES, now, expiresAt }))) {
      throw new ApiError('CODE_ALREADY_SENT', { retryAfterSeconds: minutes * 60 });
    }
    const message: Message = { ...target, code, language, toMembersOnly, minutes, expiresAt: expiresAt.toString() };
    await enqueue(tx, SEND_JOB, { sealed: secrets.seal(SEAL, JSON.stringify(message)) });
    return minutes;
  }

  return {
    jobs: [sendJob],

    /** Makes a code and has it sent. @returns for how many minutes it holds */
    async request(wish: CodeWish): Promise<number> {
      await admit(wish);
      return inTransaction(pool, (tx) => send(tx, wish));
    },

    /**
     * Takes one try at a code of whoever asked; a wrong one is counted whatever becomes of the request. For whoever did not
     * ask, none is right, and none is counted but by address.
     *
     * @throws ApiError MISSING_VERIFICATION_CODE, INVALID_VERIFICATION_CODE, CODE_EXPIRED or TOO_MANY_REQUESTS
     */
    async check(purpose: CodePurpose, target: CodeTarget, asker: Asker, given: string): Promise<GivenCode> {
      const code = given.trim();
      if (code === '') throw new ApiError('MISSING_VERIFICATION_CODE', { fields: { verificationCode: 'required' } });
      const shared = asker.strangerAt === null ? [] : [`address:${asker.strangerAt}`];
      const key = keyOf(purpose, target, asker);
      if (!(await selectCodeEnd(pool, key))) return throttle.slowed(shared, () => Promise.reject(expired()));
      const own = `code:${purpose} ${key.target} ${key.holder.toString('base64url')}`;
      return throttle.guard(
        own,
        async () => {
          const codeHash = await takeTry(pool, key, clock.now());
          if (!codeHash) throw expired();
          if (!timingSafeEqual(codeHash, hashOf(key, code))) throw new ApiError('INVALID_VERIFICATION_CODE');
          return { key, codeHash };
        },
        shared,
      );
    },

    /** Uses a right code up. @throws ApiError CODE_EXPIRED when it was used meanwhile */
    async use(tx: WriteHandle, { key, codeHash }: GivenCode): Promise<void> {
      if (!(await useCode(tx, key, codeHash, clock.now()))) throw expired();
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;

const expired = (): ApiError => new ApiError('CODE_EXPIRED');

function keyOf(purpose: CodePurpose, target: CodeTarget, { holder }: Asker): CodeKey {
  return { purpose, target: addressOf(target), holder: tokenHash(holder) };
}

function addressOf({ channel, address, username }: CodeTarget): string {
  return [channel, address.toLowerCase(), ...(username === undefined ? [] : [username.toLowerCase()])].join(' ');
}

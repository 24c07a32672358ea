import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type Language, type SensitiveChange } from '@champa/contract';
import { translate } from '@champa/i18n/server';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Member, Members } from '../member/index.ts';
import type { Allowances, Throttle } from '../throttle/index.ts';
import { selectCodeEnd, takeTry, upsertCode, useCode } from './codes.repo.ts';
import { MessageRefused, type Messengers } from './domain/messages.ts';
import type { VerificationRules } from './verification.settings.ts';

const TRIES = 5;
/** Named after the module that it was in once: jobs that wait in a queue keep their name. */
const SEND_JOB = 'identity_send_code';
const SEAL = 'code-message';

/** What one address, and one number or mailbox, may ask for in five minutes. */
const WINDOW_MINUTES = 5;
const SENDS_PER_ADDRESS = 20;
const SENDS_PER_TARGET = 3;

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
  ip: string;
  language: Language;
};

/** A right code, to be used up in the transaction it allows. */
export type GivenCode = { purpose: CodePurpose; key: string; codeHash: Buffer };

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
 * Codes of six digits by SMS and e-mail: one at a time for each purpose, five tries, used once. Wrong guesses count across
 * codes, so that asking for new ones does not speed up guessing.
 */
export function createCodes(needs: Needs) {
  const { pool, clock, log, secrets, members, messengers, throttle, allowances, settings } = needs;

  const hashOf = (purpose: string, key: string, code: string): Buffer =>
    secrets.mac('code', [purpose, key, code].join('\n'));

  /** Counted outside the transaction: a refused request counts, too. */
  async function spendAllowance({ target, ip }: CodeWish): Promise<void> {
    const [ofAddress, ofTarget] = await Promise.all([
      allowances.count(`code-address:${ip}`, { uses: SENDS_PER_ADDRESS, minutes: WINDOW_MINUTES }),
      allowances.count(`code-target:${keyOf(target)}`, { uses: SENDS_PER_TARGET, minutes: WINDOW_MINUTES }),
    ]);
    if (ofAddress > 0 || ofTarget > 0) {
      throw new ApiError('SMS_TOO_MANY_REQUESTS', { retryAfterSeconds: WINDOW_MINUTES * 60 });
    }
  }

  async function refuseWhileRunning(purpose: string, key: string): Promise<void> {
    const end = await selectCodeEnd(pool, purpose, key);
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
    const { brand } = await settings();
    const { language, code, minutes } = message;
    const text = translate('message.code', language, { brand: brand.name, code, minutes });
    await send({ to, text, subject: translate('message.code_subject', language, { brand: brand.name }) });
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

  return {
    jobs: [sendJob],

    /** Refuses before a transaction is opened: no messenger, a code that still runs, too many requests. */
    async admit(wish: CodeWish): Promise<void> {
      const { channel } = wish.target;
      const canSend = channel === 'own' ? (messengers.sms ?? messengers.email) : messengers[channel];
      if (!canSend) throw new ApiError('SMS_UNAVAILABLE');
      await refuseWhileRunning(wish.purpose, keyOf(wish.target));
      await spendAllowance(wish);
    },

    /** Makes a code and has it sent. @returns for how many minutes it holds */
    async send(tx: WriteHandle, { purpose, target, toMembersOnly, language }: CodeWish): Promise<number> {
      const { expiredMinutes: minutes } = (await settings()).codes;
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const now = clock.now();
      const expiresAt = now.add({ minutes });
      const key = keyOf(target);
      const codeHash = hashOf(purpose, key, code);
      if (!(await upsertCode(tx, { purpose, target: key, codeHash, tries: TRIES, now, expiresAt }))) {
        throw new ApiError('CODE_ALREADY_SENT', { retryAfterSeconds: minutes * 60 });
      }
      const message: Message = { ...target, code, language, toMembersOnly, minutes, expiresAt: expiresAt.toString() };
      await enqueue(tx, SEND_JOB, { sealed: secrets.seal(SEAL, JSON.stringify(message)) });
      return minutes;
    },

    /**
     * Takes one try at a code; a wrong one is counted whatever becomes of the request.
     *
     * @throws ApiError MISSING_VERIFICATION_CODE, INVALID_VERIFICATION_CODE, CODE_EXPIRED or TOO_MANY_REQUESTS
     */
    async check(purpose: CodePurpose, target: CodeTarget, given: string): Promise<GivenCode> {
      const code = given.trim();
      if (code === '') throw new ApiError('MISSING_VERIFICATION_CODE', { fields: { verificationCode: 'required' } });
      const key = keyOf(target);
      return throttle.guard(`code:${purpose} ${key}`, async () => {
        const codeHash = await takeTry(pool, purpose, key, clock.now());
        if (!codeHash) throw new ApiError('CODE_EXPIRED');
        if (!timingSafeEqual(codeHash, hashOf(purpose, key, code))) throw new ApiError('INVALID_VERIFICATION_CODE');
        return { purpose, key, codeHash };
      });
    },

    /** Uses a right code up. @throws ApiError CODE_EXPIRED when it was used meanwhile */
    async use(tx: WriteHandle, { purpose, key, codeHash }: GivenCode): Promise<void> {
      if (!(await useCode(tx, purpose, key, codeHash, clock.now()))) throw new ApiError('CODE_EXPIRED');
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;

function keyOf({ channel, address, username }: CodeTarget): string {
  return [channel, address.toLowerCase(), ...(username === undefined ? [] : [username.toLowerCase()])].join(' ');
}

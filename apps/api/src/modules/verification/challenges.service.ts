import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken, tokenHash } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Allowances } from '../throttle/index.ts';
import { type ChallengeRow, selectChallenge, takeChallenge, upsertChallenge } from './challenges.repo.ts';
import { isSolved, SLIDER, type TrackPoint } from './domain/slider.ts';
import { captchaText, drawCaptcha } from './pictures/captcha-picture.ts';
import { drawSlider } from './pictures/slider-picture.ts';
import type { VerificationRules } from './verification.settings.ts';

const HOLDS_MINUTES = 2;
const TICKET_MINUTES = 10;
const CAPTCHA_GAP_SECONDS = 1;
/** Pictures an address may ask for in a minute; drawing one costs some milliseconds. */
const PICTURES_PER_MINUTE = 60;
const SEAL = 'challenge';

type Kind = 'captcha' | 'slider' | 'check' | 'ticket';

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  allowances: Allowances;
  settings: () => Promise<VerificationRules>;
};

/** Questions that show that a visitor is a person, and sign-ins that wait for one more proof. Each is answered once. */
export function createChallenges({ pool, clock, secrets, allowances, settings }: Needs) {
  type Question = { kind: Kind; id: string; answer: string; memberId?: string; minutes: number; gapSeconds?: number };

  async function ask(question: Question): Promise<boolean> {
    const { kind, id, answer, memberId = null, minutes, gapSeconds = 0 } = question;
    const now = clock.now();
    const expiresAt = now.add({ minutes });
    return upsertChallenge(
      pool,
      { idHash: tokenHash(id), kind, answer, memberId, now, expiresAt },
      now.subtract({ seconds: gapSeconds }),
    );
  }

  const take = (db: ReadHandle, kind: Kind, id: string): Promise<ChallengeRow | null> =>
    takeChallenge(db, kind, tokenHash(id), clock.now());

  const spendPicture = (ip: string): Promise<void> =>
    allowances.spend(`picture:${ip}`, { uses: PICTURES_PER_MINUTE, minutes: 1 });

  return {
    /** Letters in a picture, as a base64 PNG. `key` is what the browser calls it. */
    async captcha(key: string, ip: string): Promise<string> {
      await spendPicture(ip);
      const text = captchaText();
      const answer = captchaMac(secrets, text).toString('base64url');
      const asked = await ask({
        kind: 'captcha',
        id: key,
        answer,
        minutes: HOLDS_MINUTES,
        gapSeconds: CAPTCHA_GAP_SECONDS,
      });
      if (!asked) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: CAPTCHA_GAP_SECONDS });
      return (await drawCaptcha(text)).toString('base64');
    },

    /** Checks letters, in whatever case, once. @throws ApiError CAPTCHA_CHECK_FAILED */
    async checkCaptcha(key: string, letters: string): Promise<void> {
      const asked = await take(pool, 'captcha', key);
      const isRight =
        asked && timingSafeEqual(Buffer.from(asked.answer, 'base64url'), captchaMac(secrets, letters.trim()));
      if (!isRight) throw new ApiError('CAPTCHA_CHECK_FAILED', { captcha: true });
    },

    async slider(ip: string) {
      await spendPicture(ip);
      const { picture, piece, gapX, gapY } = await drawSlider();
      const id = randomToken();
      await ask({ kind: 'slider', id, answer: secrets.seal(SEAL, String(gapX)), minutes: HOLDS_MINUTES });
      return {
        id,
        picture: picture.toString('base64'),
        piece: piece.toString('base64'),
        ...SLIDER,
        pieceTop: gapY,
      };
    },

    /** Judges where the piece was let go. @returns what to send as `check`, once */
    async solveSlider(id: string, x: number, track: readonly TrackPoint[]): Promise<string> {
      const asked = await take(pool, 'slider', id);
      if (!asked || !isSolved(Number(secrets.open(SEAL, asked.answer)), x, track)) {
        throw new ApiError('CAPTCHA_CHECK_FAILED');
      }
      const check = randomToken();
      await ask({ kind: 'check', id: check, answer: '', minutes: HOLDS_MINUTES });
      return check;
    },

    /** Takes the visitor's check, where the brand asks for one. @throws ApiError VERIFICATION_REQUIRED */
    async requireCheck(check: string): Promise<void> {
      if ((await settings()).signIn.check === 'none') return;
      if (!(await take(pool, 'check', check))) throw new ApiError('VERIFICATION_REQUIRED');
    },

    /** Stores a sign-in that waits for one more proof, sealed. @returns the ticket to go on with */
    async openTicket(memberId: string, content: object): Promise<string> {
      const ticket = randomToken();
      const answer = secrets.seal(SEAL, JSON.stringify(content));
      await ask({ kind: 'ticket', id: ticket, answer, memberId, minutes: TICKET_MINUTES });
      return ticket;
    },

    /** @throws ApiError VERIFICATION_REQUIRED when there is no such ticket, or no longer */
    async readTicket(ticket: string): Promise<{ memberId: string; content: unknown }> {
      const asked = await selectChallenge(pool, 'ticket', tokenHash(ticket), clock.now());
      if (!asked?.member_id) throw new ApiError('VERIFICATION_REQUIRED');
      return { memberId: String(asked.member_id), content: JSON.parse(secrets.open(SEAL, asked.answer)) as unknown };
    },

    /** Uses a ticket up. @throws ApiError VERIFICATION_REQUIRED when it was used meanwhile */
    async closeTicket(db: ReadHandle, ticket: string): Promise<void> {
      if (!(await take(db, 'ticket', ticket))) throw new ApiError('VERIFICATION_REQUIRED');
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

function captchaMac(secrets: SecretBox, letters: string): Buffer {
  return secrets.mac('captcha', letters.toUpperCase());
}

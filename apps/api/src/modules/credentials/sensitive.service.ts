import {
  type Language,
  type Proof,
  type ProofMethod,
  type ProofWay,
  type SensitiveChange,
  sensitiveChanges,
} from '@champa/contract';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members, Profile } from '../member/index.ts';
import type { Throttle } from '../throttle/index.ts';
import {
  type Codes,
  type CodeTarget,
  type CodeWish,
  type GivenCode,
  hideAddress,
  hideNumber,
  memberAsker,
  type Notice,
  type Notices,
  smsTo,
} from '../verification/index.ts';
import type { Authenticators } from './authenticator.service.ts';
import { demandOf, type Protection } from './domain/sensitive-change.ts';
import { selectCredential } from './passwords.repo.ts';
import type { Passwords } from './passwords.service.ts';

/** A change that a member asks for: its kind, the proof they give, the notice they get. */
export type SensitiveWish = { memberId: string; change: SensitiveChange; proof: Proof | null; notice: Notice };

type Known = { has: Protection; profile: Profile };

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  codes: Codes;
  authenticators: Authenticators;
  notices: Notices;
  throttle: Throttle;
  passkeysOf: (memberId: string) => Promise<number>;
};

export type Sensitive = ReturnType<typeof createSensitive>;

/** Sensitive changes: proven by the member (`domain/sensitive-change.ts`), with a notice to the old and the new addresses. */
export function createSensitive(needs: Needs) {
  const { pool, members, passwords, codes, authenticators, notices, throttle, passkeysOf } = needs;

  async function knownOf(memberId: string): Promise<Known> {
    const [credential, profile, authenticator, passkeys] = await Promise.all([
      selectCredential(pool, memberId),
      members.profile(pool, memberId),
      authenticators.isOn(pool, memberId),
      passkeysOf(memberId),
    ]);
    const has = {
      loginPassword: typeof credential?.passwordHash === 'string',
      paymentPassword: typeof credential?.paymentHash === 'string',
      mobile: profile.mobile !== null,
      email: profile.email !== '',
      authenticator,
      passkeys,
    };
    return { has, profile };
  }

  /** @throws ApiError PAYMENT_PASSWORD_NOT_SET, or VERIFICATION_REQUIRED where the proof is none of those asked for */
  function requireMethod(change: SensitiveChange, has: Protection, method: ProofMethod | undefined): void {
    const demand = demandOf(change, has);
    if (demand.kind === 'paymentPassword') throw new ApiError('PAYMENT_PASSWORD_NOT_SET');
    if (demand.kind === 'session' && method === undefined) return;
    const methods = demand.kind === 'proof' ? demand.methods : [];
    if (!method || !methods.includes(method)) throw new ApiError('VERIFICATION_REQUIRED', { methods });
  }

  /** Checks a proof. @returns a right code, to be used up in the change's transaction */
  async function prove({ memberId, change, proof }: SensitiveWish, { has, profile }: Known): Promise<GivenCode | null> {
    requireMethod(change, has, proof?.method);
    if (!proof) return null;
    switch (proof.method) {
      case 'paymentPassword':
        await passwords.requirePayment(pool, memberId, proof.answer);
        return null;
      case 'loginPassword':
        await passwords.requireOwn(pool, memberId, proof.answer, 'proof');
        return null;
      case 'authenticator':
        await requireAuthenticator(memberId, proof.answer);
        return null;
      default:
        return codes
          .check(`prove-${change}`, targetOf(profile, proof.method), memberAsker(memberId), proof.answer)
          .catch(tellBesideProof);
    }
  }

  function requireAuthenticator(memberId: string, answer: string): Promise<void> {
    return throttle.guard(`authenticator:${memberId}`, async () => {
      if (!(await authenticators.isProof(memberId, answer.trim()))) {
        throw new ApiError('INVALID_VERIFICATION_CODE', { fields: { proof: 'wrong' } });
      }
    });
  }

  return {
    /** What protects a member’s account, and how they may prove themself for each change. */
    async state(memberId: string) {
      const { has, profile } = await knownOf(memberId);
      const ways = (change: SensitiveChange): ProofWay[] => {
        const demand = demandOf(change, has);
        if (demand.kind !== 'proof') return [];
        return demand.methods.map((method) => ({ method, hint: hintOf(profile, method) }));
      };
      const proofs = Object.fromEntries(sensitiveChanges.map((change) => [change, ways(change)])) as Record<
        SensitiveChange,
        ProofWay[]
      >;
      return { has, profile, proofs };
    },

    /** The code that proves a member for one change. @throws ApiError where they may not use this method */
    async codeWish(
      memberId: string,
      { change, method }: { change: SensitiveChange; method: 'mobile' | 'email' },
      language: Language,
    ): Promise<{ wish: CodeWish; hint: string }> {
      const { has, profile } = await knownOf(memberId);
      requireMethod(change, has, method);
      const target = targetOf(profile, method);
      const asker = memberAsker(memberId);
      const wish: CodeWish = { purpose: `prove-${change}`, target, toMembersOnly: false, asker, language };
      return { wish, hint: hintOf(profile, method) };
    },

    /**
     * Carries a sensitive change out: the proof is checked first, outside the transaction, as hashing must hold no
     * connection; in it the code is used up, the work done and the notice sent, all or nothing.
     */
    async carryOut<T>(wish: SensitiveWish, work: (tx: WriteHandle) => Promise<T>): Promise<T> {
      const known = await knownOf(wish.memberId);
      const code = await prove(wish, known);
      return inTransaction(pool, async (tx) => {
        if (code) await codes.use(tx, code);
        const result = await work(tx);
        await notices.send(tx, wish.memberId, wish.notice, known.profile);
        return result;
      });
    },
  };
}

/** A form may ask for another code, too: the refusal says which of the two is wrong. */
function tellBesideProof(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.code, { ...error.value, fields: { proof: 'wrong' } });
}

function targetOf({ mobile, email }: Profile, method: 'mobile' | 'email'): CodeTarget {
  if (method === 'mobile' && mobile !== null) return smsTo(mobile);
  if (method === 'email' && email !== '') return { channel: 'email', address: email };
  throw new ApiError('VERIFICATION_REQUIRED');
}

function hintOf({ mobile, email }: Profile, method: ProofMethod): string {
  if (method === 'mobile') return mobile === null ? '' : hideNumber(mobile);
  return method === 'email' && email !== '' ? hideAddress(email) : '';
}

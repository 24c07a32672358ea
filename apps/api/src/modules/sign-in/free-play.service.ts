import { accountTypes, freePlay, type SignedIn } from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Passwords } from '../credentials/index.ts';
import type { Members } from '../member/index.ts';
import type { Caller, Sessions } from '../sessions/index.ts';
import type { Allowances } from '../throttle/index.ts';
import type { Payloads } from '../verification/index.ts';
import type { SignInRules } from './sign-in.settings.ts';

/** Opens a wallet of play money and puts the amount into it, in the same transaction. */
export type GivePlayMoney = (tx: WriteHandle, memberId: string, currency: string, amount: bigint) => Promise<void>;

type Needs = {
  clock: Clock;
  members: Members;
  sessions: Sessions;
  allowances: Allowances;
  passwords: Passwords;
  payloads: Payloads;
  settings: () => Promise<SignInRules>;
  givePlayMoney: GivePlayMoney;
};

/** Free play: accounts of type 4 with money of a play currency, which end by themselves. */
export function createFreePlay(needs: Needs) {
  const { clock, members, sessions, allowances, passwords, payloads, settings, givePlayMoney } = needs;

  return {
    /** @throws ApiError FREE_PLAY_CLOSED or TOO_MANY_REQUESTS, or what is wrong with the page's token */
    async admit(token: string, ip: string): Promise<void> {
      const { whitelabel, freePlay: rules, signIn } = await settings();
      if (!whitelabel['FREEPLAY']) throw new ApiError('FREE_PLAY_CLOSED');
      if (token !== '') await payloads.openSealed(freePlay.id, token);
      else if (signIn.encryptedPayloads === 'required') throw new ApiError('PAYLOAD_ENCRYPTION_REQUIRED');
      await allowances.spend(`trial:${ip}`, { uses: rules.accountsPerAddressAndDay, minutes: 24 * 60 });
    },

    /** Makes a trial account with its play money and signs it in. */
    async open(tx: WriteHandle, caller: Caller): Promise<SignedIn> {
      const { brand, freePlay: rules, registration } = await settings();
      const member = await members.create(tx, {
        // A name a member could not choose: it cannot stand in anybody's way.
        username: `trial-${randomToken().slice(0, 10)}`,
        type: accountTypes.trial,
        currency: rules.currency,
        country: brand.country,
        language: caller.language,
        registerUrl: '',
        referralCode: '',
        affiliateCode: '',
        termsVersion: registration.termsVersion,
        expiresAt: clock.now().add({ hours: rules.hours }),
      });
      if (!member) throw new Error('two trial accounts drew one name');
      await passwords.create(tx, member.id, { passwordHash: null, paymentHash: null, isDefault: false });
      await givePlayMoney(tx, member.id, rules.currency, parseAmount(rules.amount));
      const token = await sessions.open(tx, member.id, 'trial', caller);
      return { token, firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
    },
  };
}

export type FreePlay = ReturnType<typeof createFreePlay>;

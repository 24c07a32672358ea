import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Newcomer, SignInProvider, SignInWays } from '@champa/contract';
import * as z from 'zod/mini';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { LinkedAccounts } from '../credentials/index.ts';
import { presentRegisterSettings } from '../registration/index.ts';
import type { Allowances } from '../throttle/index.ts';
import type { OneTime } from '../verification/index.ts';
import { nameOf, suggestUsername } from './domain/newcomer.ts';
import type { Person } from './domain/person.ts';
import type { SignInParty } from './providers.party.ts';
import type { SignInProviderSetting, SignInRules } from './sign-in.settings.ts';

/** How long a visitor may be away, and how long what they bring back is valid. */
const AWAY_MINUTES = 10;
const TICKET_MINUTES = 2;
const LINK_MINUTES = 5;
/** How long the form that ends a registration may be open. */
const NEWCOMER_MINUTES = 30;
const VISITS_PER_MINUTE = 30;
export const SECRET_SEAL = 'sign-in-provider';

const PersonShape = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
});
const purpose = { link: z.nullable(z.string()), agentArea: z.boolean() };
/** `browser`: the random token of the cookie; what comes back counts only in the browser that went. */
const Away = z.object({
  ...purpose,
  providerId: z.string(),
  browser: z.string(),
  visit: z.object({ verifier: z.string(), nonce: z.string() }),
});
const Back = z.object({ ...purpose, providerId: z.string(), browser: z.string(), person: PersonShape });
const NewcomerShape = z.object({ providerId: z.string(), person: PersonShape });
const LinkShape = z.object({ memberId: z.string(), providerId: z.string() });

/** A visitor who came back from a provider. */
export type CameBack = z.infer<typeof Back>;

type Needs = {
  pool: Pool;
  log: Log;
  secrets: SecretBox;
  oneTime: OneTime;
  allowances: Allowances;
  linkedAccounts: LinkedAccounts;
  party: SignInParty;
  settings: () => Promise<SignInRules>;
  /** The site's own address: providers send visitors back to it alone. */
  publicUrl: string;
  /** Where secrets lie that are not sealed in the settings. */
  secretsFolder: string | undefined;
};

/** Signing in by an account with a provider. An e-mail address names somebody, and never proves who they are. */
export function createProviders(needs: Needs) {
  const { pool, log, secrets, oneTime, allowances, linkedAccounts, party, settings, publicUrl, secretsFolder } = needs;

  /** @throws ApiError LOGIN_METHOD_CLOSED of one the brand does not offer */
  async function find(id: string): Promise<SignInProviderSetting> {
    const provider = (await settings()).signInProviders.find((offered) => offered.id === id && offered.enabled);
    if (!provider) throw new ApiError('LOGIN_METHOD_CLOSED');
    return provider;
  }

  async function secretOf({ id, sealedSecret }: SignInProviderSetting): Promise<string> {
    if (sealedSecret !== null) return secrets.open(SECRET_SEAL, sealedSecret);
    if (!secretsFolder) throw new Error(`PROVIDER_SECRETS_DIR is not set, and "${id}" has no secret of its own`);
    return (await readFile(path.join(secretsFolder, id), 'utf8')).trim();
  }

  const spendVisit = (ip: string): Promise<void> =>
    allowances.spend(`provider:${ip}`, { uses: VISITS_PER_MINUTE, minutes: 1 });

  // What went wrong with the provider is for the log; the visitor is asked to try again.
  function failed(provider: string, error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    const { name, message, code } = error as Error & { code?: string };
    log.warn({ provider, reason: `${name}: ${message}`, code }, 'a sign-in provider did not tell who somebody is');
    return new ApiError('PROVIDER_LOGIN_FAILED');
  }

  return {
    find,

    /** What a site may offer beyond passwords and codes. */
    async ways(): Promise<SignInWays> {
      const { whitelabel, signInProviders, phoneProvider } = await settings();
      return {
        host: new URL(publicUrl).hostname,
        passkeys: whitelabel['PASSKEY'] === true,
        providers: signInProviders.filter(({ enabled }) => enabled).map(present),
        phoneProvider: phoneProvider && {
          channel: phoneProvider.channel,
          url: phoneProvider.url,
          uses: phoneProvider.uses,
        },
      };
    },

    /** Lets a member link an account with a provider. @returns the token that begins the visit */
    async allowLink(memberId: string, providerId: string): Promise<string> {
      await find(providerId);
      const links = await linkedAccounts.list(pool, memberId);
      if (links.some(({ provider_id: id }) => id === providerId)) throw new ApiError('ACCOUNT_LINKED');
      return oneTime.give('provider-link', { memberId, providerId }, LINK_MINUTES);
    },

    /** Sends a visitor away. @returns where to */
    async begin(
      id: string,
      { browser, link, agentArea, ip }: { browser: string; link: string; agentArea: boolean; ip: string },
    ): Promise<string> {
      const provider = await find(id);
      await spendVisit(ip);
      const memberId = link === '' ? null : await readLink(link, id);
      const state = randomToken();
      const redirectUri = redirectUriOf(publicUrl, id);
      try {
        const secret = await secretOf(provider);
        const { url, visit } = await party.begin({ provider, secret, redirectUri, state });
        const away: z.infer<typeof Away> = { providerId: id, browser, visit, link: memberId, agentArea };
        await oneTime.give('provider-visit', away, AWAY_MINUTES, state);
        return url;
      } catch (error) {
        throw failed(id, error);
      }
    },

    /** Receives a visitor who comes back. @returns the ticket that our page ends the visit with @throws ApiError PROVIDER_LOGIN_FAILED */
    async comeBack(id: string, query: string, browser: string): Promise<string> {
      const callback = new URL(`${redirectUriOf(publicUrl, id)}?${query}`);
      const state = callback.searchParams.get('state') ?? '';
      const away = Away.safeParse(await oneTime.take(pool, 'provider-visit', state));
      if (!away.success || away.data.providerId !== id || away.data.browser !== browser) {
        throw failed(id, new Error('nobody of this browser is away there'));
      }
      const { visit, link, agentArea } = away.data;
      const provider = await find(id);
      const secret = await secretOf(provider);
      const person = await party.finish({ provider, secret, callback, state, visit }).catch((error: unknown) => {
        throw failed(id, error);
      });
      return oneTime.give('provider-ticket', { providerId: id, browser, person, link, agentArea }, TICKET_MINUTES);
    },

    /** The visitor who came back with this ticket, once. @throws ApiError PROVIDER_LOGIN_FAILED */
    async takeTicket(ticket: string, browser: string): Promise<CameBack> {
      const back = Back.safeParse(await oneTime.take(pool, 'provider-ticket', ticket));
      if (!back.success || back.data.browser !== browser) throw new ApiError('PROVIDER_LOGIN_FAILED');
      return back.data;
    },

    /** Whose account this is here; null for somebody new. */
    memberOf: ({ person }: CameBack): Promise<string | null> => linkedAccounts.memberOf(pool, person),

    /** Notes a sign-in; refuses one that was unlinked meanwhile. */
    async used(tx: WriteHandle, memberId: string, { person }: CameBack): Promise<void> {
      if (!(await linkedAccounts.use(tx, memberId, person))) throw new ApiError('PROVIDER_LOGIN_FAILED');
    },

    /** What the form needs that ends a newcomer's registration. @throws ApiError REGISTRATION_CLOSED */
    async welcome({ providerId, person }: CameBack): Promise<Newcomer> {
      const rules = presentRegisterSettings(await settings());
      if (!rules.username && !rules.mobile) throw new ApiError('REGISTRATION_CLOSED');
      const { label } = await find(providerId);
      const rule = rules.fields.find(({ name }) => name === 'username');
      return {
        ticket: await oneTime.give('provider-newcomer', { providerId, person }, NEWCOMER_MINUTES),
        provider: label,
        username: suggestUsername(person, rule),
        email: person.email,
        nickname: person.nickname,
        fullName: person.name,
      };
    },

    /** Links the newcomer's account with the provider to the one just made, and uses their ticket up. */
    async settle(tx: WriteHandle, memberId: string, ticket: string): Promise<void> {
      const newcomer = NewcomerShape.safeParse(await oneTime.take(tx, 'provider-newcomer', ticket));
      if (!newcomer.success) throw new ApiError('PROVIDER_LOGIN_FAILED');
      await link(tx, memberId, newcomer.data);
    },

    /** Refuses a newcomer's form that was open for too long, before anything is worked out for it. */
    async requireNewcomer(ticket: string): Promise<void> {
      if (!NewcomerShape.safeParse(await oneTime.read('provider-newcomer', ticket)).success) {
        throw new ApiError('PROVIDER_LOGIN_FAILED');
      }
    },

    link,

    /** All that the brand has, by id, switched off or not: what is linked has its name. */
    async known(): Promise<Map<string, SignInProvider & { enabled: boolean }>> {
      const { signInProviders } = await settings();
      return new Map(
        signInProviders.map((provider) => [provider.id, { ...present(provider), enabled: provider.enabled }]),
      );
    },
  };

  async function readLink(word: string, id: string): Promise<string> {
    const allowed = LinkShape.safeParse(await oneTime.take(pool, 'provider-link', word));
    if (!allowed.success || allowed.data.providerId !== id) throw new ApiError('VERIFICATION_REQUIRED');
    return allowed.data.memberId;
  }

  function link(
    tx: WriteHandle,
    memberId: string,
    { providerId, person }: { providerId: string; person: Person },
  ): Promise<void> {
    const { issuer, subject } = person;
    return linkedAccounts.link(tx, memberId, { providerId, issuer, subject, name: nameOf(person) });
  }
}

export type Providers = ReturnType<typeof createProviders>;

/** Where a provider sends visitors back to; the brand registers this address with it. */
function redirectUriOf(publicUrl: string, id: string): string {
  return new URL(`/api/session/providers/${id}/callback`, publicUrl).href;
}

function present({ id, kind, label }: SignInProviderSetting): SignInProvider {
  return { id, kind, label };
}

import type { Deps } from '../module.ts';
import { createContent } from '../modules/content/index.ts';
import { createFacts } from '../modules/facts/index.ts';
import { createInbox } from '../modules/inbox/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createMedia } from '../modules/media/index.ts';
import { createIcons, createMembers } from '../modules/member/index.ts';
import { createSite } from '../modules/site/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createSecretBox } from '../platform/secret-box.ts';

/** The operator's private key, and the key that seals the program's secrets. */
export type Keys = { operatorKey: string; secretsKey: Buffer };

export type Base = ReturnType<typeof composeBase>;

type Settings = Awaited<ReturnType<ReturnType<typeof createSite>['settings']['get']>>;

/** The base of all other modules: money, settings, members, facts, messages and pictures. */
export function composeBase(deps: Deps, { operatorKey, secretsKey }: Keys) {
  const { pool, clock } = deps;
  const ledger = createLedger({ pool, clock });
  const site = createSite(deps);
  const media = createMedia(deps);

  /** A part of the settings as of the time of the call. */
  const setting =
    <Part>(pick: (settings: Settings) => Part) =>
    async (): Promise<Part> =>
      pick(await site.settings.get());

  const brand = setting((settings) => settings.brand);
  const timeZone = setting((settings) => settings.brand.timeZone);
  const defaultLanguage = setting((settings) => settings.brand.defaultLanguage);

  return {
    operatorKey,
    ledger,
    site,
    media,
    content: createContent(deps, { media, brandLanguage: defaultLanguage }),
    setting,
    brand,
    timeZone,
    defaultLanguage,
    wallet: createWallet({ ledger }),
    members: createMembers(clock),
    facts: createFacts(deps, { timeZone, keepDays: setting(({ facts }) => facts.keepDays) }),
    inbox: createInbox(deps, { brand, keepDays: setting((settings) => settings.inbox.keepDays) }),
    icons: createIcons({ pool, clock, artist: media.artist }),
    secrets: createSecretBox(secretsKey),
  };
}

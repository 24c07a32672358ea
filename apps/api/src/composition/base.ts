import type { Deps } from '../module.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createFacts } from '../modules/facts/index.ts';
import { createInbox } from '../modules/inbox/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createMedia } from '../modules/media/index.ts';
import { createIcons, createMembers } from '../modules/member/index.ts';
import { isLanguage } from '@champa/i18n/server';
import { createSettings } from '../modules/settings/index.ts';
import { createSite } from '../modules/site/index.ts';
import { createAccessLog } from '../modules/staff/index.ts';
import { createTexts } from '../modules/texts/index.ts';
import { createCorrections, createWallet } from '../modules/wallet/index.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type AllSettings, allSettings } from './settings.ts';

/** The operator's private key, and the key that seals the program's secrets. */
export type Keys = { operatorKey: string; secretsKey: Buffer };

export type Base = ReturnType<typeof composeBase>;

/** What all other modules stand on: money, settings, members, facts, letters and pictures. */
export function composeBase(deps: Deps, { operatorKey, secretsKey }: Keys) {
  const { pool, clock } = deps;
  const ledger = createLedger({ pool, clock });
  const { recordByHand } = createAccessLog(clock);
  const settings = createSettings(deps, Object.values(allSettings), { record: recordByHand });
  const texts = createTexts(deps, { record: recordByHand });
  const site = createSite(deps, settings, { textsRevision: texts.revision });
  const media = createMedia(deps);
  const wallet = createWallet({ ledger });

  /** A part of the settings as of the time of the call. */
  const setting =
    <Part>(pick: (all: AllSettings) => Part) =>
    async (): Promise<Part> =>
      pick(await settings.all(allSettings));

  const brand = setting((all) => all.brand);
  const timeZone = setting((all) => all.brand.timeZone);
  const defaultLanguage = setting((all) => all.brand.defaultLanguage);

  const members = createMembers(clock);
  const { usernames } = members;
  const approvals = createApprovals(deps, { settings, record: recordByHand, usernames });

  return {
    operatorKey,
    ledger,
    settings,
    texts,
    site,
    media,
    content: createContent(deps, {
      media,
      brandLanguage: defaultLanguage,
      brandLanguages: setting((all) => all.brand.languages.filter(isLanguage)),
      siteRevision: site.revision,
      record: recordByHand,
    }),
    setting,
    recordByHand,
    approvals,
    brand,
    timeZone,
    defaultLanguage,
    wallet,
    corrections: createCorrections(deps, {
      ledger,
      guard: approvals.guard,
      balanceOf: wallet.balanceOf,
      record: recordByHand,
    }),
    members,
    facts: createFacts(deps, { timeZone, keepDays: setting(({ facts }) => facts.keepDays) }),
    inbox: createInbox(deps, {
      brand,
      keepDays: setting((all) => all.inbox.keepDays),
      letters: setting((all) => all.letterTemplates),
      record: recordByHand,
    }),
    icons: createIcons({ pool, clock, artist: media.artist }),
    secrets: createSecretBox(secretsKey),
  };
}

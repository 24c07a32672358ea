import type { Deps } from '../module.ts';
import { createLaunch } from '../modules/vendors/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

type Around = { base: Base; people: People; games: Games; money: Money };

/** Opening games, for which money may move to a vendor first. */
export function composeLaunch(deps: Deps, { base, people, games, money }: Around) {
  const { catalogue, recents, vendors } = games;
  return createLaunch(deps, {
    opener: vendors.opener,
    members: base.members,
    findGame: catalogue.findOpenGame,
    requirePlay: people.limits.requirePlay,
    merchantCode: base.setting((all) => all.brand.merchantCode),
    followGame: { before: money.transfers.beforeGame, failed: money.transfers.gameFailed },
    paidFeatures: base.setting((all) => all.paidFeatures),
    noteOpened: recents.note,
    countryOf: base.site.countryOf,
    defaultLanguage: 'lo',
  });
}

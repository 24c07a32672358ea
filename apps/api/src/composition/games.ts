import type { Language } from '@champa/contract';
import type { Deps } from '../module.ts';
import type { ReadHandle } from '../platform/database.ts';
import { bonusMaxStake } from '../modules/bonus/index.ts';
import { createCatalogue, nameIn } from '../modules/catalogue/index.ts';
import type { StakeLimit } from '../modules/limits/index.ts';
import { createLottery } from '../modules/lottery/index.ts';
import { createMyGames, createRecents } from '../modules/my-games/index.ts';
import { createVendors } from '../modules/vendors/index.ts';
import type { Base } from './base.ts';
import type { People } from './people.ts';

export type Games = ReturnType<typeof composeGames>;

/** Games: the catalogue and its content, vendors, lotteries. */
export function composeGames(deps: Deps, base: Base, { limits }: People) {
  const { brand, inbox, ledger, media, members, secrets, setting } = base;
  // Own limits, and what a bonus allows.
  const stakeLimits = async (db: ReadHandle, memberId: string): Promise<StakeLimit[]> => {
    const [own, most] = await Promise.all([limits.stakeLimits(db, memberId), bonusMaxStake(db, memberId)]);
    return most === null ? own : [...own, { limit: 'bonus', period: null, most }];
  };
  const catalogue = createCatalogue(deps, {
    media,
    record: base.recordByHand,
    own: { cover: base.content.coverOf, has: base.content.hasOwnPicture },
    countryOf: base.site.countryOf,
    settings: setting(({ brand: { languages, defaultLanguage }, inHouseAccountTypes }) => {
      return { inHouseAccountTypes, languages, defaultLanguage };
    }),
  });
  const recents = createRecents(deps);
  const vendors = createVendors(deps, {
    record: base.recordByHand,
    guard: base.approvals.guard,
    ledger,
    members,
    requirePlay: limits.requirePlay,
    stakeLimits,
    operatorKey: base.operatorKey,
    secrets,
    isPlayable: catalogue.isPlayable,
    isKnownGame: (vassalage, gameCode) => catalogue.playedGame(vassalage, gameCode) !== null,
    hasGame: catalogue.hasGame,
    proposeGames: catalogue.imports.propose,
    isClosed: (vassalage) => catalogue.closedUntil(vassalage) !== null,
    ensureVendor: catalogue.ensureVendor,
    listVendors: catalogue.listVendors,
    merchantCode: setting((all) => all.brand.merchantCode),
    defaultLanguage: 'lo',
    currency: setting((all) => all.brand.currency),
    vendorsWithPots: catalogue.vendorsWithPots,
  });
  const myGames = createMyGames(deps, {
    recents,
    catalogue,
    listWins: vendors.listWins,
    winsById: vendors.winsById,
    listPots: vendors.listPots,
    usernames: members.usernames,
    brand,
  });
  const lottery = createLottery(deps, {
    secrets,
    brand,
    requirePlay: limits.requirePlay,
    stakeLimits,
    tell: inbox.tell,
    record: base.recordByHand,
    guard: base.approvals.guard,
    cards: async () =>
      (await catalogue.listVendors()).flatMap(({ vassalage, gameType }) => (gameType === 'LOTT' ? [vassalage] : [])),
  });

  async function vendorName(vassalage: string): Promise<string> {
    const listed = await catalogue.listVendors();
    return listed.find((vendor) => vendor.vassalage === vassalage)?.displayName ?? vassalage;
  }

  async function gameName(vassalage: string, gameCode: string, language: Language): Promise<string> {
    const game = await catalogue.findGameByCode(vassalage, gameCode);
    return game ? nameIn(game, language) : gameCode;
  }

  /** The names of vendors and games, in a language. */
  const names = (language: Language) => ({
    vendor: vendorName,
    game: (vassalage: string, gameCode: string) => gameName(vassalage, gameCode, language),
  });

  return { catalogue, recents, vendors, myGames, lottery, names };
}

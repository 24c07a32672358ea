import type { Game, gameLaunch, Language, OperationValue } from '@champa/contract';
import type * as z from 'zod/mini';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Member } from '../member/index.ts';
import type { Dialect, GameOpened } from './adapters/dialect.ts';
import { isAtLaunchOrigin } from './domain/launch-origin.ts';
import { type PaidFeatures, paidFeaturesIn } from './domain/paid-features.ts';
import type { WireVendor } from './domain/vendor.ts';
import type { Registry } from './vendors.registry.ts';
import type { VendorService } from './vendors.service.ts';

/** What opening a game needs of the vendors module. */
export type Opener = {
  dialects: readonly Dialect[];
  registry: Registry;
  service: Pick<VendorService, 'openSession'>;
};

export type LaunchOptions = Opener & {
  pool: Pool;
  log: Log;
  publicUrl: string;
  /** Null where there is no such game, it is switched off, or it is not offered in the visitor's country. */
  findGame: (
    nodeId: string,
    language: Language,
    country: string | null,
  ) => Promise<{ game: Game; launchMode: 'frame' | 'window' } | null>;
  memberById: (id: string) => Promise<Member | null>;
  /** Refuses a member who may not play now. */
  requirePlay: (db: Pool, memberId: string) => Promise<void>;
  merchantCode: () => Promise<string>;
  followGame: FollowGame;
  /** The brand's rule about what slots offer for more than the stake. */
  paidFeatures: () => Promise<PaidFeatures>;
  /** Called for each opened game. Returns at once and never throws. */
  noteOpened: (memberId: string, nodeId: string) => void;
};

/** Moves money after the player where the game has a transfer wallet. */
export type FollowGame = {
  /** Before a game is opened, for real. @throws ApiError where it must not be opened now; no money is lost */
  before: (holder: { memberId: string; currency: string }, vendor: string) => Promise<void>;
  /** A game was not opened after that. */
  failed: (holder: { memberId: string; currency: string }, vendor: string) => Promise<void>;
};

export type LaunchCall = {
  principal: MemberPrincipal;
  query: z.output<typeof gameLaunch.query>;
  language: Language;
  /** The visitor's, where it is known. */
  country: string | null;
  ip: string;
  /** The address the visitor used; a brand has several. */
  origin: string;
};

/** The currency of free play, for which a vendor makes no wallet calls. */
const FREE_PLAY_CURRENCY = 'XXX';

const ISO_LANGUAGES: Record<Language, string> = { lo: 'lo', en: 'en', cn: 'zh' };

/** Vendors whose games open on a page of the site's own (specification, section 2, opening a game). */
const LOTTERY_PAGES: ReadonlyMap<string, string> = new Map([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/lottery'],
]);

/** The page of the site on which a title opens; undefined where it opens at its vendor. */
function pageOf({ vassalage, gameCode, isGame }: Game): string | undefined {
  const lottery = LOTTERY_PAGES.get(vassalage);
  if (lottery) return `${lottery}?gameCode=${encodeURIComponent(gameCode)}`;
  return isGame === 'VASSALAGE' ? `/?popup=games&about=${encodeURIComponent(vassalage)}` : undefined;
}

/** Opens a game at its vendor for a member. The session is committed before the vendor is called: it may use it at once. */
export async function launchGame(call: LaunchCall, options: LaunchOptions): Promise<OperationValue<typeof gameLaunch>> {
  const { principal, query, language, ip } = call;
  const lobbyUrl = ownAddress(query.lobbyUrl, call.origin, options.publicUrl);
  const isTrial = query.trial === '1';
  const member = await playerOf(principal, isTrial, options);
  const found = await options.findGame(query.nodeId, language, call.country);
  if (!found) throw new ApiError('GAME_NOT_FOUND');
  const { game, launchMode } = found;
  const page = pageOf(game);
  if (page) return { url: new URL(page, lobbyUrl).href, mode: 'site', game };
  if (isTrial && game.supportPlay !== 0) throw new ApiError('TRIAL_NOT_OFFERED');

  const vendor = await options.registry.find(game.vassalage);
  const dialect = options.dialects.find(({ name }) => name === vendor?.dialect);
  if (game.maintenanceUntil !== undefined) throw new ApiError('GAME_MAINTENANCE', { until: game.maintenanceUntil });
  if (game.maintenance || !vendor?.enabled || !dialect) throw new ApiError('GAME_MAINTENANCE');

  const holder = { memberId: member.id, currency: member.currency };
  if (!isTrial) await options.followGame.before(holder, vendor.code);
  const opened = atLaunchOrigin(
    vendor,
    await dialect.openGame(vendor, {
      operatorId: await options.merchantCode(),
      gameCode: game.gameCode,
      currency: isTrial ? FREE_PLAY_CURRENCY : member.currency,
      country: member.country,
      language: ISO_LANGUAGES[language],
      player: member.id,
      token: await tokenFor(vendor, member, game, isTrial, options),
      lobbyUrl,
      depositUrl: new URL('/wallet/deposit', lobbyUrl).href,
      device: query.device,
      ip,
      extras: paidFeaturesIn(await options.paidFeatures(), [member.country, call.country]),
    }),
  );
  if (opened.kind === 'refused') {
    options.log.warn(
      { vendor: vendor.code, gameCode: game.gameCode, reason: opened.reason },
      'a game could not be opened',
    );
    if (!isTrial && vendor.wallet === 'transfer') await options.followGame.failed(holder, vendor.code);
    throw new ApiError('GAME_MAINTENANCE');
  }
  options.noteOpened(member.id, game.nodeId);
  return { url: opened.url, mode: launchMode, game };
}

/** The page's policy lets frames be at the vendor's launch origins only: any other would stay white without a word. */
function atLaunchOrigin(vendor: WireVendor, opened: GameOpened): GameOpened {
  if (opened.kind === 'refused' || isAtLaunchOrigin(vendor, opened.url)) return opened;
  const { origin } = new URL(opened.url);
  return { kind: 'refused', reason: `the game is at ${origin}, which is no launch origin of the vendor` };
}

async function playerOf(
  principal: MemberPrincipal,
  isTrial: boolean,
  { pool, memberById, requirePlay }: LaunchOptions,
): Promise<Member> {
  if (principal.isTrial && !isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  const member = await memberById(principal.memberId);
  if (member?.status !== 'active') throw new ApiError('ACCOUNT_DISABLED');
  await requirePlay(pool, member.id);
  return member;
}

// A transfer-wallet vendor must not use the main wallet: its token opens no session there.
async function tokenFor(
  vendor: WireVendor,
  member: Member,
  game: Game,
  isTrial: boolean,
  options: LaunchOptions,
): Promise<string> {
  return isTrial || vendor.wallet === 'transfer' ? randomToken() : openSession(vendor, member, game, options);
}

function openSession(
  vendor: WireVendor,
  member: Member,
  game: Game,
  { pool, service }: LaunchOptions,
): Promise<string> {
  const { id: memberId, currency } = member;
  return inTransaction(pool, (tx) => service.openSession(tx, { vendor, memberId, currency, gameCode: game.gameCode }));
}

// A game's return address leads to this site, whatever the request says.
function ownAddress(wanted: string | undefined, origin: string, publicUrl: string): string {
  const url = wanted === undefined ? null : URL.parse(wanted);
  return url && [origin, new URL(publicUrl).origin].includes(url.origin) ? url.href : publicUrl;
}

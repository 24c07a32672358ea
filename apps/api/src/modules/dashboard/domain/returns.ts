import type { Amount } from '@champa/money';
import { rtpBand } from './alerts.ts';
import { rtpOf } from './totals.ts';

/** A game's play, and the RTP that the catalogue says it has, in percent. */
export type PlayedGame = {
  vendor: string;
  vendorName: string;
  gameCode: string;
  gameName: string;
  theoretical: string | null;
  rounds: bigint;
  stake: Amount;
  openStake: Amount;
  win: Amount;
};

/** What something paid back beside what it should, in hundredths of a percent. */
export type Return = Pick<PlayedGame, 'vendor' | 'vendorName' | 'rounds' | 'stake' | 'openStake' | 'win'> & {
  id: string;
  name: string;
  rtp: number | null;
  theoretical: number | null;
  band: { low: number; high: number } | null;
  isOutside: boolean;
};

type Limit = Parameters<typeof rtpBand>[1];

const decided = ({ stake, openStake }: Pick<PlayedGame, 'stake' | 'openStake'>): Amount => stake - openStake;

/** Each game; what is outside its band first, then the largest stakes. */
export function returnsByGame(games: readonly PlayedGame[], limit: Limit): Return[] {
  return inOrder(
    games.map((game) => {
      const names = { id: `${game.vendor} ${game.gameCode}`, name: game.gameName };
      return judged({ ...game, ...names, theoretical: hundredthsOf(game.theoretical) }, limit);
    }),
  );
}

/** The same by vendor. What it should pay back is the mean of its games by decided stakes; unknown where one of them says nothing. */
export function returnsByVendor(games: readonly PlayedGame[], limit: Limit): Return[] {
  const byVendor = Map.groupBy(games, ({ vendor }) => vendor);
  return inOrder(
    Array.from(byVendor, ([vendor, own]) => {
      const sum = (of: (game: PlayedGame) => bigint): bigint => own.reduce((all, game) => all + of(game), 0n);
      const sums = {
        rounds: sum(({ rounds }) => rounds),
        stake: sum(({ stake }) => stake),
        openStake: sum(({ openStake }) => openStake),
        win: sum(({ win }) => win),
      };
      const { vendorName } = own[0]!;
      return judged({ ...sums, vendor, vendorName, id: vendor, name: vendorName, theoretical: meanOf(own) }, limit);
    }),
  );
}

function meanOf(games: readonly PlayedGame[]): number | null {
  const counted = games.filter((game) => decided(game) > 0n);
  const known = counted.map(({ theoretical }) => hundredthsOf(theoretical));
  const stakes = counted.reduce((all, game) => all + decided(game), 0n);
  if (stakes === 0n || known.includes(null)) return null;
  const weighed = counted.reduce((all, game, at) => all + decided(game) * BigInt(known[at]!), 0n);
  return Number((weighed + stakes / 2n) / stakes);
}

function judged(of: Omit<Return, 'rtp' | 'band' | 'isOutside'>, limit: Limit): Return {
  const { vendor, vendorName, id, name, rounds, stake, openStake, win, theoretical } = of;
  const paid = rtpOf(of);
  const rtp = paid === null ? null : Number(paid);
  const band = theoretical === null ? null : rtpBand({ rounds: Number(rounds), theoretical }, limit);
  const isOutside = band !== null && rtp !== null && (rtp < band.low || rtp > band.high);
  return { vendor, vendorName, id, name, rounds, stake, openStake, win, rtp, theoretical, band, isOutside };
}

function inOrder(all: readonly Return[]): Return[] {
  return all.toSorted((a, b) => Number(b.isOutside) - Number(a.isOutside) || (a.stake < b.stake ? 1 : -1));
}

/** Of a text with at most two decimals. */
function hundredthsOf(percent: string | null): number | null {
  return percent === null ? null : Math.round(Number(percent) * 100);
}

import type { Game } from '@champa/contract';

/** Vendors whose games open on a page of the site's own (specification, section 2, opening a game). */
export const lotteryPages = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
} as const;

type LotteryVendor = keyof typeof lotteryPages;

/** The fields of a game that starting it needs. */
export type Playable = Pick<Game, 'nodeId' | 'vassalage' | 'gameCode' | 'isGame'>;

export type LaunchTarget =
  | { kind: 'lottery'; page: (typeof lotteryPages)[LotteryVendor]; gameCode: string }
  | { kind: 'list'; vassalage: string }
  | { kind: 'game'; nodeId: string };

/**
 * Where a game opens: a lottery on its page, an entry that stands for a vendor as the list of its games, others in play.
 */
export function launchTarget({ nodeId, vassalage, gameCode, isGame }: Playable): LaunchTarget {
  if (isLotteryVendor(vassalage)) return { kind: 'lottery', page: lotteryPages[vassalage], gameCode };
  if (isGame === 'VASSALAGE') return { kind: 'list', vassalage };
  return { kind: 'game', nodeId };
}

export function isLotteryVendor(vassalage: string): vassalage is LotteryVendor {
  return Object.hasOwn(lotteryPages, vassalage);
}

import type { Game } from '@champa/contract';

export const VENDOR = 'NAGASPIN';
export const GAMES = ['naga-gold', 'mekong-reels'] as const;

/**
 * By node: 1 offers free play, 2 doesn't and opens in a window; 3 belongs to a vendor that isn't registered; 4 stands for
 * its vendor; 5 is a lottery; 6 is in a maintenance window.
 */
const nodes: Record<string, { vassalage: string; gameCode: string }> = {
  1: { vassalage: VENDOR, gameCode: GAMES[0] },
  2: { vassalage: VENDOR, gameCode: GAMES[1] },
  3: { vassalage: 'NOWHERE', gameCode: 'lost' },
  4: { vassalage: VENDOR, gameCode: 'lobby' },
  5: { vassalage: 'TCG_LOTTO_VN', gameCode: GAMES[0] },
  6: { vassalage: VENDOR, gameCode: GAMES[0] },
};

export function hasGame(vassalage: string, gameCode: string): boolean {
  return vassalage === VENDOR && GAMES.includes(gameCode as never);
}

export function findGame(nodeId: string): { game: Game; launchMode: 'frame' | 'window' } | null {
  const node = nodes[nodeId];
  if (!node) return null;
  const { vassalage, gameCode } = node;
  const game: Game = {
    nodeId,
    gameId: `${vassalage}:${gameCode}`,
    gameName: gameCode,
    vassalage,
    vendorName: vassalage,
    gameType: 'RNG',
    category: 'RNG',
    gameClassify: null,
    gameCode,
    isGame: nodeId === '4' ? 'VASSALAGE' : 'GAME',
    isHot: 0,
    maintenance: nodeId === '6',
    ...(nodeId === '6' && { maintenanceUntil: '2026-12-01T08:00:00Z' }),
    supportPlay: nodeId === '2' ? 1 : 0,
    minBet: null,
    lines: null,
    rtp: null,
    icon: '/covers/1',
    placeholder: '#102030',
  };
  return { game, launchMode: nodeId === '2' ? 'window' : 'frame' };
}

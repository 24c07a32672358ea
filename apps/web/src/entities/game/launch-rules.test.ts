import { expect, test } from 'vitest';
import { launchTarget } from './launch-rules.ts';

const game = { nodeId: '7', vassalage: 'NAGASPIN', gameCode: 'gold-rush', isGame: 'GAME' } as const;

test.each([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/lottery'],
])('a game of %s opens on %s with its code', (vassalage, page) => {
  expect(launchTarget({ ...game, vassalage })).toEqual({ kind: 'lottery', page, gameCode: 'gold-rush' });
});

test('an entry that stands for a vendor opens the list of its games', () => {
  expect(launchTarget({ ...game, isGame: 'VASSALAGE' })).toEqual({ kind: 'list', vassalage: 'NAGASPIN' });
});

test('a lottery opens on its page even though its entry stands for the vendor', () => {
  expect(launchTarget({ ...game, vassalage: 'LOTT', isGame: 'VASSALAGE' })).toMatchObject({ page: '/lottery' });
});

test('any other game opens in play', () => {
  expect(launchTarget(game)).toEqual({ kind: 'game', nodeId: '7' });
  expect(launchTarget({ ...game, vassalage: 'toString' })).toEqual({ kind: 'game', nodeId: '7' });
});

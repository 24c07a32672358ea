import { createHub88Driver } from '../../testing/hub88-driver.ts';
import { describeDialect } from '../conformance.ts';

describeDialect(
  'hub88',
  {
    otherContent: 'duplicate',
    winWithoutBet: 'no bet',
    secondWin: 'ok',
    secondWinAfterClose: 'no bet',
    rollbackOfUnknownBet: 'ok',
    betAfterRollback: 'rolled back',
    winAfterRollback: 'rolled back',
    rollbackRepeated: 'ok',
    rollbackAfterWin: 'ok',
    winByExpiredToken: 'ok',
    zeroAmount: 'ok',
  },
  createHub88Driver,
);

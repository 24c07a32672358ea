import { createHub88Driver } from '../../testing/hub88-driver.ts';
import { vendorKeys } from '../../testing/world.ts';
import { describeDialect } from '../conformance.ts';

describeDialect({
  dialect: 'hub88',
  key: vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  smallest: 1n,
  namesRounds: true,
  marksFreeBets: true,
  policy: {
    repeated: 'ok',
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
  createDriver: createHub88Driver,
});

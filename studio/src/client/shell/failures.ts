import { type Amount, parseAmount } from '@champa/money';
import type { MessageId, Translator } from '../i18n/index.ts';
import { ApiFailure, type FailureCode } from '../net/api.ts';
import type { Action, OpenDialog } from './dialog.ts';

export type FailureActions = {
  openDialog: OpenDialog;
  translator: Translator;
  confirmBalance: (balance: string) => void;
  balance: () => Amount;
  goToLobby: (() => void) | null;
  goToDeposit: (() => void) | null;
};

type Notice = { title: MessageId; message: MessageId; actions: readonly ('deposit' | 'lobby')[] };

const OTHER: Notice = { title: 'errorTitle', message: 'errorOther', actions: [] };

const NOTICES: Partial<Record<FailureCode, Notice>> = {
  INSUFFICIENT_FUNDS: { title: 'errorFundsTitle', message: 'errorFunds', actions: ['deposit'] },
  SESSION_EXPIRED: { title: 'errorSessionTitle', message: 'errorSession', actions: ['lobby'] },
  WALLET_UNAVAILABLE: { title: 'errorWalletTitle', message: 'errorWallet', actions: [] },
  NETWORK: { title: 'errorNetworkTitle', message: 'errorNetwork', actions: [] },
  LIMIT_REACHED: { title: 'errorTitle', message: 'errorLimit', actions: [] },
  PLAYER_DISABLED: { title: 'errorTitle', message: 'errorDisabled', actions: ['lobby'] },
  FREE_ROUNDS_OVER: { title: 'errorTitle', message: 'freeRoundsOver', actions: [] },
  EXTRA_NOT_OFFERED: { title: 'errorTitle', message: 'errorStake', actions: ['lobby'] },
  STAKE_NOT_ALLOWED: { title: 'errorTitle', message: 'errorStake', actions: ['lobby'] },
  ROUND_OPEN: { title: 'errorTitle', message: 'errorRoundOpen', actions: [] },
  ROUND_MOVED_ON: { title: 'errorTitle', message: 'errorRoundMovedOn', actions: [] },
  SHUTTING_DOWN: { title: 'errorTitle', message: 'errorShutdown', actions: [] },
  GAME_UNDER_MAINTENANCE: { title: 'errorTitle', message: 'errorMaintenance', actions: ['lobby'] },
  BETTING_CLOSED: { title: 'errorTitle', message: 'bettingClosed', actions: [] },
  BET_TOO_LATE: { title: 'errorTitle', message: 'betTooLate', actions: [] },
  CASHOUT_TOO_LATE: { title: 'errorTitle', message: 'cashOutTooLate', actions: [] },
};

/** Explains to players in their language what happened and what they can do; resolves when the dialog is closed. */
export function createFailureDialog(given: FailureActions): (error: unknown) => Promise<void> {
  const { text, money } = given.translator;
  const ways: Record<'deposit' | 'lobby', Action | null> = {
    deposit: given.goToDeposit && { label: text('deposit'), isPrimary: true, run: given.goToDeposit },
    lobby: given.goToLobby && { label: text('lobby'), isPrimary: true, run: given.goToLobby },
  };
  return (error) => {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.detail.balance !== undefined) given.confirmBalance(error.detail.balance);
    const { title, message, actions } = NOTICES[error.code] ?? OTHER;
    const balance = error.detail.balance === undefined ? given.balance() : parseAmount(error.detail.balance);
    const offered = actions.map((name) => ways[name]).filter((action) => action !== null);
    return given.openDialog({
      title: text(title),
      body: [text(message, { balance: money(balance) })],
      actions: [...offered, { label: text(offered.length > 0 ? 'close' : 'ok'), isPrimary: offered.length === 0 }],
    });
  };
}

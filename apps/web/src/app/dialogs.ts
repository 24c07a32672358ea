import { loadSealing } from '@champa/api-client';
import { loadAllMessages } from '@champa/i18n/react';
import { lazy } from 'react';

const bonus = () => withMessages(import('../features/bonus/index.ts'));
const agentContracts = () => withMessages(import('../features/agent-contracts/dialogs.ts'));
const content = () => withMessages(import('../features/content/dialogs.ts'));
const games = () => withMessages(import('../features/games/dialogs.ts'));
const identity = () => withMessages(sealing(import('../features/identity/dialogs.ts')));
const lines = () => withMessages(import('../features/lines/index.ts'));
const wallet = () => withMessages(import('../features/wallet/dialogs.ts'));

/** Dialogs. A feature's dialogs load when the first of them is opened. */
export const AnnouncementDialog = lazy(async () => ({ default: (await content()).AnnouncementDialog }));
export const ChangePasswordDialog = lazy(async () => ({ default: (await identity()).ChangePasswordDialog }));
export const ChatDialog = lazy(async () => ({ default: (await content()).ChatDialog }));
export const ContractDialog = lazy(async () => ({ default: (await agentContracts()).ContractDialog }));
export const DepositDialog = lazy(async () => ({ default: (await wallet()).DepositDialog }));
export const ForgotPasswordDialog = lazy(async () => ({ default: (await identity()).ForgotPasswordDialog }));
export const GamePopupDialog = lazy(async () => ({ default: (await games()).GamePopupDialog }));
export const HandOverDialog = lazy(async () => ({ default: (await identity()).HandOverDialog }));
export const HelpDialog = lazy(async () => ({ default: (await content()).HelpDialog }));
export const LicenceDialog = lazy(async () => ({ default: (await content()).LicenceDialog }));
export const LinesDialog = lazy(async () => ({ default: (await lines()).LinesDialog }));
export const LoginDialog = lazy(async () => ({ default: (await identity()).LoginDialog }));
export const LogoutDialog = lazy(async () => ({ default: (await identity()).LogoutDialog }));
export const NoticeDialog = lazy(async () => ({ default: (await content()).NoticeDialog }));
export const OfferChoice = lazy(async () => ({ default: (await bonus()).OfferChoice }));
export const PromotionHost = lazy(async () => ({
  default: (await withMessages(import('./promotion-host.tsx'))).PromotionHost,
}));
export const ProviderDialog = lazy(async () => ({ default: (await identity()).ProviderDialog }));
export const RegisterDialog = lazy(async () => ({ default: (await identity()).RegisterDialog }));
export const TrueAccountDialog = lazy(async () => ({ default: (await identity()).TrueAccountDialog }));

/** Passwords typed into these dialogs are encrypted before they are sent. */
async function sealing<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadSealing()]);
  return loaded;
}

/** A dialog uses messages that the first screen does not; they load with its code. */
async function withMessages<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadAllMessages()]);
  return loaded;
}

import { lazy } from 'react';

const identity = () => import('../features/identity/dialogs.ts');
const wallet = () => import('../features/wallet/dialogs.ts');

/** Dialogs, loaded when the first of their feature is opened. */
export const LoginDialog = lazy(async () => ({ default: (await identity()).LoginDialog }));
export const RegisterDialog = lazy(async () => ({ default: (await identity()).RegisterDialog }));
export const LogoutDialog = lazy(async () => ({ default: (await identity()).LogoutDialog }));
export const TrueAccountDialog = lazy(async () => ({ default: (await identity()).TrueAccountDialog }));
export const DepositDialog = lazy(async () => ({ default: (await wallet()).DepositDialog }));

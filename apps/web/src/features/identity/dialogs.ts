export { LoginDialog } from './components/login-dialog.tsx';
export { LogoutDialog } from './components/logout-dialog.tsx';
export { RegisterDialog } from './components/register-dialog.tsx';
export { TrueAccountDialog } from './components/true-account-dialog.tsx';

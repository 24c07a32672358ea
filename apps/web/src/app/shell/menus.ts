export { AccountMenu } from './account-menu.tsx';
export { LanguageMenu } from './language-menu.tsx';

// For: how members come in: by password, code, passkey or an account with a sign-in provider; and visitors by free play.
// Owns: no table: what proves a member is `credentials`', what it opens `sessions`'.
// Never: tell by its answer or its time whether an account exists, or open a session before all that is asked is proven.

export { signInCommands } from './providers.cli.ts';
export { createSignIn } from './sign-in.module.ts';
export { signInSettings } from './sign-in.settings.ts';

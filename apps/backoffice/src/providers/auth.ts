import { staffInfo, staffLogin, staffLogout } from '@champa/contract';
import type { AuthProvider, HttpError } from 'react-admin';
import { call, session } from './api.ts';
import { letters } from './letters.ts';

export const authProvider: AuthProvider = {
  async login({ username, password, captcha = '' }: { username: string; password: string; captcha?: string }) {
    const body = { username, password, captcha, captchaKey: letters.key() ?? '' };
    const { token } = await call(staffLogin, { body }).catch((error: HttpError) => {
      // Letters count once: after each refusal there is another picture.
      if (letters.key() !== null || asksLetters(error)) letters.ask();
      throw error;
    });
    letters.forget();
    session.keep(token);
  },
  async logout() {
    // Until the sign-in page is shown, the console keeps calling this. Each answer would restart the redirect, which takes
    // seconds.
    if (location.hash.startsWith('#/login')) {
      addEventListener('popstate', beginAnew, { once: true });
      return new Promise<never>(() => undefined);
    }
    // The employee is signed out here even when the server cannot be reached. The session on the server expires by itself.
    if (session.token()) await call(staffLogout, {}).catch(() => undefined);
    session.forget();
  },
  async checkAuth() {
    if (!session.token()) throw new Error('sign in');
  },
  async checkError(error: HttpError) {
    // The token stays until the logout that follows: react-admin explains why a session ended only to a user who is still
    // signed in.
    if (error.status === 401) throw new Error('champa.session_ended');
  },
  async getIdentity() {
    const { id, name } = await call(staffInfo, {});
    return { id, fullName: name };
  },
  async getPermissions() {
    return undefined;
  },
};

function asksLetters({ body }: HttpError): boolean {
  return (body as { value?: { captcha?: boolean } } | undefined)?.value?.captcha === true;
}

/** Reloads the page, so that an employee who goes back in the browser's history is asked to sign in again. */
function beginAnew(): void {
  if (!session.token()) location.reload();
}

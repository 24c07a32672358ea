import { staffLogin, staffLogout } from '@champa/contract';
import type { AuthProvider, HttpError } from 'react-admin';
import { resources } from '../resources/index.ts';
import { call, codeOf, refusalOf, session } from './api.ts';
import { rights } from './rights.ts';
import { lettersField, signInAsks } from './sign-in-asks.ts';

export const authProvider: AuthProvider = {
  async login({ username = '', password = '', code = '', ...typed }: Partial<Record<string, string>>) {
    const { picture } = signInAsks.current();
    const letters = { captcha: typed[lettersField(picture)] ?? '', captchaKey: picture ?? '' };
    const passkey = signInAsks.take();
    const proof = passkey === undefined ? { code } : { passkey };
    const { token } = await call(staffLogin, { body: { username, password, ...proof, ...letters } }).catch(
      (error: unknown) => {
        signInAsks.follow(refusalOf(error)?.value);
        throw error;
      },
    );
    signInAsks.forget();
    rights.forget();
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
    rights.forget();
  },
  async checkAuth() {
    if (!session.token()) throw new Error('sign in');
  },
  async checkError(error: HttpError) {
    // The token stays until the logout that follows: react-admin explains why a session ended only to a user who is still
    // signed in.
    // Somebody has taken a right away: the console asks again what it may show.
    if (error.status === 403) rights.forget();
    // A second factor is wanted from now on: the console has nothing else to show.
    if (codeOf(error) === 'STAFF_ENROLMENT_NEEDED') location.reload();
    if (error.status === 401) throw new Error('champa.session_ended');
  },
  async getIdentity() {
    const { id, username, name, mustEnrol } = await rights.load();
    return { id, username, fullName: name, mustEnrol };
  },
  async getPermissions() {
    return (await rights.load()).permissions;
  },
  async canAccess({ resource, action }) {
    const known = resources.find(({ name }) => name === resource);
    if (known === undefined) return true;
    const held = (await rights.load()).permissions as readonly string[];
    if ('permissions' in known) return known.permissions.some((permission) => held.includes(permission));
    return held.includes(`${known.capability}.${action === 'edit' || action === 'create' ? 'edit' : 'view'}`);
  },
};

/** Reloads the page, so that an employee who goes back in the browser's history is asked to sign in again. */
function beginAnew(): void {
  if (!session.token()) location.reload();
}

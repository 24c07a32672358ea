import { staffInfo, staffLogin, staffLogout } from '@champa/contract';
import type { AuthProvider, HttpError } from 'react-admin';
import { call, session } from './api.ts';

export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const { token } = await call(staffLogin, { body: { username, password } });
    session.keep(token);
  },
  async logout() {
    // Until the log-in is drawn the console asks again and again, and each answer would begin the way there anew: seconds pass.
    if (location.hash.startsWith('#/login')) {
      addEventListener('popstate', beginAnew, { once: true });
      return new Promise<never>(() => undefined);
    }
    // Signed out here even when the server cannot be told: the session ends by itself.
    if (session.token()) await call(staffLogout, {}).catch(() => undefined);
    session.forget();
  },
  async checkAuth() {
    if (!session.token()) throw new Error('sign in');
  },
  async checkError(error: HttpError) {
    // Not forgotten here but by the signing out that follows: only who is still signed in is told why he is not any more.
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

/** Who goes back before the log-in is drawn, or from it, is asked again who he is. */
function beginAnew(): void {
  if (!session.token()) location.reload();
}

import { staffInfo, staffLogin, staffLogout } from '@champa/contract';
import type { AuthProvider, HttpError } from 'react-admin';
import { call, session } from './api.ts';

export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const { token } = await call(staffLogin, { body: { username, password } });
    session.keep(token);
  },
  async logout() {
    // Signed out here even when the server cannot be told: the session ends by itself.
    if (session.token()) await call(staffLogout, {}).catch(() => undefined);
    session.forget();
  },
  async checkAuth() {
    if (!session.token()) throw new Error('sign in');
  },
  async checkError(error: HttpError) {
    if (error.status !== 401) return;
    session.forget();
    throw error;
  },
  async getIdentity() {
    const { id, name } = await call(staffInfo, {});
    return { id, fullName: name };
  },
  async getPermissions() {
    return undefined;
  },
};

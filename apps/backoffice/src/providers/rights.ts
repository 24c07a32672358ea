import { type StaffInfo, staffInfo } from '@champa/contract';
import { call, session } from './api.ts';

let known: Promise<StaffInfo> | undefined;

/** Who is signed in and what they may do: asked once, until the sign-in changes or the server refuses something. */
export const rights = {
  /** Rejects without a call where nobody is signed in: react-admin asks on the sign-in page, too. */
  async load(): Promise<StaffInfo> {
    if (!session.token()) throw new Error('nobody is signed in');
    known ??= call(staffInfo, {}).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  },
  forget(): void {
    known = undefined;
  },
};

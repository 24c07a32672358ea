import { type StaffInfo, staffInfo } from '@champa/contract';
import { call } from './api.ts';

let known: Promise<StaffInfo> | undefined;

/** Who is signed in and what they may do: asked once, until the sign-in changes or the server refuses something. */
export const rights = {
  load(): Promise<StaffInfo> {
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

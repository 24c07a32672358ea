import * as z from 'zod/mini';
import { Nothing } from '../common.ts';
import { operation } from '../operation.ts';
import { staffPermissions } from '../permissions.ts';
import { CaptchaQuery } from '../sign-in-codes.ts';
import { secondFactorFields } from './account.ts';

export const StaffInfo = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** The codes of their roles. */
  roles: z.array(z.string()),
  /** What their roles allow together, so that the console shows only what the server will do. */
  permissions: z.array(z.enum(staffPermissions)),
  /** They have to add a second factor: until then the server refuses everything else. */
  mustEnrol: z.boolean(),
});
export type StaffInfo = z.infer<typeof StaffInfo>;

export const staffLogin = operation({
  id: 'staffLogin',
  method: 'POST',
  path: '/api/admin/session',
  access: 'public',
  summary: 'Signs an employee in',
  body: z.object({
    username: z.string().check(z.maxLength(200)),
    password: z.string().check(z.maxLength(200)),
    /** The letters of a picture and its key, if a refusal's `value.captcha` has asked for them. */
    captcha: z._default(z.string().check(z.maxLength(200)), ''),
    captchaKey: z._default(z.string().check(z.maxLength(200)), ''),
    /** One of them, if a refusal's `value` has asked for it (`SecondFactorAsked`). */
    ...secondFactorFields,
  }),
  value: z.object({ token: z.string(), staff: StaffInfo }),
  errors: [
    'ADDRESS_NOT_ADMITTED',
    'WRONG_CREDENTIALS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_CHECK_FAILED',
    'MISSING_VERIFICATION_CODE',
    'INVALID_VERIFICATION_CODE',
    'PASSKEY_REFUSED',
    'TOO_MANY_REQUESTS',
  ],
});

export const staffCaptcha = operation({
  id: 'staffCaptcha',
  method: 'GET',
  path: '/api/admin/captcha',
  access: 'public',
  summary: 'A picture of letters as a base64 PNG, as on the site (`captcha`)',
  query: CaptchaQuery,
  value: z.string(),
  errors: ['TOO_MANY_REQUESTS'],
});

export const staffLogout = operation({
  id: 'staffLogout',
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  summary: 'Ends the session',
  value: Nothing,
});

export const staffInfo = operation({
  id: 'staffInfo',
  method: 'GET',
  path: '/api/admin/session',
  access: 'staff',
  permission: 'own',
  whileEnrolling: true,
  summary: 'The signed-in employee',
  value: StaffInfo,
});

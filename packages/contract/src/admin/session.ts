import * as z from 'zod/mini';
import { Nothing } from '../common.ts';
import { operation } from '../operation.ts';
import { staffPermissions } from '../permissions.ts';
import { CaptchaQuery } from '../sign-in-codes.ts';

export const StaffInfo = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** The codes of their roles. */
  roles: z.array(z.string()),
  /** What their roles allow together, so that the console shows only what the server will do. */
  permissions: z.array(z.enum(staffPermissions)),
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
    /** Of their authenticator, if a refusal's `value.authenticator` has asked for it. */
    code: z._default(z.string().check(z.maxLength(20)), ''),
  }),
  value: z.object({ token: z.string(), staff: StaffInfo }),
  errors: [
    'ADDRESS_NOT_ADMITTED',
    'WRONG_CREDENTIALS',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_CHECK_FAILED',
    'MISSING_VERIFICATION_CODE',
    'INVALID_VERIFICATION_CODE',
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
  summary: 'Ends the session',
  value: Nothing,
});

export const staffInfo = operation({
  id: 'staffInfo',
  method: 'GET',
  path: '/api/admin/session',
  access: 'staff',
  permission: 'own',
  summary: 'The signed-in employee',
  value: StaffInfo,
});

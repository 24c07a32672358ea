import { type ProfileField, profileFields } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting, unchanged } from '../settings/index.ts';

/** The fields of the profile that members may fill, in their order. */
export const profileSetting = defineSetting<{ fields: ProfileField[] }>({
  key: 'profile',
  group: 'members',
  schema: z.object({ fields: z.array(z.enum(profileFields)) }),
  default: { fields: [...profileFields] },
  closed: unchanged,
});

export const memberSettings = { profile: profileSetting };

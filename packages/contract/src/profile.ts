import * as z from 'zod/mini';
import { RegisterField } from './identity.ts';
import { operation } from './operation.ts';
import { proof, proofErrors } from './security.ts';
import { forToldFields, toldFieldNames } from './told-fields.ts';

const shortText = z.string().check(z.maxLength(200));

/**
 * Data that identify a person: the member enters them once, afterwards only staff change them. Entering them is a sensitive
 * change.
 */
export const personalFields = ['payeeName', 'fullName', 'birthday', 'idNumber', 'recommenderId'] as const;
export type PersonalField = (typeof personalFields)[number];

/** Fields that members change freely. */
export const freeProfileFields = ['nickname', ...toldFieldNames] as const;
export type FreeProfileField = (typeof freeProfileFields)[number];

export const profileFields = [...personalFields, ...freeProfileFields] as const;
export type ProfileField = (typeof profileFields)[number];

const told = {
  /** `birthday` as yyyy-MM-dd; `idNumber` masked except for its end. Empty if not entered. */
  payeeName: z.string(),
  fullName: z.string(),
  birthday: z.string(),
  idNumber: z.string(),
  recommenderId: z.string(),
  nickname: z.string(),
  ...forToldFields(z.string()),
} satisfies Record<ProfileField, z.ZodMiniString>;

export const MemberProfile = z.object({
  account: z.string(),
  values: z.object(told),
  /** The fields that the brand shows, in their order, with the rules of registration (`checkField`); none is required here. */
  fields: z.array(RegisterField),
  /** The minimum age for a birthday, in years. */
  age: z.int(),
  /** Personal fields that were entered: they are shown, not edited. */
  locked: z.array(z.enum(personalFields)),
});
export type MemberProfile = z.infer<typeof MemberProfile>;

export const memberProfile = operation({
  id: 'memberProfile',
  method: 'GET',
  path: '/api/member/profile',
  access: 'member',
  summary: 'What the member told of themselves, and by which rules they may change it',
  value: MemberProfile,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

const given = z.optional(shortText);

export const updateProfile = operation({
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/member/profile',
  access: 'member',
  encrypted: true,
  summary: 'Changes what is given; an empty text takes out what may be changed freely',
  body: z.object({
    payeeName: given,
    fullName: given,
    birthday: given,
    idNumber: given,
    recommenderId: given,
    nickname: given,
    ...forToldFields(given),
    /** Required to enter a personal field: the proof for the change `personal`. */
    proof,
  }),
  value: MemberProfile,
  errors: [...proofErrors, 'VALIDATION', 'PROFILE_LOCKED'],
});

/** Maximum size of a member's own picture. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** The browser sends it as a file, the server receives its bytes. */
export const Bytes = z.pipe(
  z.custom<Blob | Uint8Array>((sent) => sent instanceof Uint8Array, { error: 'picture' }),
  z.transform((sent) => sent as Uint8Array),
);

/** Append `-{width}.{avif|webp}` to `icon` and to each picture of the gallery; the width is one of `iconWidths`. */
export const MemberIcon = z.object({
  icon: z.string(),
  /** Its name in the gallery; null: the member's own picture. */
  name: z.nullable(z.string()),
  gallery: z.array(z.object({ name: z.string(), icon: z.string() })),
});
export type MemberIcon = z.infer<typeof MemberIcon>;

export const memberIcon = operation({
  id: 'memberIcon',
  method: 'GET',
  path: '/api/member/icon',
  access: 'member',
  summary: 'The member’s icon, and those they may choose from',
  value: MemberIcon,
});

export const chooseIcon = operation({
  id: 'chooseIcon',
  method: 'PUT',
  path: '/api/member/icon',
  access: 'member',
  summary: 'Takes an icon of the gallery; a picture of the member’s own is forgotten',
  body: z.object({ name: shortText }),
  value: MemberIcon,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const uploadIcon = operation({
  id: 'uploadIcon',
  method: 'POST',
  path: '/api/member/icon',
  access: 'member',
  bodyType: 'picture',
  summary: 'Takes a picture of the member’s own: png or jpg, at most 5 MB, told by its content; it is cut to a square',
  body: Bytes,
  value: MemberIcon,
  errors: ['VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS', 'TRUE_ACCOUNT_REQUIRED'],
});

import type { ToldField } from '@champa/contract';

/** What a member told of himself. Empty where he was not asked, or did not say. */
export type Profile = {
  /** The international form, +8562055512345. */
  mobile: string | null;
  mobileVerifiedAt: Temporal.Instant | null;
  email: string;
  emailVerifiedAt: Temporal.Instant | null;
  /** The real name, as on his bank account. */
  payeeName: string;
  fullName: string;
  /** A day, yyyy-MM-dd. */
  birthday: string | null;
  idNumber: string;
  recommenderId: string;
  /** What else he told, by the name of its field; nothing where he told nothing. */
  texts: Partial<Record<ToldField, string>>;
};

export const emptyProfile: Profile = {
  mobile: null,
  mobileVerifiedAt: null,
  email: '',
  emailVerifiedAt: null,
  payeeName: '',
  fullName: '',
  birthday: null,
  idNumber: '',
  recommenderId: '',
  texts: {},
};

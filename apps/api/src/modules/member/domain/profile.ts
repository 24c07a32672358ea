import type { ToldField } from '@champa/contract';

/** A member's details. Empty where they were not asked, or gave none. */
export type Profile = {
  /** The international form, +8562055512345. */
  mobile: string | null;
  mobileVerifiedAt: Temporal.Instant | null;
  email: string;
  emailVerifiedAt: Temporal.Instant | null;
  /** The real name, as on the member's bank account. */
  payeeName: string;
  fullName: string;
  /** A day, yyyy-MM-dd. */
  birthday: string | null;
  idNumber: string;
  recommenderId: string;
  /** Other fields, by name; missing where the member gave none. */
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

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
  nationality: string;
  placeOfBirth: string;
  address: string;
  permanentAddress: string;
  currentAddress: string;
  occupation: string;
  sourceOfIncome: string;
  recommenderId: string;
  /** Ways to reach him, by the name of the field: qqNum, wechat, line … */
  contacts: Record<string, string>;
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
  nationality: '',
  placeOfBirth: '',
  address: '',
  permanentAddress: '',
  currentAddress: '',
  occupation: '',
  sourceOfIncome: '',
  recommenderId: '',
  contacts: {},
};

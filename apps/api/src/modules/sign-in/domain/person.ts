/** Somebody's account with a provider. Issuer and subject identify it; the rest are names. */
export type Person = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  nickname: string;
};

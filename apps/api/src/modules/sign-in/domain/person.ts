/** Who somebody is elsewhere. Issuer and subject are he; the rest is what he is called. */
export type Person = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  nickname: string;
};

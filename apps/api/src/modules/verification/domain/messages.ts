/** A message that went out of the house by a provider of SMS or of e-mail. */
export type Sms = { to: string; text: string };
export type Email = { to: string; subject: string; text: string };

/** One outside party each; a brand may have either, both or none. */
export type Messengers = {
  sms: ((message: Sms) => Promise<void>) | null;
  email: ((message: Email) => Promise<void>) | null;
};

/** The provider will never take this message: sending it again is of no use. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}

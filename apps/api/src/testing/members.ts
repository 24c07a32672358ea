import type { AccountsApp } from './accounts-app.ts';
import type { Answer, Send } from './client.ts';

export const PASSWORD = 'night-Garden-7';
export const PAYMENT_PASSWORD = '408261';
export const LAOS = '+856';

export const loginPassword = { method: 'loginPassword', answer: PASSWORD } as const;
export const paymentPassword = { method: 'paymentPassword', answer: PAYMENT_PASSWORD } as const;

/** Members made through the API, and their actions in the security centre. */
export function createTestMembers(world: () => AccountsApp, send: Send) {
  let made = 0;

  return {
    async member() {
      made += 1;
      const username = `Centre${String(made).padStart(3, '0')}`;
      const account = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
      const { value } = await send('PUT', '/api/register', account);
      const { id } = (await world().members.byName(world().pool, username))!;
      return { username, id, token: value.token as string };
    },

    /** A member who registered by a mobile number, where the brand offers that, and who has a mailbox. */
    async mobileMember() {
      made += 1;
      const number = { mobileNum: String(2055520000 + made), countryDialingCode: LAOS };
      const account = { ...number, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
      const { value } = await send('PUT', '/api/register/mobile', account);
      const { id } = (await world().members.byMobile(world().pool, `${LAOS}${number.mobileNum}`))!;
      const email = `m${number.mobileNum}@champa.la`;
      await world().pool.query('UPDATE member.profile SET email = $2 WHERE member_id = $1', [id, email]);
      return { ...number, email, id, token: value.token as string };
    },

    /** Asks for a code to a number and binds it. `national` is the number without the country. */
    async bindMobile(token: string, national: string, proof: object | null = loginPassword): Promise<Answer> {
      const number = { mobileNum: national, countryDialingCode: LAOS };
      await send('POST', '/api/member/mobile/code', number, { token });
      const verificationCode = await world().codeSentTo(`${LAOS}${national}`);
      return send('PUT', '/api/member/mobile', { ...number, verificationCode, proof }, { token });
    },

    async bindEmail(token: string, email: string, proof: object | null = loginPassword): Promise<Answer> {
      await send('POST', '/api/member/email/code', { email }, { token });
      const verificationCode = await world().codeSentTo(email);
      return send('PUT', '/api/member/email', { email, verificationCode, proof }, { token });
    },

    setPaymentPassword(
      token: string,
      proof: object | null = loginPassword,
      password = PAYMENT_PASSWORD,
    ): Promise<Answer> {
      const body = { newPassword: password, confirmNewPassword: password, proof };
      return send('PUT', '/api/member/payment-password', body, { token });
    },

    overview: async (token: string) => (await send('GET', '/api/member/security', undefined, { token })).value,

    /** The kinds of a member's messages, the newest first. */
    messages: async (token: string): Promise<string[]> =>
      (await send('GET', '/api/inbox', undefined, { token })).value.list.map(({ kind }: { kind: string }) => kind),
  };
}

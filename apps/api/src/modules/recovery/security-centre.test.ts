import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import {
  createTestMembers,
  LAOS,
  loginPassword,
  PASSWORD,
  PAYMENT_PASSWORD,
  paymentPassword,
} from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const { member, bindMobile, bindEmail, setPaymentPassword, overview, messages } = createTestMembers(() => world, send);

let numbers = 0;
/** A mobile number nobody has, without the country. */
const freshNumber = (): string => `20557${String((numbers += 1)).padStart(5, '0')}`;

/** Everything sent to somebody, once it has come. */
async function sentTo(to: string): Promise<string> {
  for (;;) {
    const message = world.outbox.findLast((sent) => sent.to === to);
    if (message) return message.text;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function proofCode(token: string, change: string, method: string, to: string): Promise<string> {
  await send('POST', '/api/member/security/code', { change, method }, { token });
  return world.codeSentTo(to);
}

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

// Past every wait and every allowance of the test before.
beforeEach(() => world.clock.forward({ minutes: 20 }));

describe('the overview', () => {
  test('of a new member: a password and nothing else', async () => {
    const { token } = await member();
    const byPassword = [{ method: 'loginPassword', hint: '' }];
    expect(await overview(token)).toEqual({
      loginPassword: true,
      paymentPassword: false,
      mobile: null,
      email: null,
      authenticator: false,
      bankAccounts: 0,
      passkeys: 0,
      level: 'low',
      proofs: {
        mobile: byPassword,
        email: byPassword,
        paymentPassword: byPassword,
        personal: byPassword,
        payeeAdd: [],
        payeeRemove: [],
      },
    });
  });

  test('shows little of a number and a mailbox, and rises with what protects the account', async () => {
    const { token } = await member();
    const number = freshNumber();
    await bindMobile(token, number);
    await bindEmail(token, 'overview@champa.la');
    await setPaymentPassword(token);
    const shown = await overview(token);
    expect(shown).toMatchObject({
      paymentPassword: true,
      mobile: { hint: `+856*******${number.slice(-3)}`, isVerified: true },
      email: { hint: 'o***@champa.la', isVerified: true },
      level: 'medium',
    });
    expect(shown.proofs.mobile.map(({ method }: { method: string }) => method)).toEqual([
      'paymentPassword',
      'loginPassword',
      'mobile',
      'email',
    ]);
  });
});

describe('the payment password', () => {
  test('is set by the login password, by nothing less', async () => {
    const { token } = await member();
    expect(await setPaymentPassword(token, null)).toMatchObject({
      code: 'VERIFICATION_REQUIRED',
      value: { methods: ['loginPassword'] },
    });
    const wrong = { ...loginPassword, answer: 'wrong-Password-1' };
    expect(await setPaymentPassword(token, wrong)).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await setPaymentPassword(token)).toMatchObject({ success: true });
    expect(await messages(token)).toEqual(['payment_password_changed']);
  });

  test.each([
    ['letters', 'abcdef', 'abcdef', { newPassword: 'pattern' }],
    ['five digits', '40826', '40826', { newPassword: 'length' }],
    ['nothing', '', '', { newPassword: 'required' }],
    ['the digits everybody takes', '123456', '123456', { newPassword: 'common' }],
    ['another confirmation', '408261', '408262', { confirmNewPassword: 'confirm' }],
  ])('follows the rule of the register settings: %s', async (_what, newPassword, confirmNewPassword, fields) => {
    const { token } = await member();
    const body = { newPassword, confirmNewPassword, proof: loginPassword };
    expect(await send('PUT', '/api/member/payment-password', body, { token })).toMatchObject({
      code: 'VALIDATION',
      value: { fields },
    });
  });

  test('is changed by the old one; the login password is not enough then', async () => {
    const { token, id } = await member();
    await setPaymentPassword(token);
    expect(await setPaymentPassword(token, loginPassword, '592037')).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await setPaymentPassword(token, paymentPassword, '592037')).toMatchObject({ success: true });
    await expect(world.credentials.requirePaymentPassword(id, '592037')).resolves.toBeUndefined();
    await expect(world.credentials.requirePaymentPassword(id, PAYMENT_PASSWORD)).rejects.toMatchObject({
      code: 'WRONG_PAYMENT_PASSWORD',
    });
  });

  test('is reset by a code, and the waiting for wrong guesses is over then', async () => {
    const { token, id } = await member();
    const number = freshNumber();
    await bindMobile(token, number);
    await setPaymentPassword(token);
    for (let guess = 0; guess < 3; guess += 1) {
      await expect(world.credentials.requirePaymentPassword(id, '000000')).rejects.toThrow('WRONG_PAYMENT_PASSWORD');
    }
    await expect(world.credentials.requirePaymentPassword(id, PAYMENT_PASSWORD)).rejects.toThrow('TOO_MANY_REQUESTS');
    const answer = await proofCode(token, 'paymentPassword', 'mobile', `${LAOS}${number}`);
    expect(await setPaymentPassword(token, { method: 'mobile', answer }, '592037')).toMatchObject({ success: true });
    await expect(world.credentials.requirePaymentPassword(id, '592037')).resolves.toBeUndefined();
  });

  test('other modules learn that there is none', async () => {
    const { id } = await member();
    await expect(world.credentials.requirePaymentPassword(id, '')).rejects.toMatchObject({
      code: 'PAYMENT_PASSWORD_NOT_SET',
    });
  });

  test('guesses wait longer and longer, for each member apart, and the refusal says how long', async () => {
    const [{ token, id }, other] = [await member(), await member()];
    await setPaymentPassword(token);
    await setPaymentPassword(other.token);
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, () => world.credentials.requirePaymentPassword(id, '000000')),
    );
    const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code);
    expect(codes.filter((code) => code === 'WRONG_PAYMENT_PASSWORD')).toHaveLength(3);
    const refused = await setPaymentPassword(token, paymentPassword);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 5 } });
    expect(refused.message).toContain('5 seconds');
    await expect(world.credentials.requirePaymentPassword(other.id, PAYMENT_PASSWORD)).resolves.toBeUndefined();
    world.clock.forward({ seconds: 6 });
    await expect(world.credentials.requirePaymentPassword(id, '000000')).rejects.toThrow('WRONG_PAYMENT_PASSWORD');
    expect((await setPaymentPassword(token, paymentPassword)).value).toEqual({ retryAfterSeconds: 10 });
    world.clock.forward({ seconds: 11 });
    await expect(world.credentials.requirePaymentPassword(id, PAYMENT_PASSWORD)).resolves.toBeUndefined();
  });
});

describe('a mobile number', () => {
  test('is bound by the code sent to it and a proof of the member, who is told', async () => {
    const { token, id } = await member();
    const number = freshNumber();
    expect(await bindMobile(token, number)).toMatchObject({ success: true, value: { isVerified: true } });
    expect((await world.members.profile(world.pool, id)).mobile).toBe(`${LAOS}${number}`);
    expect(await sentTo(`${LAOS}${number}`)).toContain('mobile number bound to your account was changed');
    expect(await messages(token)).toEqual(['mobile_changed']);
  });

  test('is not bound without a proof, nor with a wrong code', async () => {
    const { token, id } = await member();
    expect(await bindMobile(token, freshNumber(), null)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    const number = { mobileNum: freshNumber(), countryDialingCode: LAOS };
    await send('POST', '/api/member/mobile/code', number, { token });
    const wrong = { ...number, verificationCode: '000000', proof: loginPassword };
    expect(await send('PUT', '/api/member/mobile', wrong, { token })).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
    expect((await world.members.profile(world.pool, id)).mobile).toBeNull();
  });

  test('changes by a code to the old one; both are told', async () => {
    const { token } = await member();
    const [old, fresh] = [freshNumber(), freshNumber()];
    await bindMobile(token, old);
    const answer = await proofCode(token, 'mobile', 'mobile', `${LAOS}${old}`);
    world.outbox.length = 0;
    expect(await bindMobile(token, fresh, { method: 'mobile', answer })).toMatchObject({ success: true });
    expect(await sentTo(`${LAOS}${old}`)).toContain('mobile number');
    expect(await sentTo(`${LAOS}${fresh}`)).toContain('mobile number');
  });

  test('what was sent for one member binds for no other', async () => {
    const [one, other] = [await member(), await member()];
    const number = { mobileNum: freshNumber(), countryDialingCode: LAOS };
    await send('POST', '/api/member/mobile/code', number, { token: one.token });
    const verificationCode = await world.codeSentTo(`${LAOS}${number.mobileNum}`);
    const body = { ...number, verificationCode, proof: loginPassword };
    expect(await send('PUT', '/api/member/mobile', body, { token: other.token })).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    expect(await send('PUT', '/api/member/mobile', body, { token: one.token })).toMatchObject({ success: true });
  });

  test('is one member’s, also when two bind it at once', async () => {
    const pair = [await member(), await member()];
    const number = { mobileNum: freshNumber(), countryDialingCode: LAOS };
    const bodies: object[] = [];
    for (const { token } of pair) {
      await send('POST', '/api/member/mobile/code', number, { token });
      bodies.push({
        ...number,
        verificationCode: await world.codeSentTo(`${LAOS}${number.mobileNum}`),
        proof: loginPassword,
      });
    }
    const answers = await Promise.all(
      pair.map(({ token }, index) => send('PUT', '/api/member/mobile', bodies[index], { token })),
    );
    expect(answers.map(({ code }) => code ?? 'bound').toSorted()).toEqual(['MOBILE_TAKEN', 'bound']);
    const profiles = await Promise.all(pair.map(({ id }) => world.members.profile(world.pool, id)));
    expect(profiles.filter(({ mobile }) => mobile !== null)).toHaveLength(1);
  });

  test('that is bound already is said to be so; one of a country the brand does not take is refused', async () => {
    const { token } = await member();
    const number = freshNumber();
    await bindMobile(token, number);
    const again = { mobileNum: number, countryDialingCode: LAOS };
    expect(await send('POST', '/api/member/mobile/code', again, { token })).toMatchObject({
      value: { fields: { mobileNum: 'same' } },
    });
    const abroad = { mobileNum: number, countryDialingCode: '+999' };
    expect(await send('POST', '/api/member/mobile/code', abroad, { token })).toMatchObject({
      code: 'INVALID_PHONE_NUMBER',
    });
  });
});

describe('a mailbox', () => {
  test('is bound and changed likewise; the old one is told', async () => {
    const { token, id } = await member();
    expect(await bindEmail(token, 'first@champa.la')).toMatchObject({ success: true });
    world.clock.forward({ seconds: 1 });
    world.outbox.length = 0;
    const answer = await proofCode(token, 'email', 'email', 'first@champa.la');
    expect(await bindEmail(token, 'second@champa.la', { method: 'email', answer })).toMatchObject({ success: true });
    expect((await world.members.profile(world.pool, id)).email).toBe('second@champa.la');
    expect(await sentTo('first@champa.la')).toContain('e-mail address bound to your account was changed');
    expect(await messages(token)).toEqual(['email_changed', 'email_changed']);
  });

  test('must be one', async () => {
    const { token } = await member();
    expect(await send('POST', '/api/member/email/code', { email: 'nobody' }, { token })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { email: 'pattern' } },
    });
  });
});

describe('a proof', () => {
  test('by code is of one change, and used once', async () => {
    const { token } = await member();
    const number = freshNumber();
    await bindMobile(token, number);
    const answer = await proofCode(token, 'email', 'mobile', `${LAOS}${number}`);
    const proof = { method: 'mobile', answer };
    expect(await setPaymentPassword(token, proof)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await bindEmail(token, 'once@champa.la', proof)).toMatchObject({ success: true });
    expect(await bindEmail(token, 'twice@champa.la', proof)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('of a refused change is not lost: the code is still good', async () => {
    const { token } = await member();
    const number = freshNumber();
    await bindMobile(token, number);
    const answer = await proofCode(token, 'email', 'mobile', `${LAOS}${number}`);
    const body = { email: 'kept@champa.la', verificationCode: '000000', proof: { method: 'mobile', answer } };
    expect((await send('PUT', '/api/member/email', body, { token })).success).toBe(false);
    expect(await bindEmail(token, 'kept@champa.la', { method: 'mobile', answer })).toMatchObject({ success: true });
  });

  test('is the authenticator’s code, and none by SMS, where the member has one', async () => {
    const { token } = await member();
    await bindMobile(token, freshNumber());
    const begun = await send('POST', '/api/member/authenticator', { password: PASSWORD }, { token });
    const { secret } = begun.value as { secret: string };
    const codeNow = () => generate({ secret, epoch: Math.floor(world.clock.now().epochMilliseconds / 1000) });
    await send('PUT', '/api/member/authenticator', { code: await codeNow() }, { token });
    expect(
      await send('POST', '/api/member/security/code', { change: 'email', method: 'mobile' }, { token }),
    ).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    world.clock.forward({ minutes: 1 });
    const wrong = { method: 'authenticator', answer: '000000' };
    expect(await bindEmail(token, 'totp@champa.la', wrong)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    world.clock.forward({ minutes: 3 });
    const right = { method: 'authenticator', answer: await codeNow() };
    expect(await bindEmail(token, 'totp@champa.la', right)).toMatchObject({ success: true });
    expect((await overview(token)).authenticator).toBe(true);
    expect(await messages(token)).toContain('authenticator_changed');
  });
});

test('a trial account has no security centre', async () => {
  const { token } = (await send('POST', '/api/session/trial', {})).value;
  const calls = [
    ['GET', '/api/member/security', undefined],
    ['POST', '/api/member/security/code', { change: 'email', method: 'mobile' }],
    ['POST', '/api/member/mobile/code', { mobileNum: freshNumber(), countryDialingCode: LAOS }],
    ['PUT', '/api/member/mobile', { mobileNum: freshNumber(), countryDialingCode: LAOS, verificationCode: '1' }],
    ['POST', '/api/member/email/code', { email: 'a@champa.la' }],
    ['PUT', '/api/member/email', { email: 'a@champa.la', verificationCode: '1' }],
    ['PUT', '/api/member/payment-password', { newPassword: '408261', confirmNewPassword: '408261' }],
    ['GET', '/api/member/profile', undefined],
    ['PUT', '/api/member/profile', { nickname: 'Trial' }],
    ['PUT', '/api/member/icon', { name: 'tiger' }],
    ['GET', '/api/payees', undefined],
  ] as const;
  for (const [method, url, body] of calls) {
    expect(await send(method, url, body, { token }), url).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
  }
});

test('no log has a code, a password, a number or a mailbox of all this', () => {
  const log = world.logged.join('');
  expect(log).not.toContain(PASSWORD);
  expect(log).not.toContain(PAYMENT_PASSWORD);
  expect(log).not.toMatch(/\+85620557\d{5}|[a-z]+@champa\.la/);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const { mobileMember: member } = createTestMembers(() => world, send);

const NEW_PASSWORD = 'petals-Gold-9';

beforeAll(async () => {
  world = await createAccountsApp();
  await world.configure('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: true });
});

afterAll(() => world.close());

// Each test is in a time of its own, so that no allowance of another is in its way.
beforeEach(() => world.clock.forward({ hours: 1 }));

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const sms = (who: { mobileNum: string }) => ({ mobileNum: who.mobileNum, countryDialingCode: '+856' });
type Who = { mobileNum: string; email: string; id: string };
const phone = (who: { mobileNum: string }, verificationCode: string) => ({
  ...sms(who),
  verificationCode,
  newPassword: NEW_PASSWORD,
});
const signInBy = (who: { mobileNum: string }, password: string) =>
  send('POST', '/api/session', { username: who.mobileNum, countryDialingCode: '+856', password, type: 'sms' });

describe('a code', () => {
  test('signs in once', async () => {
    const who = await member();
    expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({ value: { expiredMinutes: 2 } });
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    expect(await signInBy(who, code)).toMatchObject({ success: true });
    expect(await signInBy(who, code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('cannot be asked again by the same browser while the countdown runs, from wherever', async () => {
    const who = await member();
    await send('POST', '/api/session/sms-code', sms(who));
    world.clock.forward({ seconds: 50 });
    expect(await send('POST', '/api/session/sms-code', sms(who), { ip: '198.51.100.9' })).toMatchObject({
      status: 429,
      code: 'CODE_ALREADY_SENT',
      value: { retryAfterSeconds: 70 },
    });
    world.clock.forward({ seconds: 70 });
    expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({ success: true });
  });

  test('is one when two ask in the same moment', async () => {
    const who = await member();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', '/api/session/sms-code', sms(who))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('no longer holds after its minutes', async () => {
    const who = await member();
    await send('POST', '/api/session/sms-code', sms(who));
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    world.clock.forward({ minutes: 2 });
    expect(await signInBy(who, code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('no longer holds after five wrong tries, not even the right one', async () => {
    const who = await member();
    await send('POST', '/api/password/sms-code', sms(who));
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    const set = (verificationCode: string) =>
      send('POST', '/api/password/phone', { ...sms(who), verificationCode, newPassword: NEW_PASSWORD });
    const wrong = otherThan(code);
    for (const seconds of [0, 0, 0, 5, 10]) {
      world.clock.forward({ seconds });
      expect((await set(wrong)).code).toBe('INVALID_VERIFICATION_CODE');
    }
    world.clock.forward({ seconds: 20 });
    expect((await set(code)).code).toBe('CODE_EXPIRED');
  });

  test('is guessed ever more slowly, whichever of them it is', async () => {
    const who = await member();
    const set = (verificationCode: string) =>
      send('POST', '/api/password/phone', { ...sms(who), verificationCode, newPassword: NEW_PASSWORD });
    const ask = async () => {
      await send('POST', '/api/password/sms-code', sms(who));
      return world.codeSentTo(`+856${who.mobileNum}`);
    };
    const first = await ask();
    for (let guess = 0; guess < 3; guess += 1) await set(otherThan(first));
    expect(await set(first)).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 5 } });
    world.clock.forward({ minutes: 2 });
    const second = await ask();
    await set(otherThan(second));
    expect(await set(second)).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 10 } });
    world.clock.forward({ seconds: 10 });
    expect(await set(second)).toMatchObject({ success: true });
  });

  test('of one purpose serves no other', async () => {
    const who = await member();
    await send('POST', '/api/session/sms-code', sms(who));
    const verificationCode = await world.codeSentTo(`+856${who.mobileNum}`);
    expect(
      await send('POST', '/api/password/phone', { ...sms(who), verificationCode, newPassword: NEW_PASSWORD }),
    ).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('is kept as a keyed hash only, and the job that sends it is sealed', async () => {
    const who = await member();
    await send('POST', '/api/session/sms-code', sms(who));
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    const { rows } = await world.pool.query('SELECT c::text AS row FROM verification.code AS c');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await signInBy(who, code)).toMatchObject({ success: true });
  });

  test('three of a number in five minutes are enough', async () => {
    const who = await member();
    await world.configure('codes', { expiredMinutes: 1 });
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({ success: true });
      world.clock.forward({ seconds: 61 });
    }
    expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({
      status: 429,
      code: 'SMS_TOO_MANY_REQUESTS',
      value: { retryAfterSeconds: 300 },
    });
    world.clock.forward({ minutes: 5 });
    expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({ success: true });
    await world.configure('codes', { expiredMinutes: 2 });
  });

  test('twenty from one address in five minutes are enough', async () => {
    const answers = [];
    for (let asked = 0; asked < 21; asked += 1) {
      const mobileNum = `20999${String(asked).padStart(5, '0')}`;
      answers.push((await send('POST', '/api/session/sms-code', sms({ mobileNum }), { ip: '198.51.100.1' })).code);
    }
    expect(answers.slice(0, 20).every((code) => code === undefined)).toBe(true);
    expect(answers[20]).toBe('SMS_TOO_MANY_REQUESTS');
  });
});

const STRANGER = { browser: 'stranger', ip: '198.51.100.50' };

describe('a stranger’s wrong tries', () => {
  const ways = [
    {
      way: 'a sign-in by SMS',
      ask: (who: Who, given = {}) => send('POST', '/api/session/sms-code', sms(who), given),
      answer: (who: Who, code: string, given = {}) =>
        send('POST', '/api/session', { ...sms(who), username: who.mobileNum, password: code, type: 'sms' }, given),
      to: (who: Who) => `+856${who.mobileNum}`,
    },
    {
      way: 'a code instead of the password',
      ask: (who: Who, given = {}) => send('POST', '/api/session/dynamic-code', { username: who.mobileNum }, given),
      answer: (who: Who, code: string, given = {}) =>
        send('POST', '/api/session', { username: who.mobileNum, password: code, type: 'dynamic' }, given),
      to: (who: Who) => `+856${who.mobileNum}`,
    },
    {
      way: 'a new password by phone',
      ask: (who: Who, given = {}) => send('POST', '/api/password/sms-code', sms(who), given),
      answer: (who: Who, verificationCode: string, given = {}) =>
        send('POST', '/api/password/phone', { ...sms(who), verificationCode, newPassword: NEW_PASSWORD }, given),
      to: (who: Who) => `+856${who.mobileNum}`,
    },
    {
      way: 'a new password by e-mail',
      ask: (who: Who, given = {}) =>
        send('POST', '/api/password/email', { username: who.mobileNum, email: who.email }, { ...given, form: true }),
      answer: (who: Who, verificationCode: string, given = {}) =>
        send(
          'POST',
          '/api/password/email/reset',
          { username: who.mobileNum, email: who.email, verificationCode, newPassword: NEW_PASSWORD },
          given,
        ),
      to: (who: Who) => who.email,
    },
  ];

  test.each(ways)('at $way do not count against its owner, who need not wait', async ({ ask, answer, to }) => {
    const who = await member();
    // Neither browser signed in to this account before.
    const owner = { browser: `owner of ${who.id}`, ip: '203.0.113.60' };
    await ask(who, owner);
    const code = await world.codeSentTo(to(who));
    for (let guess = 0; guess < 8; guess += 1) {
      expect(await answer(who, otherThan(code), STRANGER)).toMatchObject({ code: 'CODE_EXPIRED' });
    }
    expect(await answer(who, code, owner)).toMatchObject({ success: true });
  });

  test.each(ways)('at $way do not succeed, not even with the right code', async ({ ask, answer, to }) => {
    const who = await member();
    const owner = { browser: `owner of ${who.id}`, ip: '203.0.113.60' };
    await ask(who, owner);
    const code = await world.codeSentTo(to(who));
    expect(await answer(who, code, STRANGER)).toMatchObject({ code: 'CODE_EXPIRED' });
    await ask(who, STRANGER);
    const strangers = await world.codeSentTo(to(who));
    expect(await answer(who, strangers, owner)).toMatchObject({
      code: strangers === code ? undefined : 'INVALID_VERIFICATION_CODE',
    });
    expect((await answer(who, code, owner)).success).toBe(true);
  });

  test.each(ways)('at $way are answered alike for nobody’s name', async ({ ask, answer }) => {
    const nobody = { mobileNum: '2088880077', email: 'nobody@b.la', id: '0' };
    const who = await member();
    for (const given of [STRANGER, { browser: 'asker', ip: '203.0.113.61' }]) {
      const hasAsked = given.browser === 'asker';
      const answers = [];
      for (const one of [who, nobody]) {
        if (hasAsked) answers.push(await ask(one, given));
        answers.push(await answer(one, '000000', given));
      }
      const half = answers.length / 2;
      expect(answers.slice(half)).toEqual(answers.slice(0, half));
    }
  });

  test('are limited by address, which a browser that signed in before does not mind', async () => {
    const who = await member();
    const crowd = '198.51.100.51';
    for (let guess = 0; guess < 30; guess += 1) {
      await send('POST', '/api/password/phone', phone(who, '000000'), { browser: 'guesser', ip: crowd });
    }
    expect(
      await send('POST', '/api/password/phone', phone(who, '000000'), { browser: 'guesser', ip: crowd }),
    ).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 5 } });
    await send('POST', '/api/password/sms-code', sms(who), { ip: crowd });
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    expect(await send('POST', '/api/password/phone', phone(who, code), { ip: crowd })).toMatchObject({ success: true });
  });
});

test('strangers have ten codes a day sent from one address and forty in all; the owner’s browser still has its own', async () => {
  const who = await member();
  const ask = (ip: string, browser = `at ${ip}`) => {
    world.clock.forward({ minutes: 3 });
    return send('POST', '/api/session/sms-code', sms(who), { ip, browser });
  };
  for (const place of [1, 2, 3, 4]) {
    for (let asked = 0; asked < 10; asked += 1) expect(await ask(`192.0.2.${place}`)).toMatchObject({ success: true });
  }
  expect(await ask('192.0.2.1')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await ask('192.0.2.5')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await ask('192.0.2.5', 'own')).toMatchObject({ success: true });
});

describe('a number that no member has', () => {
  test('is answered as any other, and nothing is sent', async () => {
    const nobody = { mobileNum: '2088880001' };
    const who = await member();
    const known = await send('POST', '/api/session/sms-code', sms(who));
    expect(await send('POST', '/api/session/sms-code', sms(nobody))).toEqual(known);
    expect(await signInBy(nobody, '123456')).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    await world.codeSentTo(`+856${who.mobileNum}`);
    expect(world.outbox.filter(({ to }) => to === '+8562088880001')).toEqual([]);
  });

  test.each([
    ['no number', '', 'MISSING_PHONE_NUMBER'],
    ['letters', 'abc', 'INVALID_PHONE_NUMBER'],
    ['too few digits', '123', 'INVALID_PHONE_NUMBER'],
  ])('%s is refused at once', async (_what, mobileNum, code) => {
    expect(await send('POST', '/api/session/sms-code', sms({ mobileNum }))).toMatchObject({ status: 422, code });
  });
});

describe('a code instead of the password', () => {
  const ask = (username: string) => send('POST', '/api/session/dynamic-code', { username });
  const use = (username: string, password: string) =>
    send('POST', '/api/session', { username, password, type: 'dynamic' });

  test('goes to the member’s own number and signs in once', async () => {
    const who = await member();
    expect(await ask(` ${who.mobileNum} `)).toMatchObject({ value: { expiredMinutes: 2 } });
    const code = await world.codeSentTo(`+856${who.mobileNum}`);
    expect(await use(who.mobileNum, code)).toMatchObject({ success: true, value: { defaultPassword: false } });
    expect(await use(who.mobileNum, code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  test('goes to the mailbox of a member without a number', async () => {
    const who = await member();
    await world.pool.query('UPDATE member.profile SET mobile = NULL WHERE member_id = $1', [who.id]);
    await ask(who.mobileNum);
    expect(await use(who.mobileNum, await world.codeSentTo(who.email))).toMatchObject({ success: true });
  });

  test('is asked for a name that no member has with the same answer', async () => {
    expect(await ask('Nobody01')).toEqual(await ask((await member()).mobileNum));
    expect(await use('Nobody01', '123456')).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
  });

  test('is closed where the brand closed it', async () => {
    await world.configure('whitelabel', { DYNAMICPASS: false });
    expect(await ask('Nobody02')).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
    expect(await use('Nobody02', '123456')).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
    await world.configure('whitelabel', { DYNAMICPASS: true });
  });
});

test('where the brand closed sign-in by code, it is closed', async () => {
  await world.configure('whitelabel', { SMSLOGIN: false });
  const who = await member();
  expect(await send('POST', '/api/session/sms-code', sms(who))).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
  expect(await signInBy(who, '123456')).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
  await world.configure('whitelabel', { SMSLOGIN: true });
});

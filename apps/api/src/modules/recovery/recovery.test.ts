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

describe('a forgotten password', () => {
  test('is replaced by phone: all sessions end, and the waiting for wrong guesses is over', async () => {
    const who = await member();
    for (let failure = 0; failure < 3; failure += 1) {
      await send('POST', '/api/session', { username: who.mobileNum, password: 'wrong' });
    }
    await send('POST', '/api/password/sms-code', sms(who));
    const verificationCode = await world.codeSentTo(`+856${who.mobileNum}`);
    const set = { ...sms(who), verificationCode, newPassword: NEW_PASSWORD };
    expect(await send('POST', '/api/password/phone', { ...set, newPassword: 'short' })).toMatchObject({
      value: { fields: { newPassword: 'length' } },
    });
    expect(await send('POST', '/api/password/phone', set)).toMatchObject({ success: true });
    expect((await send('GET', '/api/member', undefined, { token: who.token })).status).toBe(401);
    expect(await send('POST', '/api/session', { username: who.mobileNum, password: NEW_PASSWORD })).toMatchObject({
      success: true,
    });
  });

  test('is not replaced by phone with one made of the member’s name, which only the right code reveals', async () => {
    const who = await member();
    await world.pool.query('UPDATE member.member SET username = $2 WHERE id = $1', [who.id, 'Khamphone']);
    await send('POST', '/api/password/sms-code', sms(who));
    const verificationCode = await world.codeSentTo(`+856${who.mobileNum}`);
    const guessable = { ...sms(who), newPassword: 'khamphone9' };
    expect(
      await send('POST', '/api/password/phone', { ...guessable, verificationCode: otherThan(verificationCode) }),
    ).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await send('POST', '/api/password/phone', { ...guessable, verificationCode })).toMatchObject({
      value: { fields: { newPassword: 'own_name' } },
    });
    expect(
      await send('POST', '/api/password/phone', { ...guessable, verificationCode, newPassword: NEW_PASSWORD }),
    ).toMatchObject({ success: true });
  });

  const form = (fields: Record<string, string>) => send('POST', '/api/password/email', fields, { form: true });

  test('is replaced by e-mail, asked with a form', async () => {
    const who = await member();
    const asked = await form({ username: who.mobileNum, email: who.email.toUpperCase() });
    expect(asked).toEqual({ status: 200, success: true, value: { message: 'in_been_out', expiredMinutes: 2 } });
    const verificationCode = await world.codeSentTo(who.email.toUpperCase());
    const reset = { username: who.mobileNum, email: who.email, verificationCode, newPassword: NEW_PASSWORD };
    expect(await send('POST', '/api/password/email/reset', reset)).toMatchObject({ success: true });
    expect(await send('POST', '/api/session', { username: who.mobileNum, password: NEW_PASSWORD })).toMatchObject({
      success: true,
    });
    // And the member is told.
    await expect.poll(() => world.outbox.filter(({ to }) => to === who.email).length).toBe(1);
  });

  test('is answered alike for a name that no member has, and for another’s mailbox', async () => {
    const who = await member();
    const known = await form({ username: who.mobileNum, email: who.email });
    expect(await form({ username: 'Nobody01', email: 'a@b.la' })).toEqual(known);
    expect(await form({ username: who.mobileNum, email: 'other@b.la' })).toEqual(known);
    await world.codeSentTo(who.email);
    expect(world.outbox.filter(({ to }) => to.endsWith('@b.la'))).toEqual([]);
  });

  test('needs both a name and a mailbox', async () => {
    expect(await form({ username: ' ' })).toMatchObject({ value: { fields: { email: 'required' } } });
    expect(await form({ username: ' ', email: 'a@b.la' })).toMatchObject({
      value: { fields: { username: 'required' } },
    });
  });
});

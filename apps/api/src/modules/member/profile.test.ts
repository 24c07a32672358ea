import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, loginPassword } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const { member, bindMobile, messages } = createTestMembers(() => world, send);

const profile = async (token: string) => (await send('GET', '/api/member/profile', undefined, { token })).value;
const change = (token: string, body: object) => send('PUT', '/api/member/profile', body, { token });

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ minutes: 20 }));

describe('a profile', () => {
  test('shows every field with its rule and value', async () => {
    const { token, username } = await member();
    const shown = await profile(token);
    expect(shown).toMatchObject({ account: username, age: 21, locked: [] });
    expect(shown.values).toMatchObject({ nickname: username, payeeName: '', birthday: '', zalo: '' });
    expect(shown.fields.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['nickname', 'fullName', 'birthday', 'permanentAddress', 'sourceOfIncome', 'skype']),
    );
    expect(shown.fields.every(({ required }: { required: boolean }) => !required)).toBe(true);
  });

  test('shows only the fields the brand offers, and stores no others', async () => {
    const { token, id } = await member();
    await world.configure('profile', { fields: ['nickname', 'zalo'] });
    await change(token, { nickname: 'Kham', occupation: 'Farmer' });
    expect((await profile(token)).fields.map(({ name }: { name: string }) => name)).toEqual(['nickname', 'zalo']);
    expect((await world.members.profile(world.pool, id)).texts).toEqual({});
    await world.configure('profile', {
      fields: ['nickname', 'occupation', 'payeeName', 'idNumber', 'birthday', 'zalo'],
    });
  });

  test('is changed freely in fields that do not identify the member, and the nickname shows everywhere', async () => {
    const { token } = await member();
    const changed = await change(token, { nickname: 'Khamla', occupation: ' Farmer ', zalo: '2055512345' });
    expect(changed.value.values).toMatchObject({ nickname: 'Khamla', occupation: 'Farmer', zalo: '2055512345' });
    expect((await send('GET', '/api/member', undefined, { token })).value.nickname).toBe('Khamla');
    expect((await change(token, { occupation: '', zalo: '' })).value.values).toMatchObject({
      occupation: '',
      zalo: '',
    });
  });

  test.each([
    ['a nickname with a space', { nickname: 'Kham La' }, { nickname: 'pattern' }],
    ['a birthday of a child', { birthday: '2012-05-05' }, { birthday: 'age' }],
    ['an invalid day', { birthday: '1990-02-31' }, { birthday: 'pattern' }],
    ['a long name', { payeeName: 'ກ'.repeat(61) }, { payeeName: 'length' }],
  ])('refuses %s as registration does', async (_what, given, fields) => {
    const { token } = await member();
    expect(await change(token, { ...given, proof: loginPassword })).toMatchObject({
      code: 'VALIDATION',
      value: { fields },
    });
  });
});

describe('identifying details', () => {
  test('are set once, with a proof; the member is told; only staff changes them afterwards', async () => {
    const { token } = await member();
    const given = { payeeName: 'Keo Sengdara', idNumber: 'P1234567', birthday: '1990-02-03' };
    expect(await change(token, given)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    const answer = await change(token, { ...given, proof: loginPassword });
    expect(answer.value).toMatchObject({
      values: { payeeName: 'Keo Sengdara', idNumber: '****567', birthday: '1990-02-03' },
      locked: ['payeeName', 'birthday', 'idNumber'],
    });
    expect(await messages(token)).toEqual(['personal_changed']);
    expect(await change(token, { payeeName: 'Noy Phommasa', proof: loginPassword })).toMatchObject({
      status: 409,
      code: 'PROFILE_LOCKED',
      value: { fields: { payeeName: 'locked' } },
    });
    expect(await change(token, { payeeName: 'Keo Sengdara', nickname: 'Keo' })).toMatchObject({ success: true });
  });

  test('set twice at once, hold once', async () => {
    const { token, id } = await member();
    const names = ['Keo Sengdara', 'Noy Phommasa', 'Bee Vang', 'Mai Keola'];
    const answers = await Promise.all(names.map((payeeName) => change(token, { payeeName, proof: loginPassword })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'PROFILE_LOCKED')).toHaveLength(names.length - 1);
    const kept = (await world.members.profile(world.pool, id)).payeeName;
    expect(kept).toBe(names[answers.findIndex(({ success }) => success)]);
  });

  test('do not overwrite a number that was bound meanwhile', async () => {
    const { token, id } = await member();
    await bindMobile(token, '2055700001');
    await change(token, { payeeName: 'Keo Sengdara', proof: loginPassword });
    expect(await world.members.profile(world.pool, id)).toMatchObject({
      mobile: '+8562055700001',
      payeeName: 'Keo Sengdara',
    });
  });
});

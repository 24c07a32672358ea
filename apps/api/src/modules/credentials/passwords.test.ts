import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, PASSWORD } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const { mobileMember: member } = createTestMembers(() => world, send);

const NEW_PASSWORD = 'petals-Gold-9';

beforeAll(async () => {
  world = await createAccountsApp();
  await world.configure('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: true });
});

afterAll(() => world.close());

test('where CHNGPASSVERIF3 is on, a change asks for a code to the member’s number', async () => {
  await world.configure('whitelabel', { CHNGPASSVERIF3: true });
  const who = await member();
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  expect(await send('POST', '/api/member/password', change, { token: who.token })).toMatchObject({
    code: 'MISSING_VERIFICATION_CODE',
  });
  const sent = await send('POST', '/api/member/password/code', {}, { token: who.token });
  expect(sent.value).toMatchObject({ method: 'mobile', hint: expect.stringMatching(/^\+856\*+\d{3}$/) });
  const verificationCode = await world.codeSentTo(`+856${who.mobileNum}`);
  expect(
    await send('POST', '/api/member/password', { ...change, verificationCode }, { token: who.token }),
  ).toMatchObject({ success: true });
  await world.configure('whitelabel', { CHNGPASSVERIF3: false });
});

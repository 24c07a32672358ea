import { expect, test } from 'vitest';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { PIXEL } from './support/pixel.ts';
import { enter, enterPage } from './support/windows.ts';

test('a complaint goes from the form to the final answer, and to the outside body', async () => {
  const member = await newMember();
  const { page } = await enter(member, '/member/tickets', { viewport: phone });
  await page.getByRole('button', { name: 'Write to us' }).click();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('radio', { name: /^Complaint/ }).check();
  await form.getByLabel('What is it about?').selectOption('withdrawal');
  const text = form.getByLabel('Tell us what happened');
  await text.fill('Too short');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('At least 10 letters, please.').waitFor();
  await text.fill('My withdrawal of Monday has not arrived at the bank.');
  await form.getByLabel('Add a picture').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL });
  await form.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await form.getByRole('button', { name: 'Send' }).click();
  const own = page.getByRole('article', { name: /^No\. \d+$/ });
  await own.getByText(/^Final answer by/).waitFor(PATIENT);
  await own.getByText('Acknowledged').waitFor();
  expect(await seriousFor(page, 'html')).toEqual([]);

  const desk = await work('/tickets', { viewport: desktop });
  await rowOf(desk, member.username).getByRole('link', { name: /^\d+$/ }).first().click();
  await desk.getByText('My withdrawal of Monday has not arrived at the bank.').first().waitFor();
  const decide = async (act: string) => {
    await desk.getByRole('button', { name: act, exact: true }).click();
    await desk.getByLabel('Reason (kept in the log)').last().fill('a journey');
    await desk.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await decide('Claim');
  await desk.getByRole('button', { name: 'Show the pictures' }).click();
  await desk.getByRole('img', { name: 'Picture 1' }).waitFor();
  await desk.getByLabel('Your text').fill('Ask the bank for its reference.');
  await desk.getByRole('button', { name: 'Note for staff' }).click();
  await desk.getByLabel('Your text').fill('We paid it again today.');
  await desk.getByRole('button', { name: 'Final answer', exact: true }).click();
  await desk.getByText('Final answer given').first().waitFor();
  expect(await seriousFor(desk, 'html')).toEqual([]);

  // The member's page follows by itself; what staff noted stays with staff.
  await own.getByText('We paid it again today.').waitFor(PATIENT);
  expect(await own.getByText('Ask the bank for its reference.').count()).toBe(0);
  await page.getByRole('button', { name: /^Take it to/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Take it to/ })
    .click();
  await own.getByText(/^Referred to/).waitFor();
  await page.goto('/member/messageV2');
  await page.getByRole('button', { name: /Final answer to your complaint/ }).waitFor(PATIENT);
});

test('a member and an employee chat in two windows: queue, answer, picture, rating', async () => {
  const member = await newMember(250_000);
  const staff = await work('/chatDesk', { viewport: desktop });
  await staff.getByRole('switch', { name: 'I take chats' }).check();

  const { page: lobby, context } = await enter(member, '/help', { viewport: desktop });
  await lobby.getByRole('complementary').getByRole('button', { name: 'Live chat' }).click();
  const opened = context.waitForEvent('page');
  await lobby.getByRole('dialog').getByRole('button', { name: 'Deposits and withdrawals' }).click();
  const chat = await opened;
  await expect.poll(() => chat.evaluate(() => [window.innerWidth, window.innerHeight]), PATIENT).toEqual([440, 750]);
  await chat.getByText(/You are next|Your place in the queue/).waitFor(PATIENT);
  await chat.getByLabel('Your message').fill('Where is my deposit?');
  await chat.getByLabel('Your message').press('Enter');
  const said = chat.getByRole('log');
  await said.getByText('Where is my deposit?').waitFor();

  const queue = staff.getByRole('listitem').filter({ hasText: member.username });
  await queue.getByText('Where is my deposit?').waitFor(PATIENT);
  await queue.getByRole('button', { name: 'Take' }).click();
  const panel = staff.getByRole('region', { name: member.username });
  await panel.getByText(/250,000\.00 LAK/).waitFor();
  await chat.getByText('admin answers you', { exact: true }).waitFor(PATIENT);
  await panel.getByLabel('Your answer').fill('Please send me the slip.');
  await chat.getByText('admin is writing…').waitFor(PATIENT);
  await panel.getByLabel('Your answer').press('Enter');
  await said.getByText('Please send me the slip.').waitFor(PATIENT);
  await said.getByText(/Read$/).waitFor(PATIENT);

  await chat
    .getByLabel('Send a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await chat.getByRole('alert').waitFor();
  await chat.getByLabel('Send a picture').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL });
  await panel.getByRole('img', { name: 'Picture' }).waitFor(PATIENT);

  // What is said while a window has no network is there once it is back, once.
  await context.setOffline(true);
  await panel.getByLabel('Your answer').fill('It is in your balance now.');
  await panel.getByLabel('Your answer').press('Enter');
  await panel.getByText('It is in your balance now.').waitFor(PATIENT);
  await context.setOffline(false);
  await said.getByText('It is in your balance now.').waitFor(PATIENT);
  expect(await said.getByText('It is in your balance now.').count()).toBe(1);
  expect(await seriousFor(chat, 'html')).toEqual([]);
  await expectNoSideways(staff);

  await panel.getByRole('button', { name: 'End', exact: true }).click();
  await chat.getByRole('radio', { name: '5 stars' }).check({ force: true, ...PATIENT });
  await chat.getByRole('button', { name: 'Send the rating' }).click();
  await chat.getByText('Thank you for your rating.').waitFor(PATIENT);
  await panel.getByText('★★★★★').waitFor(PATIENT);
  expect(await seriousFor(staff, 'html')).toEqual([]);
  await chat.close();
});

test('a visitor on a phone chats inside the site, and leaves a message by e-mail', async () => {
  const page = await enterPage(null, '/chat', { viewport: phone });
  await page.getByRole('button', { name: 'Anything else' }).click();
  await page.getByLabel('Your message').fill('Do you speak English?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('Do you speak English?').waitFor();
  // The chat is there again after a reload, by the key that the browser keeps.
  await page.reload();
  await page.getByRole('log').getByText('Do you speak English?').waitFor(PATIENT);
  await page.goto('/chat#message');
  await page.reload();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Tell us what happened').fill('I cannot remember my username.');
  await form.getByLabel('Your e-mail address').fill('somebody@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. We have it.').waitFor(PATIENT);
});

import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { tiles } from './support/lobby.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, backofficeUrl } = thisPlatform();
/** A vendor that no other journey uses. */
const VENDOR = 'PIXELPADDY';
/** The name of a picture that no other journey adds. */
const COVER = 'paddy-by-lamplight';

type Game = { nodeId: string; gameName: string };

/** The nth game of the vendor. */
async function gameAt(index: number): Promise<Game> {
  const listed = await call(siteUrl, 'GET', `/api/games?vassalage=${VENDOR}&language=en`);
  return listed.value.games[index];
}

async function findIn(page: Page, { gameName }: Game): Promise<void> {
  await page.getByPlaceholder('Name, code, tag').fill(gameName);
  await rowOf(page, gameName).first().waitFor();
}

async function decide(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason (kept in the log)').fill(reason);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Shows the game again even if the journey fails. */
async function showAgain({ nodeId }: Game): Promise<void> {
  const change = { enabled: true, reason: 'the journey is over' };
  await call(backofficeUrl, 'PUT', `/api/admin/games/${nodeId}/status`, change, await staffSession());
}

test('a shift lead hides a game: a site that is open no longer finds it, until it is shown again', async () => {
  const game = await gameAt(0);
  onTestFinished(() => showAgain(game));
  const site = await enterPage(await newMember(), `/?q=${encodeURIComponent(game.gameName)}`);
  const tile = tiles(site).filter({ hasText: game.gameName });
  await tile.first().waitFor();

  const page = await work('/games', {}, 'keo');
  await findIn(page, game);
  const row = rowOf(page, game.gameName).first();
  await row.getByRole('button', { name: 'Hide' }).click();
  await page.getByText(`${game.gameName} disappears from the site within seconds`).waitFor();
  await decide(page, 'its rules are wrong');
  await row.getByText('Hidden').waitFor();
  const isGone = async (): Promise<boolean> => {
    await site.reload();
    await tiles(site).first().or(site.getByText('no data')).waitFor();
    return (await tile.count()) === 0;
  };
  await expect.poll(isGone, PATIENT).toBe(true);
  await expectNoSideways(page);

  await row.getByRole('button', { name: 'Show' }).click();
  await decide(page, 'its rules were put right');
  await row.getByRole('button', { name: 'Hide' }).waitFor();
  await expect
    .poll(async () => (await call(siteUrl, 'GET', `/api/games?vassalage=${VENDOR}`)).value.games[0].nodeId, PATIENT)
    .toBe(game.nodeId);
});

test('what somebody else changed meanwhile stands beside one’s own, and is not lost unseen', async () => {
  const game = await gameAt(1);
  const path = `/api/admin/games/${game.nodeId}`;
  const token = await staffSession();
  const { value: before } = await call(backofficeUrl, 'GET', path, undefined, token);
  const { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags } = before;
  const { enabled, maintenance, cover, notIn, stakeLimits } = before;
  const facts = { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags };
  const change = async (more: object) => {
    const { revision } = (await call(backofficeUrl, 'GET', path, undefined, token)).value;
    const body = { ...facts, enabled, maintenance, cover, notIn, stakeLimits, revision, reason: 'a journey', ...more };
    return call(backofficeUrl, 'PUT', path, body, await staffSession('keo'));
  };
  onTestFinished(async () => void (await change({})));

  const page = await work(`/games/${game.nodeId}`);
  await page.getByLabel('Name (English)').fill('Paddy of Mine');
  expect(await change({ nameLo: 'ຂອງຄົນອື່ນ' })).toMatchObject({ success: true });
  await page.getByLabel('Reason (kept in the log)').fill('a better name');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('keo changed this game since you opened it').waitFor();
  await rowOf(page, 'Name (Lao)').getByText('ຂອງຄົນອື່ນ').waitFor();
  await rowOf(page, 'Name (English)').getByText('Paddy of Mine').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Take what is there now' }).click();
  await expect.poll(() => page.getByLabel('Name (Lao)').inputValue(), PATIENT).toBe('ຂອງຄົນອື່ນ');
  expect(await page.getByLabel('Name (English)').inputValue()).toBe(name);
});

test('a cashier finds no games, neither on the screen nor through the API', async () => {
  const page = await work('/members', {}, 'noy');
  await page.getByRole('table').waitFor();
  for (const entry of ['Games', 'Vendors', 'RTP']) {
    expect(await page.getByRole('menuitem', { name: entry, exact: true }).count()).toBe(0);
  }
  await page.goto(`${backofficeUrl}/#/games`);
  await page.getByText('Access denied').waitFor();
  const { nodeId } = await gameAt(0);
  const hide = { enabled: false, reason: 'to see what happens' };
  const key = { key: 'a secret of enough bytes', reason: 'to see what happens' };
  for (const [method, path, body] of [
    ['GET', '/api/admin/games', undefined],
    ['PUT', `/api/admin/games/${nodeId}/status`, hide],
    ['PUT', `/api/admin/vendors/${VENDOR}/key`, key],
  ] as const) {
    const answer = await call(backofficeUrl, method, path, body, await staffSession('noy'));
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  }
});

test('a vendor’s page says how its calls go; its key waits for a second person, and is not shown', async () => {
  const page = await work(`/vendors/${VENDOR}/show`, {}, 'keo');
  await page.getByText('Public key, SHA-256 begins with').waitFor();
  await page.getByText('Hub88').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Replace the key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The new key').fill('this is no key');
  await dialog.getByLabel('Reason (kept in the log)').fill('the old one leaked');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This is no key that the vendor’s dialect can use.').waitFor();
  await dialog.getByText('The present key still holds for, hours').first().waitFor();
});

test('maintenance of a vendor is planned: a member who opens a game is told until when, and its end lets them in again', async () => {
  const token = await staffSession('keo');
  const [startsAt, endsAt] = [0, 3].map((hours) => Temporal.Now.instant().add({ hours }).toString());
  const plan = { vassalage: VENDOR, startsAt, endsAt, reason: 'its vendor asked' };
  const { value: window } = await call(backofficeUrl, 'POST', '/api/admin/maintenance-windows', plan, token);
  const end = () =>
    call(backofficeUrl, 'POST', `/api/admin/maintenance-windows/${window.id}/end`, { reason: 'it is done' }, token);
  onTestFinished(async () => void (await end()));
  const isClosed = async (): Promise<boolean> =>
    (await call(siteUrl, 'GET', `/api/games?vassalage=${VENDOR}`)).value.games[0].maintenance;
  await expect.poll(isClosed, PATIENT).toBe(true);
  const game = await gameAt(0);
  const site = await enterPage(await newMember(), `/play/${game.nodeId}`);
  await site.getByText('Expected to end at').waitFor();

  const page = await work(
    `/maintenance?filter=${encodeURIComponent(JSON.stringify({ vassalage: VENDOR }))}`,
    {},
    'keo',
  );
  const row = rowOf(page, 'its vendor asked').first();
  await row.getByText('Under way').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await row.getByRole('button', { name: 'End now' }).click();
  await decide(page, 'it went well');
  await row.getByText('Over').waitFor();
  await expect.poll(isClosed, PATIENT).toBe(false);
});

test('an area is moved by the keyboard, and the lobby follows', async () => {
  const lanes = async (): Promise<string[]> =>
    (await call(siteUrl, 'GET', '/api/games/vendors')).value.lanes.map(
      ({ gameCategory }: { gameCategory: string }) => gameCategory,
    );
  const was = await lanes();
  const page = await work('/lanes', {}, 'keo');
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save the order' }).click();
    await decide(page, 'a season');
    await page.getByRole('button', { name: 'Save the order' }).waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Move Slots down' }).press('ArrowDown');
  expect(await seriousFor(page, 'main')).toEqual([]);
  await save();
  await expect.poll(lanes, PATIENT).not.toEqual(was);
  await page.getByRole('button', { name: 'Move Slots up' }).press('ArrowUp');
  await save();
  await expect.poll(lanes, PATIENT).toEqual(was);
});

test('what vendors paid back stands beside what they should, and says what it assumes', async () => {
  const page = await work('/returns', {}, 'keo');
  await page.getByText('It assumes that the win of one round deviates by 8 stakes').waitFor();
  await page.getByRole('columnheader', { name: 'Paid back, %' }).waitFor();
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);
});

test('a list of a vendor’s games shows what it would change, of which one is taken', async () => {
  const { gameName, nodeId } = await gameAt(2);
  const token = await staffSession('keo');
  const { value: before } = await call(backofficeUrl, 'GET', `/api/admin/games/${nodeId}`, undefined, token);
  onTestFinished(async () => {
    const { value: now } = await call(backofficeUrl, 'GET', `/api/admin/games/${nodeId}`, undefined, token);
    const { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags } = before;
    const { enabled, maintenance, cover, notIn, stakeLimits } = before;
    const facts = { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags };
    const body = { ...facts, enabled, maintenance, cover, notIn, stakeLimits, revision: now.revision };
    await call(backofficeUrl, 'PUT', `/api/admin/games/${nodeId}`, { ...body, reason: 'the journey is over' }, token);
  });
  const page = await work(`/vendors/${VENDOR}/show/game-lists`, {}, 'keo');
  await page.getByRole('button', { name: 'Give a list' }).click();
  const line = { game_code: before.gameCode, name: 'Paddy by Lamplight', category: 'Slots' };
  await page.getByLabel('Lines, such as').fill(JSON.stringify(line));
  await decide(page, 'they sent a list');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().press('Enter');
  const difference = rowOf(page, `${gameName} → Paddy by Lamplight`).last();
  await difference.getByText('Changed').waitFor();
  await rowOf(page, 'Gone').first().waitFor();
  await page.getByRole('checkbox', { name: 'Paddy by Lamplight' }).check();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Take the chosen ones' }).click();
  await decide(page, 'the new name is right');
  await difference.waitFor({ state: 'detached' });
  await expect.poll(async () => (await gameAt(2)).gameName, PATIENT).toBe('Paddy by Lamplight');
});

test('a vendor is not offered in a country until it is again', async () => {
  const page = await work(`/vendors/${VENDOR}/show`, {}, 'keo');
  const regions = async (choose: (field: Locator) => Promise<void>, reason: string): Promise<void> => {
    await page.getByRole('button', { name: 'Set regions' }).click();
    await choose(page.getByRole('dialog').getByRole('combobox', { name: 'Not offered in' }));
    await decide(page, reason);
  };
  await regions(async (field) => {
    await field.fill('Mongol');
    await page.getByRole('option', { name: 'Mongolia' }).click();
  }, 'no licence there');
  await page.getByText('Mongolia').waitFor();
  await regions((field) => field.press('Backspace'), 'the licence came');
  await page.getByText('Mongolia').waitFor({ state: 'detached' });
});

test('a game gets a cover of the brand’s own, and its drawn one back', async () => {
  const { nodeId } = await gameAt(3);
  const token = await staffSession();
  const remove = { reason: 'the journey is over' };
  onTestFinished(async () => void (await call(backofficeUrl, 'DELETE', `/api/admin/pictures/${COVER}`, remove, token)));
  const coverOf = async (): Promise<string | null> =>
    (await call(backofficeUrl, 'GET', `/api/admin/games/${nodeId}`, undefined, token)).value.cover;
  const page = await work(`/games/${nodeId}`);
  const save = async (): Promise<void> => {
    await page.locator('main').getByLabel('Reason (kept in the log)').fill('a season');
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await page.getByRole('button', { name: 'Cover: Choose a picture' }).click();
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const adding = page.getByRole('dialog').last();
  const file = { name: 'paddy.png', mimeType: 'image/png', buffer: await coverPicture(page) };
  await adding.locator('input[type=file]').setInputFiles(file);
  await adding.getByLabel('Its name').fill(COVER);
  await decideIn(adding, 'a season');
  await page.getByRole('dialog').getByRole('button', { name: COVER }).waitFor();
  const { value: all } = await call(backofficeUrl, 'GET', '/api/admin/pictures?pageSize=100', undefined, token);
  const drawn = (all.list as { id: string; isDrawn: boolean }[]).filter(({ isDrawn }) => isDrawn);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id } of drawn)
    expect(await page.getByRole('dialog').getByRole('button', { name: id, exact: true }).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: COVER }).click();
  await page.locator('main').getByText(COVER).waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await save();
  await expect.poll(coverOf, PATIENT).toBe(COVER);

  await page.goto(`${backofficeUrl}/#/games/${nodeId}`);
  await page.getByRole('button', { name: 'Use the drawn cover' }).click();
  await save();
  await expect.poll(coverOf, PATIENT).toBe(null);
});

async function decideIn(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByLabel('Reason (kept in the log)').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** A picture of a cover’s size. */
async function coverPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [360, 480];
    canvas.getContext('2d')!.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

import { afterAll, expect, test } from 'vitest';
import { openBackoffice } from '../../testing/backoffice.ts';
import { recordByHand } from '../../testing/by-test.ts';
import { templatesAdminRoutes } from './templates.admin.routes.ts';
import { createTemplatesAdmin } from './templates.admin.ts';
import { codesSetting, outgoingTextsSetting, type VerificationRules } from './verification.settings.ts';

const saved = outgoingTextsSetting.default;
const admin = createTemplatesAdmin({
  pool: undefined as never,
  messengers: { sms: null, email: null },
  settings: async () =>
    ({ brand: { name: 'Champa' }, outgoingTexts: saved, codes: codesSetting.default }) as VerificationRules,
  allowances: { spend: async () => undefined },
  record: recordByHand,
});
const backoffice = openBackoffice((app) => templatesAdminRoutes(app, admin));
afterAll(() => backoffice.close());

type Shown = { id: string; channel: string; language: string; subject: string; text: string; isOwn: boolean };

const shown = async (answer: ReturnType<typeof backoffice.send>, language: string): Promise<Shown | undefined> => {
  const { list } = (await answer).value as { list: Shown[] };
  return list.find((each) => each.id === 'code' && each.channel === 'email' && each.language === language);
};

test('what is typed is shown filled with examples, in place of what is saved; a language without it has the platform’s', async () => {
  const typed = { ...saved.code, subject: { en: 'For {brand}' }, email: { en: '{code}, for {minutes} minutes' } };
  const preview = () => backoffice.send('POST', '/templates/preview', { body: { texts: { ...saved, code: typed } } });
  expect(await shown(preview(), 'en')).toMatchObject({
    subject: 'For Champa',
    text: '123456, for 2 minutes',
    isOwn: true,
  });
  const platforms = await shown(backoffice.send('GET', '/templates'), 'lo');
  expect(platforms?.isOwn).toBe(false);
  expect(await shown(preview(), 'lo')).toEqual(platforms);
});

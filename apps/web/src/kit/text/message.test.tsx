import { activateLanguage, loadAllMessages, MessagesProvider } from '@champa/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Message } from './message.tsx';

const written = () =>
  renderToStaticMarkup(
    <MessagesProvider>
      <Message id="round_of" values={{ vendor: 'Mekong <Games>', round: <code>r0l</code> }} />
    </MessagesProvider>,
  );

test('an element stands where each language puts its value; plain values stay text', async () => {
  await activateLanguage('en');
  await loadAllMessages();
  expect(written()).toBe('Mekong &lt;Games&gt; · round <code>r0l</code>');
  await activateLanguage('cn');
  expect(written()).toBe('Mekong &lt;Games&gt; · 局号 <code>r0l</code>');
});

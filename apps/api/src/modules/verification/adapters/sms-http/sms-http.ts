import { MessageRefused, type Sms } from '../../domain/messages.ts';

const ANSWER_WITHIN_MS = 10_000;

export type SmsHttpOptions = { baseUrl: string; account: string; secret: string; from: string };

/**
 * SMS by the messages API of Twilio's form, which several providers speak: a form to
 * `/2010-04-01/Accounts/{account}/Messages.json` with basic authentication; 201 is accepted, 429 and 5xx mean later, any
 * other refusal is for good.
 */
export function createSmsHttp({ baseUrl, account, secret, from }: SmsHttpOptions): (message: Sms) => Promise<void> {
  const address = `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  return async ({ to, text }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    });
    await answer.arrayBuffer();
    if (answer.status === 201) return;
    const message = `the SMS provider answered ${answer.status}`;
    if (answer.status === 429 || answer.status >= 500) throw new Error(message);
    throw new MessageRefused(message);
  };
}

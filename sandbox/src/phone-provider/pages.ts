import { type Html, markup } from '../html.ts';
import { idPage } from '../identity-provider/pages.ts';

/** The message to the site: a verified number's ID token, or the reason why there is none. */
export type Outcome = { idToken: string } | { error: string };

/** Asks before a code is sent, because a number may be mistyped. */
export function numberPage(origin: string, phone: string): Html {
  return idPage(
    'Verify',
    markup`<h1>Verify your number</h1>
      <p class="lead">A code goes to ${phone}. On this machine it arrives in the <a href="/outbox" target="_blank">outbox</a>.</p>
      <form method="post" action="/phone/codes" class="code">
        <input type="hidden" name="origin" value="${origin}"><input type="hidden" name="phone" value="${phone}">
        <button class="primary">Send the code</button>
      </form>`,
  );
}

export function codePage(id: string, phone: string, wrong: string): Html {
  return idPage(
    'Code',
    markup`<h1>Type the code</h1>
      <p class="lead">It was sent to ${phone}; see the <a href="/outbox" target="_blank">outbox</a>.</p>
      <form method="post" action="/phone/codes/${id}" class="code">
        ${wrong !== '' && markup`<p class="wrong" role="alert">${wrong}</p>`}
        <label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required></label>
        <button class="primary">Verify</button>
      </form>`,
  );
}

/** Sends the outcome to the window that opened this one, and closes. */
export function outcomePage(origin: string, outcome: Outcome): Html {
  const message = JSON.stringify({ type: 'phone-sign-in', ...outcome });
  return idPage(
    'Done',
    markup`<h1>${'idToken' in outcome ? 'Your number is verified' : 'This did not work'}</h1>
      <p class="lead" data-tell="${message}" data-origin="${origin}">You can close this window.</p>`,
  );
}

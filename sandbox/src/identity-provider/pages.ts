import { type Html, markup } from '../html.ts';
import { type Brand, mekong } from './brands.ts';
import type { Person } from './person.repo.ts';

/** People whom any visitor can choose to be. */
export const demoPeople: readonly Omit<Person, 'sub'>[] = [
  { name: 'Noy Vongsa', email: 'noy.vongsa@mekong.example' },
  { name: 'Bounthavy Keo', email: 'bounthavy@mekong.example' },
  { name: 'Li Mei', email: 'li.mei@mekong.example' },
];

/** The frame of the provider's pages: a card in the middle, its name, and a note that nothing here is real. */
export function idPage(title: string, body: Html, { id, name, mark }: Brand = mekong): Html {
  return markup`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${title} · ${name}</title>
  <link rel="stylesheet" href="/pay/assets/base.css">
  <link rel="stylesheet" href="/pay/assets/identity.css">
  <script src="/pay/assets/phone.js" defer></script>
</head>
<body class="identity ${id}">
  <main>
    <article>
      <header>${mark}<span>${name}</span></header>
      ${body}
    </article>
    <p class="sandbox">A stand-in on this machine. No account here is anybody’s.</p>
  </main>
</body>
</html>`;
}

/** The choice of a person: one of the demo's people, or a new one. */
export function choicePage(brand: Brand, action: string, clientName: string, wrong: string): Html {
  return idPage(
    'Sign in',
    markup`<h1>Choose an account</h1>
      <p class="lead">to continue to ${clientName}</p>
      <form method="post" action="${action}/login" class="people">${demoPeople.map(personButton)}</form>
      <form method="post" action="${action}/login" class="typed">
        <h2>Or be somebody else</h2>
        ${wrong !== '' && markup`<p class="wrong" role="alert">${wrong}</p>`}
        <label>Name<input name="name" required maxlength="60" autocomplete="off"></label>
        <label>E-mail<input name="email" type="email" required maxlength="120" autocomplete="off"></label>
        <button class="primary">Continue</button>
      </form>
      ${cancel(action)}`,
    brand,
  );
}

/** The data that the client will receive. */
export function consentPage(brand: Brand, action: string, clientName: string, { name, email }: Person): Html {
  return idPage(
    'Allow',
    markup`<h1>${clientName} wants to know who you are</h1>
      <p class="who">${avatar(name)}<span><b>${name}</b><br>${email}</span></p>
      <ul><li>Your name</li><li>Your e-mail address</li></ul>
      <form method="post" action="${action}/consent"><button class="primary">Allow</button></form>
      ${cancel(action)}`,
    brand,
  );
}

export function errorPage(text: string, brand: Brand = mekong): Html {
  return idPage('Error', markup`<h1>This did not work</h1><p class="wrong">${text}</p>`, brand);
}

function personButton({ name, email }: Omit<Person, 'sub'>): Html {
  return markup`<button name="person" value="${email}">${avatar(name)}<span><b>${name}</b><br>${email}</span></button>`;
}

function avatar(name: string): Html {
  return markup`<i aria-hidden="true">${name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)}</i>`;
}

function cancel(action: string): Html {
  return markup`<form method="post" action="${action}/cancel" class="cancel"><button>Cancel</button></form>`;
}

/**
 * What this device stores for its next sign-in. The password is never stored: the server issues an encrypted token in its
 * place, which is valid on this device alone (docs/security/sign-in.md).
 */
const DEVICE_KEY = 'deviceId';
const DAY_SECONDS = 86_400;
const cookies = {
  username: 'lastUser',
  password: 'lastPassword',
  mobileNum: 'lastMobile',
  dialingCode: 'lastDialCode',
};

export type LastUser = Record<keyof typeof cookies, string>;

/** What the device sends with a sign-in: its ID, its time zone, and whether the site is installed on it. */
export function thisDevice() {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return {
    deviceId: deviceId(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    display: isInstalled ? ('standalone' as const) : ('browser' as const),
  };
}

/** The random ID that this device gave itself. */
function deviceId(): string {
  const known = localStorage.getItem(DEVICE_KEY);
  if (known !== null) return known;
  const made = randomName();
  localStorage.setItem(DEVICE_KEY, made);
  return made;
}

/** A unique text: 128 random bits. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The user remembered on this device within the last day; empty texts without one. */
export function lastUser(): LastUser {
  const kept = new Map(
    document.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
  const read = (name: keyof LastUser): string => kept.get(cookies[name]) ?? '';
  return {
    username: read('username'),
    password: read('password'),
    mobileNum: read('mobileNum'),
    dialingCode: read('dialingCode'),
  };
}

/** Stores these fields for one day and keeps the others. */
export function rememberUser(user: Partial<LastUser>): void {
  for (const [name, value] of Object.entries(user)) write(cookies[name as keyof LastUser], value, DAY_SECONDS);
}

export function forgetUser(...names: (keyof LastUser)[]): void {
  for (const name of names) write(cookies[name], '', 0);
}

function write(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=strict${secure}`;
}

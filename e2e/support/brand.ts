import pg from 'pg';
import { registrationSetting } from '../../apps/api/src/modules/registration/registration.settings.ts';
import { signInSetting } from '../../apps/api/src/modules/sign-in/sign-in.settings.ts';

/**
 * The brand's settings that journeys differ in from the demo's. Its lines, networks and visitor check have a journey of their own,
 * `lines-and-slider`, which sets them to what the demo's seed has.
 */
export async function prepareBrand(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const set = (key: string, value: unknown) =>
    client.query(
      `INSERT INTO site.setting (key, value, changed_at, changed_by) VALUES ($1, $2, now(), 'journeys')
       ON CONFLICT (key) DO UPDATE SET value = CASE jsonb_typeof($2::jsonb) WHEN 'object' THEN site.setting.value || $2 ELSE $2 END`,
      [key, JSON.stringify(value)],
    );
  // Members of a journey come from one address, and no program can read the letters that are asked of the sixth.
  await set('registration', { ...registrationSetting.default, accountsWithoutLetters: 10_000 });
  await set('signIn', { ...signInSetting.default, check: 'none' });
  // Journeys count the requests of one origin, and find a game's frame by the studio's address.
  for (const key of ['domainRoute', 'imageCDNs', 'launchGameCDNs']) await set(key, []);
  await client.end();
  await settingsAreRead();
}

/** Servers read the settings once a second. */
export function settingsAreRead(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500));
}

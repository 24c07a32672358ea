import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  type Listed,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { readProvider, readPhoneProvider, type Settings, type Site } from '../site/index.ts';
import type { SignInModule } from './sign-in.module.ts';

type Composed = WithEmployees & { site: Site; signIn: Pick<SignInModule, 'sealProviderSecret'> };
type WithSignIn = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa sign-in … */
export function signInCommands(program: Command, withPlatform: WithSignIn): void {
  const signIn = program.command('sign-in').description('sign-in providers');

  asList(signIn.command('list'))
    .description('the sign-in providers, and the phone sign-in provider')
    .action((listed: Listed) =>
      withPlatform(async ({ site }) => {
        const { signInProviders, phoneProvider } = await site.settings.get();
        const rows = signInProviders.map(({ id, enabled, label, issuer }) => ({
          id,
          state: enabled ? 'on' : 'off',
          label,
          issuer,
        }));
        const phone = phoneProvider && {
          id: 'phone',
          state: phoneProvider.uses.join(', ') || 'off',
          label: phoneProvider.channel,
          issuer: phoneProvider.issuer,
        };
        table([...rows, ...(phone ? [phone] : [])], listed);
      }),
    );

  asStaff(
    signIn
      .command('set')
      .argument('<file>', 'JSON as docs/OPERATING.md shows it')
      .option(
        '--secret-file <file>',
        'the secret shared with it, which is sealed into the settings; without it a known one stays',
      )
      .description('add a sign-in provider, or change the one of the same id'),
  ).action((file: string, { secretFile, ...why }: Why & { secretFile?: string }) =>
    change(why, async (known, composed) => {
      const written = await readJson(file);
      const same = known.signInProviders.find(({ id }) => id === written['id']);
      const sealedSecret = secretFile
        ? composed.signIn.sealProviderSecret((await readFile(secretFile, 'utf8')).trim())
        : (same?.sealedSecret ?? null);
      const provider = readProvider({ endpoints: null, ...written, sealedSecret });
      const others = known.signInProviders.filter(({ id }) => id !== provider.id);
      return ['signInProviders', [...others, provider]];
    }),
  );

  asStaff(
    signIn
      .command('remove')
      .argument('<id>')
      .description('take a sign-in provider out; what members have linked is kept'),
  ).action((id: string, why: Why) =>
    change(why, async ({ signInProviders }) => {
      if (!signInProviders.some((provider) => provider.id === id)) throw new Error(`There is no provider "${id}".`);
      return ['signInProviders', signInProviders.filter((provider) => provider.id !== id)];
    }),
  );

  asStaff(
    signIn
      .command('phone')
      .argument('<file>', 'JSON as docs/OPERATING.md shows it; "none" for none')
      .description('the phone sign-in provider'),
  ).action((file: string, why: Why) =>
    change(why, async () => ['phoneProvider', file === 'none' ? null : readPhoneProvider(await readJson(file))]),
  );

  type Change = { [K in keyof Settings]: [K, Settings[K]] }['signInProviders' | 'phoneProvider'];

  function change(why: Why, next: (known: Settings, composed: Composed) => Promise<Change>): Promise<void> {
    return withPlatform(async (composed, { pool }) => {
      const by = await actorOf(composed.staff.service.actor, pool, why);
      const { settings } = composed.site;
      const [key, value] = await next(await settings.get(), composed);
      await inTransaction(pool, (tx) => settings.set(tx, key, value, by));
    });
  }
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

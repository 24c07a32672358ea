import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  type ByStaff,
  type Listed,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { SignInAdmin } from './sign-in.admin.ts';

type Composed = WithEmployees & { signIn: { admin: SignInAdmin } };
type WithSignIn = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa sign-in … */
export function signInCommands(program: Command, withPlatform: WithSignIn): void {
  const signIn = program.command('sign-in').description('sign-in providers');

  asList(signIn.command('list'))
    .description('the sign-in providers, and the phone sign-in provider')
    .action((listed: Listed) =>
      withPlatform(async (composed) => {
        const { signInProviders, phoneProvider } = await composed.signIn.admin.providers();
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
  ).action(async (file: string, { secretFile, ...why }: Why & { secretFile?: string }) => {
    const provider = await readJson(file);
    const secret = secretFile ? (await readFile(secretFile, 'utf8')).trim() : null;
    await act(why, (admin, by) => admin.setProvider(by, provider, secret));
  });

  asStaff(
    signIn
      .command('remove')
      .argument('<id>')
      .description('take a sign-in provider out; what members have linked is kept'),
  ).action((id: string, why: Why) => act(why, (admin, by) => admin.removeProvider(by, id)));

  asStaff(
    signIn
      .command('phone')
      .argument('<file>', 'JSON as docs/OPERATING.md shows it; "none" for none')
      .description('the phone sign-in provider'),
  ).action(async (file: string, why: Why) => {
    const provider = file === 'none' ? null : await readJson(file);
    await act(why, (admin, by) => admin.setPhoneProvider(by, provider));
  });

  function act(why: Why, work: (admin: SignInAdmin, by: ByStaff) => Promise<void>): Promise<void> {
    return withPlatform(async (composed, { pool }) =>
      work(composed.signIn.admin, await actorOf(composed.staff.service.actor, pool, why)),
    );
  }
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

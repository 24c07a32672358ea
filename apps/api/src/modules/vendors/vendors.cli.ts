import { readFile } from 'node:fs/promises';
import { type GameType, gameTypes } from '@champa/contract';
import { type Command, Option } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  line,
  type Listed,
  show,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { dialectNames } from './adapters/index.ts';
import { type WalletKind, walletKinds } from './domain/vendor.ts';
import type { VendorsAdmin } from './vendors.admin.ts';
import { pullCommands } from './vendors.round-feeds.cli.ts';

/** Lends the platform to one piece of work. */
export type WithVendors = (
  work: (platform: WithEmployees & { vendors: { admin: VendorsAdmin } }, deps: { pool: Pool }) => Promise<void>,
) => Promise<void>;

const ADD_HELP = `
FILE holds the key the vendor signs its calls with. hub88: RSA, at least 2048 bits, PEM ("-----BEGIN PUBLIC KEY-----").
spribe: the secret you share with it, at least 16 bytes; it is stored sealed.
The vendor's calls then come to  PUBLIC_URL/wallet/CODE/...  (hub88: user/info, user/balance, transaction/bet,
transaction/win, transaction/rollback; spribe: auth, info, withdraw, deposit, rollback). A vendor of hub88 needs the
operator's key: "vendor key".

URL is where games are opened. hub88: "/operator/generic/v2/game/url" is added, unless URL ends with "/game/url".
spribe: the game and the player are added.
Without it the vendor's calls are answered, but its games show "under maintenance".

ORIGIN is where the vendor's games are opened in the player's browser, if that is not URL's own origin: every origin that the
game's frame visits, or "https://*.games.example" for all subdomains. Games at any other are refused.

  champa vendor add --code NAGASPIN --dialect hub88 --key nagaspin.pem --launch-url https://api.nagaspin.example`;

const SESSION_HELP = `
Prints one JSON object: the token, and the user, currency and game code that belong into the vendor's calls. For a vendor's
certification tests; the session is real, and so is the money.`;

/** `vendor add | list | enable | disable | key | session | free-rounds | rounds | pull-rounds`. */
export function vendorCommands(program: Command, withPlatform: WithVendors): void {
  const vendor = program.command('vendor').description('game vendors and their wallet calls');
  addCommand(vendor, withPlatform);
  switchCommands(vendor, withPlatform);
  sessionCommand(vendor, withPlatform);
  freeRoundsCommand(vendor, withPlatform);
  pullCommands(vendor, withPlatform);

  asList(vendor.command('list'))
    .description('Lists the vendors.')
    .action((listed: Listed) =>
      withPlatform(async ({ vendors: { admin } }) =>
        table(
          (await admin.list()).map(({ code, dialect, enabled, launchUrl, launchOrigins, wallet }) => ({
            code,
            dialect,
            state: enabled ? 'enabled' : 'disabled',
            launchUrl,
            launchOrigins: launchOrigins.join(' '),
            wallet,
          })),
          listed,
        ),
      ),
    );

  vendor
    .command('key')
    .description('Prints the operator’s public key, by which vendors verify our calls.')
    .action(() => withPlatform(async ({ vendors: { admin } }) => line(admin.operatorPublicKey().trimEnd())));
}

type AddOptions = Who & {
  code: string;
  dialect: string;
  key: string;
  launchUrl?: string;
  launchOrigin?: string[];
  name?: string;
  gameType?: GameType;
  wallet?: WalletKind;
  replace: boolean;
};

function addCommand(vendor: Command, withPlatform: WithVendors): void {
  byStaff(vendor.command('add'))
    .description('Registers a vendor, for wallet calls and for the lobby.')
    .requiredOption('--code <code>', 'its code (vassalage): letters, digits, "_" and "-", at most 40')
    .addOption(new Option('--dialect <dialect>', 'its wallet protocol').choices(dialectNames).makeOptionMandatory())
    .requiredOption(
      '--key <file>',
      'what its calls are verified with: a public key (PEM), or the secret shared with it',
    )
    .option('--launch-url <url>', 'the address that is asked to open a game')
    .option('--launch-origin <origin...>', 'where its games are in the browser (default: the origin of --launch-url)')
    .option('--name <name>', 'its name in the lobby (default: the code)')
    .addOption(new Option('--game-type <type>', 'the area of its games (default: RNG)').choices(gameTypes))
    .addOption(
      new Option(
        '--wallet <kind>',
        'whether its games take stakes from the member’s cash, or it keeps a balance (default: seamless)',
      ).choices(walletKinds),
    )
    .option('--replace', 'give a known vendor this key and launch address', false)
    .addHelpText('after', ADD_HELP)
    .action((options: AddOptions) =>
      withPlatform(async ({ vendors: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, options);
        const { code, dialect, launchUrl = null, launchOrigin: launchOrigins, wallet } = options;
        const { name: displayName = null, gameType = null } = options;
        const key = await readKeyFile(options.key);
        const kept = { ...(wallet && { wallet }), ...(launchOrigins && { launchOrigins }) };
        const vendor = { code, dialect, key, launchUrl, displayName, gameType, ...kept };
        const action = await (options.replace ? admin.addOrReplace(by, vendor) : admin.add(by, vendor));
        line(`vendor ${code} ${action}`);
      }),
    );
}

function switchCommands(vendor: Command, withPlatform: WithVendors): void {
  const switches = [
    { name: 'enable', description: 'Lets a vendor take bets and open games again.' },
    {
      name: 'disable',
      description: 'Refuses a vendor’s new bets and opens none of its games, at once; its rounds under way still end.',
    },
  ] as const;
  for (const { name, description } of switches) {
    asStaff(vendor.command(name))
      .argument('<code>', 'the vendor’s code')
      .description(description)
      .action((code: string, why: Why) =>
        withPlatform(async ({ vendors: { admin }, staff }, { pool }) => {
          await admin[name](await actorOf(staff.service.actor, pool, why), code);
          line(`vendor ${code} ${name}d`);
        }),
      );
  }
}

type SessionOptions = Who & { code: string; member: string; game: string };

function sessionCommand(vendor: Command, withPlatform: WithVendors): void {
  byStaff(vendor.command('session'))
    .description('Opens a session of a member at a vendor, as a game launch does, and prints its token.')
    .requiredOption('--code <code>', 'the vendor’s code')
    .requiredOption('--member <username>', 'the member who plays')
    .requiredOption('--game <code>', 'the vendor’s code of the game')
    .addHelpText('after', SESSION_HELP)
    .action(({ code, member: username, game: gameCode, ...who }: SessionOptions) =>
      withPlatform(async ({ vendors: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const session = await admin.openTestSession(by, { code, username, gameCode });
        show({ ...session, game_code: gameCode });
      }),
    );
}

function freeRoundsCommand(vendor: Command, withPlatform: WithVendors): void {
  asList(byStaff(vendor.command('free-rounds')))
    .description('Lists free rounds that vendors have not accepted, with the vendor’s answer.')
    .option('--retry <id>', 'retries one that a vendor refused; needs an employee')
    .action(({ retry, json, ...who }: Who & Listed & { retry?: string }) =>
      withPlatform(async ({ vendors: { admin }, staff }, { pool }) => {
        if (retry !== undefined) {
          await admin.retryFreeRounds(await staffOf(staff.service.actor, pool, who), retry);
        }
        table(
          (await admin.openFreeRounds()).map(
            ({ id, state, vendorCode: vendor, gameCode: game, rounds, memberId, attempts, reason }) => ({
              id,
              state,
              vendor,
              game,
              rounds,
              memberId,
              attempts,
              reason,
            }),
          ),
          json ? { json } : {},
        );
      }),
    );
}

async function readKeyFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code}`);
  });
}

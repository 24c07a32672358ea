import type { StakeRefusal } from '@champa/contract';
import { generateKeyPairSync } from 'node:crypto';
import { createDatabase } from '@champa/testkit';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import type { MemberPrincipal } from '../../../platform/http/principal.ts';
import { compose, type Composed, type ComposeOptions, vendorWith } from './compose.ts';
import { VENDOR } from './games.ts';
import { addPlayer, type NewPlayer, type Player } from './player.ts';

/** Created once: a key takes a tenth of a second. */
export const vendorKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const operatorKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The vendors module on a database of its own, with one vendor and its two games. */
export type World = Composed & {
  pool: Pool;
  /** With the owner's rights. */
  databaseUrl: string;
  /** Moves the server's clock. */
  passTime: (duration: Temporal.DurationLike) => void;
  /** Balances sent to screens, as `memberId balance version`. */
  told: string[];
  /** The limits that refused stakes, as sent to screens. */
  refused: StakeRefusal[];
  addPlayer: (player?: NewPlayer) => Promise<Player>;
  /** The principal of the site's next calls. */
  signIn: (principal: MemberPrincipal | null) => void;
  close: () => Promise<void>;
};

/** `party`: another dialect than hub88, and the key of its calls. */
type WorldOptions = { launchUrl?: string | null; party?: { dialect: string; key: string } } & Pick<
  ComposeOptions,
  'requirePlay' | 'stakeLimits' | 'followGame'
>;

export async function createWorld({ launchUrl = null, party, ...obeyed }: WorldOptions = {}): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  let offset = Temporal.Duration.from({ seconds: 0 });
  let principal: MemberPrincipal | null = null;
  const told: string[] = [];
  const refused: StakeRefusal[] = [];
  const clock = { now: () => systemClock.now().add(offset) };
  const composed = await compose({
    pool,
    clock,
    live: {
      publish: (member, event) => {
        if (event.name === 'balance') told.push(`${member} ${event.data.balance} ${event.data.version}`);
        if (event.name === 'stakeRefused') refused.push(event.data);
      },
    },
    authenticateMember: async () => principal,
    ...obeyed,
    operatorKey: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const publicKey = vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await composed.vendors.service.add({ ...vendorWith(VENDOR, publicKey, launchUrl), ...party }, false, 'test');
  const [vendor] = await composed.vendors.service.list();

  return {
    ...composed,
    pool,
    databaseUrl: database.url,
    told,
    refused,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    addPlayer: (player) =>
      inTransaction(pool, (tx) => addPlayer(tx, { clock, ...composed, vendorId: vendor!.id }, player)),
    signIn: (as) => {
      principal = as;
    },
    close: async () => {
      await composed.app.close();
      await composed.vendors.stop!();
      await pool.end();
      await database.drop();
    },
  };
}

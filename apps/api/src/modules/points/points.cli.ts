import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RedemptionState } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { actorOf, type FindActor, line, reasonOf, type Why } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { pointsSettings, type Site } from '../site/index.ts';
import type { Points } from './points.module.ts';
import { addressOf } from './points.present.ts';

type Composed = {
  points: Points;
  members: Pick<Members, 'byName'>;
  site: Site;
  staff: { service: { actor: FindActor } };
};
type WithPoints = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const ACTOR = 'command line';
const AT_ONCE = 1000;

/** bin/champa points … */
export function pointsCommands(program: Command, withPlatform: WithPoints): void {
  const points = program.command('points').description('the points mall, and members’ points');
  goodsCommands(points, withPlatform);
  recordCommands(points, withPlatform);

  points
    .command('adjust')
    .description('give a member points, or (below zero) take some; never more than he has')
    .argument('<member>')
    .requiredOption('--points <number>', 'such as 500 or -500', readWhole)
    .requiredOption('--reason <text>', 'kept with the movement')
    .option('--key <text>', 'the same key moves once, however often it is said')
    .action(
      (name: string, { points: by, reason, key = randomUUID() }: { points: number; reason: string; key?: string }) =>
        withPlatform(async ({ points: module, members }, { pool }) => {
          const memberId = await idOfName(members, pool, name);
          const balance = await module.admin.adjust(memberId, BigInt(by), {
            actor: ACTOR,
            reason: reasonOf(reason),
            key,
          });
          line(`${name} has ${balance} points`);
        }),
    );

  points
    .command('rules')
    .description('how points are earned and converted; or, from a file, what holds from now on')
    .option('--file <file>', 'JSON as this command prints it')
    .option('--by <username>', 'the employee who does this; CHAMPA_STAFF where it is left out')
    .option('--reason <text>', 'why; kept with the change')
    .action(({ file, reason = '', ...why }: Partial<Why> & { file?: string }) =>
      withPlatform(async ({ site, staff }, { pool }) => {
        if (file !== undefined) {
          const by = await actorOf(staff.service.actor, pool, { ...why, reason });
          const rules = pointsSettings.parse(await readJson(file));
          await inTransaction(pool, (tx) => site.settings.set(tx, 'points', rules, by));
        }
        line(JSON.stringify((await site.settings.get()).points, null, 2));
      }),
    );

  points
    .command('verify')
    .description('compare every member’s points with their journal')
    .action(() =>
      withPlatform(async ({ points: module }, { pool }) => {
        const broken = await module.broken(pool);
        if (broken.length > 0) throw new Error(`Points do not add up of members ${broken.join(', ')}.`);
        line('all points add up');
      }),
    );
}

function goodsCommands(points: Command, withPlatform: WithPoints): void {
  const goods = points.command('goods').description('what members can take for points');

  goods
    .command('list')
    .description('all goods: code, kind, points, stock, rank, whether they are shown, name')
    .action(() =>
      withPlatform(async ({ points: { admin } }) => {
        for (const each of await admin.goods()) {
          const shown = each.isEnabled ? 'shown' : 'hidden';
          const name = each.names.en ?? each.names.lo ?? '';
          line([each.code, each.kind, each.price, each.stock, `VIP ${each.vipLevel}`, shown, name].join('\t'));
        }
      }),
    );

  goods
    .command('put')
    .description('add goods from a file, or change those of the same code; their stock stays')
    .argument('<file>', 'JSON: one, or a list of {code, kind, names, details, picture, price, stock, ...}')
    .action((file: string) =>
      withPlatform(async ({ points: { admin } }, { pool }) => {
        const read = await readJson(file);
        await inTransaction(pool, async (tx) => {
          for (const each of Array.isArray(read) ? read : [read]) {
            const isNew = await admin.put(tx, each);
            line(`${(each as { code: string }).code} ${isNew ? 'added' : 'changed'}`);
          }
        });
      }),
    );

  goods
    .command('stock')
    .description('change how many there are')
    .argument('<code>')
    .requiredOption('--by <number>', 'such as 20 or -5', readWhole)
    .requiredOption('--reason <text>', 'kept with the change')
    .action((code: string, { by, reason }: { by: number; reason: string }) =>
      withPlatform(async ({ points: { admin } }) => {
        line(`${code}: ${await admin.stock(code, by, { actor: ACTOR, reason: reasonOf(reason) })}`);
      }),
    );
}

function recordCommands(points: Command, withPlatform: WithPoints): void {
  const records = points.command('records').description('what members took');
  const states: readonly RedemptionState[] = ['applying', 'approved', 'rejected'];

  records
    .command('list')
    .description('latest first: reference, state, member, quantity, what, points')
    .addOption(new Option('--state <state>', 'only these').choices(states))
    .option('--member <name>', 'only his')
    .action(({ state = null, member }: { state?: RedemptionState | null; member?: string }) =>
      withPlatform(async ({ points: { admin }, members }, { pool }) => {
        const memberId = member === undefined ? null : await idOfName(members, pool, member);
        for (const each of await admin.records({ state, before: null, limit: AT_ONCE }, memberId)) {
          const name = each.names.en ?? each.names.lo ?? '';
          line([each.reference, each.state, each.memberId, `${each.quantity} x ${name}`, each.points].join('\t'));
        }
      }),
    );

  records
    .command('show')
    .description('one, with where it goes')
    .argument('<reference>')
    .action((reference: string) =>
      withPlatform(async ({ points: { admin, mall } }) => {
        const found = await admin.record(reference);
        if (!found) throw new Error(`There is no redemption ${reference}.`);
        const { sealed: _, wish: __, goodsId: ___, amount, names, ...shown } = found;
        const recipient = mall.recipientOf(found);
        const to =
          recipient && (found.kind === 'parcel' ? addressOf(recipient) : `${recipient.account} (${recipient.name})`);
        const told = {
          ...shown,
          name: names.en ?? names.lo,
          amount: amount === null ? null : formatDecimal(amount),
          to,
        };
        line(JSON.stringify(told, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2));
      }),
    );

  records
    .command('approve')
    .description('approve what a member took; cash is paid into his balance')
    .argument('<reference>')
    .option('--tracking <text>', 'of the parcel or the payment', '')
    .option('--remark <text>', 'told to the member', '')
    .action((reference: string, { tracking, remark }: { tracking: string; remark: string }) =>
      withPlatform(async ({ points: { admin } }) => {
        const { state } = await admin.approve(reference, { actor: ACTOR, tracking, remark });
        line(`${reference} is ${state}`);
      }),
    );

  records
    .command('reject')
    .description('reject it: points and stock come back')
    .argument('<reference>')
    .requiredOption('--remark <text>', 'told to the member')
    .action((reference: string, { remark }: { remark: string }) =>
      withPlatform(async ({ points: { admin } }) => {
        const { state } = await admin.reject(reference, { actor: ACTOR, reason: reasonOf(remark) });
        line(`${reference} is ${state}`);
      }),
    );

  records
    .command('ship')
    .description('tell by which number an approved one is followed')
    .argument('<reference>')
    .requiredOption('--tracking <text>')
    .action((reference: string, { tracking }: { tracking: string }) =>
      withPlatform(({ points: { admin } }) => admin.ship(reference, tracking)),
    );
}

function readWhole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be a whole number but 0.');
  return Number(text);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

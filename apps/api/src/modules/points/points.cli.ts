import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RedemptionState } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type Command, InvalidArgumentError, Option } from 'commander';
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
import { idOfName, type Members } from '../member/index.ts';
import type { Setting, Settings } from '../settings/index.ts';
import type { Points } from './points.module.ts';
import { addressOf } from './points.present.ts';
import { pointsSettings } from './points.settings.ts';

type Composed = WithEmployees & { points: Points; members: Pick<Members, 'byName'>; settings: Settings };
type WithPoints = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const AT_ONCE = 1000;

/** bin/champa points … */
export function pointsCommands(program: Command, withPlatform: WithPoints): void {
  const points = program.command('points').description('the points mall, and members’ points');
  goodsCommands(points, withPlatform);
  recordCommands(points, withPlatform);

  asStaff(points.command('adjust'))
    .description('give a member points, or (below zero) take some; never more than the balance')
    .argument('<member>')
    .requiredOption('--points <number>', 'such as 500 or -500', readWhole)
    .option('--key <text>', 'the same key moves once, however often it is used')
    .action((name: string, { points: change, key = randomUUID(), ...why }: Why & { points: number; key?: string }) =>
      withPlatform(async ({ points: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        line(`${name} has ${await admin.adjust(by, { memberId, points: BigInt(change), key })} points`);
      }),
    );

  byStaff(points.command('rules'))
    .description('show how points are earned and converted; or, from a file, set it from now on')
    .option('--file <file>', 'JSON as this command prints it')
    .option('--reason <text>', 'why; recorded with the change')
    .action(({ file, reason = '', ...who }: Partial<Why> & { file?: string }) =>
      withPlatform(async ({ settings, staff }, { pool }) => {
        const setting: Setting<unknown> = pointsSettings.points;
        if (file !== undefined) {
          const by = await actorOf(staff.service.actor, pool, { ...who, reason });
          await settings.admin.set(by, { setting, value: await readJson(file) });
        }
        show(await settings.get(setting));
      }),
    );

  points
    .command('verify')
    .description('compare every member’s points with their journal')
    .action(() =>
      withPlatform(async ({ points: module }, { pool }) => {
        const broken = await module.broken(pool);
        if (broken.length > 0) throw new Error(`The points of members ${broken.join(', ')} do not add up.`);
        line('all points add up');
      }),
    );
}

function goodsCommands(points: Command, withPlatform: WithPoints): void {
  const goods = points.command('goods').description('goods that members take for points');

  asList(goods.command('list'))
    .description('list all goods, with price, stock and whether they are shown')
    .action((listed: Listed) =>
      withPlatform(async ({ points: { admin } }) =>
        table(
          (await admin.goods()).map(({ code, kind, price, stock, vipLevel, isEnabled, names }) => ({
            code,
            kind,
            points: price,
            stock,
            rank: vipLevel,
            state: isEnabled ? 'shown' : 'hidden',
            name: names.en ?? names.lo ?? '',
          })),
          listed,
        ),
      ),
    );

  byStaff(goods.command('put'))
    .description('add goods from a file, or change those of the same code; their stock stays')
    .argument('<file>', 'JSON: one, or a list of {code, kind, names, details, picture, price, stock, ...}')
    .action((file: string, who: Who) =>
      withPlatform(async ({ points: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const read = await readJson(file);
        const goods = Array.isArray(read) ? (read as unknown[]) : [read];
        for (const { code, isNew } of await admin.put(by, goods)) line(`${code} ${isNew ? 'added' : 'changed'}`);
      }),
    );

  asStaff(goods.command('stock'))
    .description('change the stock')
    .argument('<code>')
    .requiredOption('--change <number>', 'such as 20 or -5', readWhole)
    .action((code: string, { change, ...why }: Why & { change: number }) =>
      withPlatform(async ({ points: { admin }, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        line(`${code}: ${await admin.stock(by, { code, change })}`);
      }),
    );
}

function recordCommands(points: Command, withPlatform: WithPoints): void {
  const records = points.command('records').description('redemptions of members');
  const states: readonly RedemptionState[] = ['applying', 'approved', 'rejected'];

  asList(records.command('list'))
    .description('list redemptions, the latest first')
    .addOption(new Option('--state <state>', 'only these').choices(states))
    .option('--member <name>', 'only of this member')
    .action(({ state = null, member, ...listed }: Listed & { state?: RedemptionState | null; member?: string }) =>
      withPlatform(async ({ points: { admin }, members }, { pool }) => {
        const memberId = member === undefined ? null : await idOfName(members, pool, member);
        const found = await admin.records({ state, before: null, limit: AT_ONCE }, memberId);
        table(
          found.map((each) => ({
            reference: each.reference,
            state: each.state,
            memberId: each.memberId,
            what: `${each.quantity} x ${each.names.en ?? each.names.lo ?? ''}`,
            points: each.points,
          })),
          listed,
        );
      }),
    );

  records
    .command('show')
    .description('show a redemption, with its recipient')
    .argument('<reference>')
    .action((reference: string) =>
      withPlatform(async ({ points: { admin, mall } }) => {
        const found = await admin.redemption(reference);
        const { sealed: _, wish: __, goodsId: ___, amount, names, ...shown } = found;
        const recipient = mall.recipientOf(found);
        const to =
          recipient && (found.kind === 'parcel' ? addressOf(recipient) : `${recipient.account} (${recipient.name})`);
        show({
          ...shown,
          name: names.en ?? names.lo,
          amount: amount === null ? null : formatDecimal(amount),
          to,
        });
      }),
    );

  byStaff(records.command('approve'))
    .description('approve a redemption; cash is paid into the member’s balance')
    .argument('<reference>')
    .option('--tracking <text>', 'of the parcel or the payment', '')
    .option('--remark <text>', 'shown to the member', '')
    .action((reference: string, { tracking, remark, ...who }: Who & { tracking: string; remark: string }) =>
      withPlatform(async ({ points: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const { state } = await admin.approve(by, { redemption: reference, tracking, remark });
        line(`${reference} is ${state}`);
      }),
    );

  byStaff(records.command('reject'))
    .description('reject a redemption: points and stock are returned')
    .argument('<reference>')
    .requiredOption('--remark <text>', 'shown to the member')
    .action((reference: string, { remark, ...who }: Who & { remark: string }) =>
      withPlatform(async ({ points: { admin }, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, { ...who, reason: remark });
        const { state } = await admin.reject(by, reference);
        line(`${reference} is ${state}`);
      }),
    );

  byStaff(records.command('ship'))
    .description('set the tracking number of an approved redemption')
    .argument('<reference>')
    .requiredOption('--tracking <text>')
    .action((reference: string, { tracking, ...who }: Who & { tracking: string }) =>
      withPlatform(async ({ points: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        await admin.ship(by, { redemption: reference, tracking });
      }),
    );
}

function readWhole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('It must be a whole number other than 0.');
  return Number(text);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Amount, formatDecimal } from '@champa/money';
import type { Command } from 'commander';
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
import { readAmount } from '../../platform/command-amount.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Settings } from '../settings/index.ts';
import { siteSettings } from '../site/index.ts';
import type { Promotion } from './domain/promotion.ts';
import type { Promotions } from './promotions.module.ts';

type Composed = WithEmployees & {
  promotions: Pick<Promotions, 'admin' | 'applications' | 'closeDue'>;
  members: Pick<Members, 'byName' | 'usernames'>;
  settings: Pick<Settings, 'get'>;
};
type WithPromotions = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const MOST = 200;

/** bin/champa promotion … */
export function promotionCommands(program: Command, withPlatform: WithPromotions): void {
  const promotion = program.command('promotion').description('promotions and their conditions');

  asStaff(promotion.command('create'))
    .description('create a promotion from a JSON file, or change the existing one of its key')
    .argument('<file>')
    .action((file: string, why: Why) =>
      withPlatform(async ({ promotions, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        line(await promotions.admin.put(by, await readJson(file)));
      }),
    );

  asList(promotion.command('list'))
    .description('all promotions, with their periods')
    .action((listed: Listed) =>
      withPlatform(async ({ promotions }) => table((await promotions.admin.list()).map(rowOf), listed)),
    );

  promotion
    .command('show')
    .description('show a promotion’s definition and its history of changes')
    .argument('<key>')
    .action((key: string) =>
      withPlatform(async ({ promotions }) => {
        const { promotion: found, changes } = await promotions.admin.show(key);
        const { definition, state, startsAt, endsAt } = found;
        const told = changes.map(({ at, action, reason, actor }) => `${at.toString()} ${action} ${actor}: ${reason}`);
        show({ state, startsAt, endsAt, definition, changes: told });
      }),
    );

  for (const action of ['pause', 'resume'] as const) {
    const what = action === 'pause' ? 'count and give nothing until it is resumed' : 'go on';
    asStaff(promotion.command(action))
      .description(`${what}; given rewards stay`)
      .argument('<key>')
      .action((key: string, why: Why) =>
        withPlatform(async ({ promotions, staff }, { pool }) =>
          promotions.admin[action](await actorOf(staff.service.actor, pool, why), key),
        ),
      );
  }

  asStaff(promotion.command('fund'))
    .description('add to the budget of a promotion')
    .argument('<key>')
    .requiredOption('--amount <amount>', '50000 or 50000.00', readAmount)
    .action((key: string, { amount, ...why }: Why & { amount: Amount }) =>
      withPlatform(async ({ promotions, settings, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const { currency } = await settings.get(siteSettings.brand);
        await promotions.admin.fund(by, { key, amount, currency });
      }),
    );

  asList(promotion.command('report'))
    .description('the cost of promotions against the turnover of the members they gave to')
    .argument('[key]')
    .action((key: string | undefined, listed: Listed) =>
      withPlatform(async ({ promotions, settings }) => {
        const { currency } = await settings.get(siteSettings.brand);
        const keys = key === undefined ? (await promotions.admin.list()).map((one) => one.key) : [key];
        const reports = [];
        for (const each of keys) reports.push(await promotions.admin.report(each, currency));
        table(reports, listed);
      }),
    );

  asList(promotion.command('flags'))
    .description(
      'members who share a device, an account or an address with one who registered earlier, or with the member who brought them',
    )
    .argument('[member]')
    .action((name: string | undefined, listed: Listed) =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const memberId = name === undefined ? null : await idOfName(members, pool, name);
        const flags = await promotions.admin.flags(memberId, MOST);
        const names = await members.usernames(pool, [
          ...new Set(flags.flatMap((each) => [each.memberId, each.otherId])),
        ]);
        table(
          flags.map(({ memberId: one, kind, otherId, notedAt }) => ({
            member: names.get(one) ?? one,
            shares: kind,
            with: names.get(otherId) ?? otherId,
            notedAt,
          })),
          listed,
        );
      }),
    );

  asList(promotion.command('refunds'))
    .description('gifts that members had used before the deposit was refunded')
    .argument('[member]')
    .action((name: string | undefined, listed: Listed) =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const kept = await promotions.admin.kept(name === undefined ? null : await idOfName(members, pool, name), MOST);
        const names = await members.usernames(pool, [...new Set(kept.map(({ memberId }) => memberId))]);
        table(
          kept.map(({ memberId, key, rule, depositId, cost, currency, at }) => ({
            member: names.get(memberId) ?? memberId,
            promotion: key,
            rule,
            deposit: depositId,
            worth: formatDecimal(cost),
            currency,
            at,
          })),
          listed,
        );
      }),
    );

  byStaff(promotion.command('close'))
    .description('settle the days, weeks and months that are over, as the job does every five minutes')
    .action((who: Who) =>
      withPlatform(async ({ promotions, staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        await promotions.closeDue();
      }),
    );

  for (const action of ['tag', 'untag'] as const) {
    byStaff(promotion.command(action))
      .description(action === 'tag' ? 'add a tag to a member, for audiences' : 'remove a tag')
      .argument('<member>')
      .argument('<tag>', 'small letters, digits and hyphens')
      .action((name: string, tag: string, who: Who) =>
        withPlatform(async ({ promotions, members, staff }, { pool }) => {
          const by = await staffOf(staff.service.actor, pool, who);
          await promotions.admin[action](by, { memberId: await idOfName(members, pool, name), tag });
        }),
      );
  }

  applicationCommands(promotion, withPlatform);
  rewardCommands(promotion, withPlatform);
}

function applicationCommands(parent: Command, withPlatform: WithPromotions): void {
  const applications = parent.command('applications').description('applications of members');

  asList(applications.command('list'))
    .description('list waiting applications, the oldest first')
    .action((listed: Listed) =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const waiting = await promotions.applications.waiting(MOST);
        const names = await members.usernames(pool, [...new Set(waiting.map(({ memberId }) => memberId))]);
        table(
          waiting.map(({ id, memberId, comment, pictures, appliedAt }) => ({
            id,
            member: names.get(memberId) ?? memberId,
            appliedAt,
            pictures,
            comment,
          })),
          listed,
        );
      }),
    );

  applications
    .command('show')
    .description('show an application with its comment')
    .argument('<id>')
    .option('--pictures <folder>', 'write its pictures into this folder')
    .action((id: string, { pictures }: { pictures?: string }) =>
      withPlatform(async ({ promotions }) => {
        show(await promotions.applications.open(id));
        if (pictures === undefined) return;
        await mkdir(pictures, { recursive: true });
        for (const [n, bytes] of (await promotions.applications.picturesOf(id)).entries()) {
          await writeFile(path.join(pictures, `application-${id}-${n + 1}.jpg`), bytes);
        }
      }),
    );

  for (const [name, state] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    asStaff(applications.command(name))
      .description(
        state === 'approved'
          ? 'approve an application and give the promised reward'
          : 'reject an application; the member reads the reason',
      )
      .argument('<id>')
      .action((id: string, why: Why) =>
        withPlatform(async ({ promotions, staff }, { pool }) => {
          const by = await actorOf(staff.service.actor, pool, why);
          await promotions.applications.decide(by, id, state);
        }),
      );
  }
}

function rewardCommands(parent: Command, withPlatform: WithPromotions): void {
  const rewards = parent.command('rewards').description('rewards that wait for staff, of promotions with review');

  asList(rewards.command('list'))
    .argument('<key>')
    .description('list waiting rewards, the oldest first')
    .action((key: string, listed: Listed) =>
      withPlatform(async ({ promotions }) =>
        table(
          (await promotions.admin.reviews(key, MOST)).map(({ id, memberId, rule, cost, currency, at }) => ({
            id,
            memberId,
            rule,
            cost: formatDecimal(cost),
            currency,
            at,
          })),
          listed,
        ),
      ),
    );

  for (const [name, state] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    asStaff(rewards.command(name))
      .description(state === 'approved' ? 'give a waiting reward' : 'refuse a waiting reward')
      .argument('<id>')
      .action((id: string, why: Why) =>
        withPlatform(async ({ promotions, staff }, { pool }) =>
          promotions.admin.review(await actorOf(staff.service.actor, pool, why), id, state),
        ),
      );
  }
}

function rowOf({ key, state, startsAt, endsAt, definition: { kind, approval } }: Promotion) {
  return { key, kind, state, startsAt, endsAt: endsAt ?? 'long-term', approval };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

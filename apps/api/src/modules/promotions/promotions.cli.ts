import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import type { Command } from 'commander';
import { line, reasonOf } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import type { Promotion } from './domain/promotion.ts';
import type { Promotions } from './promotions.module.ts';

type Composed = {
  promotions: Pick<Promotions, 'admin' | 'applications' | 'closeDue'>;
  members: Pick<Members, 'byName' | 'usernames'>;
  site: Pick<Site, 'settings'>;
};
type WithPromotions = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type By = { by: string; reason: string };

const MOST = 200;

/** bin/champa promotion … */
export function promotionCommands(program: Command, withPlatform: WithPromotions): void {
  const promotion = program.command('promotion').description('what the brand gives members, on which conditions');
  const actor = ({ by, reason }: By) => ({ actor: `staff:${by}`, reason: reasonOf(reason) });
  const decision = (parent: Command, name: string, description: string, argument: string): Command =>
    parent
      .command(name)
      .description(description)
      .argument(argument)
      .requiredOption('--by <name>', 'who does it')
      .requiredOption('--reason <text>', 'why; kept with it');

  decision(promotion, 'create', 'create a promotion from a JSON file, or change the one of its key', '<file>').action(
    (file: string, by: By) =>
      withPlatform(async ({ promotions }) => {
        const done = await promotions.admin.put(await readJson(file), actor(by));
        line(done);
      }),
  );

  promotion
    .command('list')
    .description('all promotions, with their periods')
    .action(() =>
      withPlatform(async ({ promotions }) => {
        for (const one of await promotions.admin.list()) line(lineOf(one));
      }),
    );

  promotion
    .command('show')
    .description('a promotion as it was written, and who changed it')
    .argument('<key>')
    .action((key: string) =>
      withPlatform(async ({ promotions }) => {
        const { promotion: found, changes } = await promotions.admin.show(key);
        const { definition, state, startsAt, endsAt } = found;
        const shown = changes.map(
          ({ at, action, reason, actor: who }) => `${at.toString()} ${action} ${who}: ${reason}`,
        );
        line(JSON.stringify({ state, startsAt, endsAt, definition, changes: shown }, null, 2));
      }),
    );

  for (const action of ['pause', 'resume'] as const) {
    const what = action === 'pause' ? 'count and give nothing until it is resumed' : 'go on';
    decision(promotion, action, `${what}; what was given stays`, '<key>').action((key: string, by: By) =>
      withPlatform(({ promotions }) => promotions.admin[action](key, actor(by))),
    );
  }

  decision(promotion, 'fund', 'give a promotion money to give from', '<key>')
    .requiredOption('--amount <amount>', '50000 or 50000.00')
    .action((key: string, { amount, ...by }: By & { amount: string }) =>
      withPlatform(async ({ promotions, site }) => {
        const { currency } = (await site.settings.get()).brand;
        await promotions.admin.fund(key, amountOf(amount), currency, actor(by));
      }),
    );

  promotion
    .command('report')
    .description('what promotions cost against what those they gave to have staked')
    .argument('[key]')
    .action((key?: string) =>
      withPlatform(async ({ promotions, site }) => {
        const { currency } = (await site.settings.get()).brand;
        const keys = key === undefined ? (await promotions.admin.list()).map((one) => one.key) : [key];
        for (const each of keys) line(JSON.stringify(await promotions.admin.report(each, currency)));
      }),
    );

  promotion
    .command('flags')
    .description(
      'members who share a device, an account or an address with one who is here longer, or with who brought them',
    )
    .argument('[member]')
    .action((name?: string) =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const memberId = name === undefined ? null : await idOfName(members, pool, name);
        const flags = await promotions.admin.flags(memberId, MOST);
        const names = await members.usernames(pool, [
          ...new Set(flags.flatMap((each) => [each.memberId, each.otherId])),
        ]);
        for (const { memberId: one, kind, otherId, notedAt } of flags) {
          line([names.get(one) ?? one, kind, names.get(otherId) ?? otherId, notedAt.toString()].join('\t'));
        }
      }),
    );

  promotion
    .command('refunds')
    .description('what members had used already of gifts whose deposit went back')
    .argument('[member]')
    .action((name?: string) =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const kept = await promotions.admin.kept(name === undefined ? null : await idOfName(members, pool, name), MOST);
        const names = await members.usernames(pool, [...new Set(kept.map(({ memberId }) => memberId))]);
        for (const { memberId, key, rule, depositId, cost, currency, at } of kept) {
          const worth = `${formatDecimal(cost)} ${currency}`;
          line([names.get(memberId) ?? memberId, key, rule, `deposit ${depositId}`, worth, at.toString()].join('\t'));
        }
      }),
    );

  promotion
    .command('close')
    .description('work through the days, weeks and months that are over, as the job does every five minutes')
    .action(() => withPlatform(({ promotions }) => promotions.closeDue()));

  for (const action of ['tag', 'untag'] as const) {
    promotion
      .command(action)
      .description(action === 'tag' ? 'call a member something, for audiences' : 'take such a word back')
      .argument('<member>')
      .argument('<tag>', 'small letters, digits and hyphens')
      .requiredOption('--by <name>', 'who does it')
      .action((name: string, tag: string, { by }: { by: string }) =>
        withPlatform(async ({ promotions, members }, { pool }) => {
          if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(tag))
            throw new Error('A tag is 1 to 40 small letters, digits and hyphens.');
          await promotions.admin[action](await idOfName(members, pool, name), tag, `staff:${by}`);
        }),
      );
  }

  applicationCommands(promotion, withPlatform, decision, actor);
  rewardCommands(promotion, withPlatform, decision, actor);
}

type Decision = (parent: Command, name: string, description: string, argument: string) => Command;
type Actor = (by: By) => { actor: string; reason: string };

function applicationCommands(parent: Command, withPlatform: WithPromotions, decision: Decision, actor: Actor): void {
  const applications = parent.command('applications').description('what members applied for');

  applications
    .command('list')
    .description('those that wait, the oldest first')
    .action(() =>
      withPlatform(async ({ promotions, members }, { pool }) => {
        const waiting = await promotions.applications.waiting(MOST);
        const names = await members.usernames(pool, [...new Set(waiting.map(({ memberId }) => memberId))]);
        for (const { id, memberId, comment, pictures, appliedAt } of waiting) {
          line([id, names.get(memberId) ?? memberId, appliedAt.toString(), `${pictures} pictures`, comment].join('\t'));
        }
      }),
    );

  applications
    .command('show')
    .description('one with its comment')
    .argument('<id>')
    .option('--pictures <folder>', 'write its pictures into this folder')
    .action((id: string, { pictures }: { pictures?: string }) =>
      withPlatform(async ({ promotions }) => {
        const found = await promotions.applications.open(readId(id));
        if (!found) throw new Error(`There is no application ${id}.`);
        line(JSON.stringify({ ...found, id: String(found.id), promotionId: String(found.promotionId) }, null, 2));
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
    const what = state === 'approved' ? 'give what is promised' : 'reject one; the member reads the reason';
    decision(applications, name, what, '<id>').action((id: string, by: By) =>
      withPlatform(({ promotions }) => promotions.applications.decide(readId(id), { state, ...actor(by) })),
    );
  }
}

function rewardCommands(parent: Command, withPlatform: WithPromotions, decision: Decision, actor: Actor): void {
  const rewards = parent.command('rewards').description('rewards that wait for staff, of promotions with review');

  rewards
    .command('list')
    .argument('<key>')
    .description('those that wait, the oldest first')
    .action((key: string) =>
      withPlatform(async ({ promotions }) => {
        for (const { id, memberId, rule, cost, currency, at } of await promotions.admin.reviews(key, MOST)) {
          line([id, memberId, rule, formatDecimal(cost), currency, at.toString()].join('\t'));
        }
      }),
    );

  for (const [name, state] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    decision(rewards, name, state === 'approved' ? 'give it' : 'refuse it', '<id>').action((id: string, by: By) =>
      withPlatform(({ promotions }) => promotions.admin.review(readId(id), state, actor(by))),
    );
  }
}

function lineOf({ key, state, startsAt, endsAt, definition }: Promotion): string {
  return [
    key,
    definition.kind,
    state,
    startsAt.toString(),
    endsAt?.toString() ?? 'long-term',
    definition.approval,
  ].join('\t');
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function amountOf(text: string): bigint {
  const amount = isDecimal(text) ? parseAmount(text) : 0n;
  if (amount <= 0n || amount % 1000n !== 0n)
    throw new Error('The amount must be above zero, with two decimals at most.');
  return amount;
}

function readId(text: string): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new Error(`${text} is no number of one.`);
  return text;
}

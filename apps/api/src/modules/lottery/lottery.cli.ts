import { readFile } from 'node:fs/promises';
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
import { storeGameTerms } from './domain/stored-terms.ts';
import { hotPays, type HotPays } from '@champa/contract';
import type { Lottery } from './lottery.module.ts';

type Composed = WithEmployees & { lottery: Lottery };
type WithLottery = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa lottery … */
export function lotteryCommands(program: Command, withPlatform: WithLottery): void {
  const lottery = program.command('lottery').description('lottery: games, draws, results, seeds');
  gameCommands(lottery, withPlatform);
  drawCommands(lottery, withPlatform);
  chainCommands(lottery, withPlatform);
}

function gameCommands(lottery: Command, withPlatform: WithLottery): void {
  asList(lottery.command('games'))
    .description('all games with their family and whether they take bets')
    .action((listed: Listed) =>
      withPlatform(async ({ lottery: { games } }) =>
        table(
          (await games.all()).map(({ code, vassalage, family, source, isOpen, revision }) => ({
            code,
            vassalage,
            family,
            source,
            state: isOpen ? 'open' : 'paused',
            terms: revision,
          })),
          listed,
        ),
      ),
    );

  lottery
    .command('show')
    .description('a game as JSON, the input of `add` for another code')
    .argument('<game>')
    .action((code: string) =>
      withPlatform(async ({ lottery: { admin } }) => {
        const { vassalage, family, names, schedule, terms, canCancel } = await admin.gameOf(code);
        show({ code, vassalage, family, names, schedule, terms: storeGameTerms(terms), canCancel, sort: 1000 });
      }),
    );

  asStaff(lottery.command('add'))
    .description('add a game of a family the engine knows; add its title to the lobby with `catalogue import`')
    .argument('<file>', 'JSON as `show` prints it')
    .action((file: string, why: Why) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        line(`${await admin.add(by, JSON.parse(await readFile(file, 'utf8')))} takes bets`);
      }),
    );

  for (const [name, isOpen] of [
    ['pause', false],
    ['resume', true],
  ] as const) {
    asStaff(lottery.command(name))
      .description(`${name} betting on a game; its draws go on`)
      .argument('<game>')
      .action((code: string, why: Why) =>
        withPlatform(async ({ lottery: { admin }, staff }, { pool }) =>
          admin.switch(await actorOf(staff.service.actor, pool, why), { game: code, isOpen }),
        ),
      );
  }

  asStaff(lottery.command('hot'))
    .description('let a number pay half, close it, or make it pay in full again')
    .argument('<game>')
    .requiredOption('--play <play>', 'of the engine: lo2, top3, …')
    .requiredOption('--number <number>')
    .addOption(new Option('--pays <how>', 'half, nothing or full').choices(hotPays).makeOptionMandatory())
    .action((code: string, { play, number, pays, ...why }: Why & { play: string; number: string; pays: HotPays }) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) =>
        admin.mark(await actorOf(staff.service.actor, pool, why), { game: code, play, number, pays }),
      ),
    );

  byStaff(lottery.command('holiday'))
    .description('mark a day without a draw, or move its draw to another day')
    .argument('<game>')
    .argument('<day>', 'as 2026-02-17', readDay)
    .option('--to <day>', 'the day the draw moves to', readDay)
    .action((code: string, day: Temporal.PlainDate, { to = null, ...who }: Who & { to?: Temporal.PlainDate | null }) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        for (const id of await admin.holiday(by, { game: code, day, to }))
          line(`draw ${id} of that day is planned already: "lottery void ${id}" gives its stakes back`);
      }),
    );
}

function drawCommands(lottery: Command, withPlatform: WithLottery): void {
  asList(lottery.command('draws'))
    .description('the latest and the next draws of a game')
    .argument('<game>')
    .action((code: string, listed: Listed) =>
      withPlatform(async ({ lottery: { admin } }) =>
        table(
          (await admin.draws(code)).map(({ id, number, phase, closesAt, result }) => ({
            id,
            number,
            phase,
            closesAt,
            result: phase === 'settled' ? result : null,
          })),
          listed,
        ),
      ),
    );

  for (const [name, what, does] of [
    ['type', 'enter', 'say what the result of a draw is that waits for one; two employees must say the same'],
    ['correct', 'correct', 'say what the result of a settled draw should have been; two employees must say the same'],
  ] as const) {
    byStaff(lottery.command(name))
      .description(does)
      .argument('<draw>', 'its ID, as "lottery draws" prints it')
      .requiredOption('--result <json>', 'as the engine writes results of the family', readResult)
      .action((id: string, { result, ...who }: Who & { result: Record<string, unknown> }) =>
        withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
          const by = { ...(await staffOf(staff.service.actor, pool, who)), reason: 'by command' };
          const typed = await admin.result(by, { draw: id, what, result });
          line(typed === 'taken' ? `taken; the draw is ${(await admin.drawOf(id)).phase}` : answers[typed]);
        }),
      );
  }

  asStaff(lottery.command('void'))
    .description('return all stakes of a draw, once it takes no bets')
    .argument('<draw>')
    .action((id: string, why: Why) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
        await admin.void(await actorOf(staff.service.actor, pool, why), id);
        line(`draw ${id} is ${(await admin.drawOf(id)).phase}`);
      }),
    );

  asList(lottery.command('risk'))
    .description('the exposure of a draw that is not settled, by number, largest first')
    .argument('<draw>')
    .action((id: string, listed: Listed) =>
      withPlatform(async ({ lottery: { admin, risk } }) => {
        const { stake, lines } = await risk.of((await admin.drawOf(id)).id);
        if (!listed.json) line(`all stakes: ${formatDecimal(stake)}`);
        table(
          lines.map(({ play, number, ...money }) => ({
            play,
            number,
            stake: formatDecimal(money.stake),
            risk: formatDecimal(money.risk),
            net: formatDecimal(money.net),
          })),
          listed,
        );
      }),
    );
}

const answers = {
  waiting: 'noted; a second person must say the same',
  differs: 'noted; the persons contradict each other, nothing was taken',
  too_late: 'the draw takes no result now, or its game is drawn by the house',
} as const;

function chainCommands(lottery: Command, withPlatform: WithLottery): void {
  const chain = lottery.command('chain').description('seeds of house draws, committed ahead');
  byStaff(chain.command('publish'))
    .description('create a chain and publish its hash; it is used once it has a salt')
    .argument('<game>')
    .action((code: string, who: Who) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const { id, hash, length } = await admin.publishChain(by, code);
        show({ id, hash, draws: length });
      }),
    );
  byStaff(chain.command('salt'))
    .description('set the public salt of a published chain, once: a value nobody knew when it was published')
    .argument('<chain>')
    .argument('<salt>')
    .action((id: string, salt: string, who: Who) =>
      withPlatform(async ({ lottery: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        await admin.saltChain(by, { chain: id, salt });
      }),
    );
  asList(chain.command('list'))
    .description('the chains of a game, and how many draws each was used for')
    .argument('<game>')
    .action((code: string, listed: Listed) =>
      withPlatform(async ({ lottery: { admin, chains } }) =>
        table(
          (await chains.list((await admin.gameOf(code)).code)).map(({ id, hash, used, length, salt }) => ({
            id,
            hash,
            used,
            draws: length,
            salt,
          })),
          listed,
        ),
      ),
    );
  chain
    .command('verify')
    .description('check every revealed seed against the published hash')
    .argument('<chain>')
    .action((id: string) =>
      withPlatform(async ({ lottery: { admin } }) => {
        const { checked, broken } = await admin.verifyChain(id);
        if (broken.length > 0) throw new Error(`the seeds of ${broken.join(', ')} do not belong to the chain`);
        line(`${checked} seeds are of the chain`);
      }),
    );
}

function readDay(text: string): Temporal.PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new InvalidArgumentError('A day is written as 2026-02-17.');
  return Temporal.PlainDate.from(text);
}

function readResult(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new InvalidArgumentError('A result is JSON.');
  }
}

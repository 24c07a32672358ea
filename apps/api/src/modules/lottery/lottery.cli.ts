import { randomInt } from 'node:crypto';
import { hasSymbol, isOfNumbers, numberOf, plainPlay, playsOf, randomChoice } from '@champa/lottery';
import { formatDecimal } from '@champa/money';
import type { Command } from 'commander';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Game, HotNumber } from './domain/game.ts';
import { zoneOf } from './domain/plan.ts';
import * as draws from './draws.repo.ts';
import { insertChange, insertHoliday, updateEnabled, updateHotNumber } from './games.repo.ts';
import type { Lottery } from './lottery.module.ts';

type WithLottery = (work: (composed: { lottery: Lottery }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Signed = { by: string };
type Reasoned = Signed & { reason: string };

/** bin/champa lottery … */
export function lotteryCommands(program: Command, withPlatform: WithLottery): void {
  const lottery = program.command('lottery').description('lottery: games, draws, results, seeds');
  gameCommands(lottery, withPlatform);
  drawCommands(lottery, withPlatform);
  chainCommands(lottery, withPlatform);
}

function gameCommands(lottery: Command, withPlatform: WithLottery): void {
  lottery
    .command('games')
    .description('all games with what they draw and whether they take bets')
    .action(() =>
      withPlatform(async ({ lottery: { games } }) => {
        for (const { code, vassalage, family, source, isOpen, revision } of await games.all())
          line([code, vassalage, family, source, isOpen ? 'open' : 'paused', `terms ${revision}`]);
      }),
    );

  for (const [name, enabled] of [
    ['pause', false],
    ['resume', true],
  ] as const) {
    signed(lottery.command(name).description(`${name} betting on a game; its draws go on`).argument('<game>'))
      .requiredOption('--reason <text>')
      .action((code: string, { reason, by }: Reasoned) =>
        withPlatform((_composed, { pool }) =>
          inTransaction(pool, async (tx) => {
            if (!(await updateEnabled(tx, code, enabled, enabled ? '' : reason))) throw unknownGame(code);
            await insertChange(tx, { gameCode: code, drawId: null, what: name, details: { reason }, actor: by });
          }),
        ),
      );
  }

  signed(
    lottery
      .command('hot')
      .description('let a number pay half, close it, or make it pay in full again')
      .argument('<game>'),
  )
    .requiredOption('--play <play>', 'of the engine: lo2, top3, …')
    .requiredOption('--number <number>')
    .requiredOption('--pays <how>', 'half, nothing or full')
    .requiredOption('--reason <text>')
    .action(
      (code: string, { play, number, pays, reason, by }: Reasoned & { play: string; number: string; pays: string }) =>
        withPlatform(async ({ lottery: { games } }, { pool }) => {
          const perMille = paying[pays];
          if (perMille === undefined) throw new Error('A hot number pays half, nothing or full.');
          checkMark(await gameOf(games, code), { play, number, perMille });
          const mark = { play, number: numberOf({ id: play }, number), perMille };
          await inTransaction(pool, async (tx) => {
            if (!(await updateHotNumber(tx, code, mark, { reason, actor: by }))) throw unknownGame(code);
            const details = { play, number, pays, reason };
            await insertChange(tx, { gameCode: code, drawId: null, what: 'hot', details, actor: by });
          });
        }),
    );

  signed(
    lottery
      .command('holiday')
      .description('a day without a draw, or whose draw is held on another')
      .argument('<game>')
      .argument('<day>'),
  )
    .option('--to <day>', 'where the draw goes')
    .action((code: string, day: string, { to, by }: Signed & { to?: string }) =>
      withPlatform(async ({ lottery: { games } }, { pool }) => {
        const game = await gameOf(games, code);
        const [off, movedTo] = [dayOf(day), to === undefined ? null : dayOf(to)];
        await inTransaction(pool, async (tx) => {
          await insertHoliday(tx, code, { day: off, movedTo });
          const details = { day, to: to ?? null };
          await insertChange(tx, { gameCode: code, drawId: null, what: 'holiday', details, actor: by });
        });
        // Draws are made some days ahead; members may have bet on them.
        for (const draw of await draws.selectOpenDraws(pool, code, 100)) {
          if (draw.drawsAt.toZonedDateTimeISO(zoneOf(game, 'UTC')).toPlainDate().equals(off))
            line([`draw ${draw.id} of that day is planned already: "lottery void ${draw.id}" gives its stakes back`]);
        }
      }),
    );
}

const paying: Readonly<Record<string, 0 | 500 | 1000>> = { nothing: 0, half: 500, full: 1000 };

function drawCommands(lottery: Command, withPlatform: WithLottery): void {
  lottery
    .command('draws')
    .description('the latest and the next draws of a game')
    .argument('<game>')
    .action((code: string) =>
      withPlatform(async ({ lottery: { games } }, { pool }) => {
        await gameOf(games, code);
        const opened = await draws.selectOpened(pool, code, { before: null, limit: 20 });
        const open = await draws.selectOpenDraws(pool, code, 20);
        const due = (await draws.selectDue(pool, 1000)).filter(({ gameCode }) => gameCode === code);
        for (const draw of [...opened.toReversed(), ...due, ...open])
          line([
            String(draw.id),
            draw.number,
            draw.phase,
            String(draw.closesAt),
            draw.phase === 'settled' ? JSON.stringify(draw.result) : '',
          ]);
      }),
    );

  for (const [name, phase, does] of [
    ['type', 'drawing', 'say what the result of a draw is that waits for one; two persons must say the same'],
    ['correct', 'settled', 'say what the result of a settled draw should have been; two persons must say the same'],
  ] as const) {
    signed(lottery.command(name).description(does).argument('<draw>', 'its id, as "lottery draws" tells it'))
      .requiredOption('--result <json>', 'as the engine writes results of the family')
      .action((id: string, { result, by }: Signed & { result: string }) =>
        withPlatform(async ({ lottery: { draws: service, games } }, { pool }) => {
          const draw = await drawOf(pool, id);
          if (draw.phase !== phase) throw new Error(`Draw ${id} is ${draw.phase}.`);
          const typed = await service.results.type(draw.id, await games.byCode(draw.gameCode), parsed(result), by);
          if (typed === 'taken') await service.takeOn(draw.id);
          line([typed === 'taken' ? `taken; the draw is ${(await drawOf(pool, id)).phase}` : answers[typed]]);
        }),
      );
  }

  signed(
    lottery.command('void').description('give all stakes of a draw back, once it takes no bets').argument('<draw>'),
  )
    .requiredOption('--reason <text>')
    .action((id: string, { reason, by }: Reasoned) =>
      withPlatform(async ({ lottery: { draws: service } }, { pool }) => {
        const draw = await drawOf(pool, id);
        await service.lock(draw.id, true);
        if (!(await service.results.void(draw.id, reason, by)))
          throw new Error(`Draw ${id} is ${draw.phase}: it cannot be voided now.`);
        await service.takeOn(draw.id);
        line([`draw ${id} is ${(await drawOf(pool, id)).phase}`]);
      }),
    );

  lottery
    .command('risk')
    .description('what a draw that is not settled could cost, by number, heaviest first')
    .argument('<draw>')
    .action((id: string) =>
      withPlatform(async ({ lottery: { risk } }, { pool }) => {
        const { stake, lines } = await risk.of((await drawOf(pool, id)).id);
        line(['all stakes', formatDecimal(stake)]);
        for (const one of lines)
          line([one.play, one.number, formatDecimal(one.stake), formatDecimal(one.risk), formatDecimal(one.net)]);
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
  chain
    .command('publish')
    .description('make a chain and publish its hash; it is used once it has a salt')
    .argument('<game>')
    .action((code: string) =>
      withPlatform(async ({ lottery: { chains, games } }) => {
        const { id, hash, length } = await chains.publish((await gameOf(games, code)).code);
        line([`chain ${id}`, hash, `${length} draws`]);
      }),
    );
  chain
    .command('salt')
    .description('give a published chain its public salt, once: something nobody knew when it was published')
    .argument('<chain>')
    .argument('<salt>')
    .action((id: string, salt: string) =>
      withPlatform(async ({ lottery: { chains } }) => {
        if (!isId(id) || !(await chains.salt(id, salt))) throw new Error(`There is no chain ${id} without a salt.`);
      }),
    );
  chain
    .command('list')
    .argument('<game>')
    .action((code: string) =>
      withPlatform(async ({ lottery: { chains, games } }) => {
        for (const { id, hash, used, length, salt } of await chains.list((await gameOf(games, code)).code))
          line([`chain ${id}`, hash, `${used} of ${length}`, salt ?? 'no salt yet']);
      }),
    );
  chain
    .command('verify')
    .description('check every seed revealed against what was published')
    .argument('<chain>')
    .action((id: string) =>
      withPlatform(async ({ lottery: { chains } }) => {
        if (!isId(id) || !(await chains.find(BigInt(id)))) throw new Error(`There is no chain ${id}.`);
        const { checked, broken } = await chains.verify(id);
        if (broken.length > 0) throw new Error(`not of the chain: the seeds of ${broken.join(', ')}`);
        line([`${checked} seeds are of the chain`]);
      }),
    );
}

function signed(command: Command): Command {
  return command.requiredOption('--by <name>', 'who does it; kept for ever');
}

async function drawOf(pool: Pool, id: string): Promise<draws.Draw> {
  const draw = isId(id) ? await draws.selectDraw(pool, id) : null;
  if (!draw) throw new Error(`There is no draw ${id}.`);
  return draw;
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

async function gameOf(games: Lottery['games'], code: string): Promise<Game> {
  const game = (await games.all()).find((each) => each.code === code);
  if (!game) throw unknownGame(code);
  return game;
}

function dayOf(text: string): Temporal.PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Error(`A day is written as 2026-02-17, not ${text}.`);
  return Temporal.PlainDate.from(text);
}

/** A mark that no bet would ever meet is a mistake: a mistyped number, a play that goes by another's, one of no single numbers. */
function checkMark({ code, family }: Game, { play: id, number, perMille }: HotNumber): void {
  const play = playsOf(family).find((each) => each.id === id);
  if (!play) throw new Error(`${code} has no play ${id}.`);
  if (plainPlay(id) !== id) throw new Error(`${id} goes by the numbers of ${plainPlay(id)}.`);
  if (!play.board.rows.some((row) => hasSymbol(row, number))) throw new Error(`${id} has no number ${number}.`);
  const [line] = play.enumerate(randomChoice(play, { intBelow: (n) => randomInt(n) }));
  if (perMille === 500 && !isOfNumbers(line!))
    throw new Error(`${id} bets no single numbers: they can only be closed.`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`A result is JSON, not ${json}.`);
  }
}

function unknownGame(code: string): Error {
  return new Error(`There is no game ${code}.`);
}

function line(parts: readonly string[]): void {
  process.stdout.write(`${parts.join('\t')}\n`);
}

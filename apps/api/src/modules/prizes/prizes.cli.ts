import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatDecimal } from '@champa/money';
import type { Command } from 'commander';
import type { Clock } from '../../platform/clock.ts';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  line,
  type Listed,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { type Game, isOfKind } from './domain/game.ts';
import type { Prizes } from './prizes.module.ts';

type Composed = WithEmployees & { prizes: Prizes; members: Pick<Members, 'byName'> };
type WithPrizes = (work: (composed: Composed, deps: { pool: Pool; clock: Clock }) => Promise<void>) => Promise<void>;

const FORMAT = `
FILE is JSON: one prize game.

  kind            wheel egg envelope rain raffle
  code, names     its ID, and its names: {"lo": "…", "en": "…", "cn": "…"}
  currency        of its prizes
  budget          that pays them; fund it by "champa rewards fund"
  prizes          wheel, egg: code names weight gift, stock big; raffle: code names count gift, big. Best first
  fallback        wheel, egg: the prize given for one that has run out; it has no stock and costs no money
  gift            {"kind": "nothing"}, {"kind": "cash", "amount": "5000"}, {"kind": "bonus", "amount": "5000", "offer": "…"},
                  {"kind": "points", "points": 50}, {"kind": "tickets", "game": "…", "tickets": 1}
  bands, days     envelope: amounts [{"min": "1000", "max": "5000", "weight": 70}, …], and days to open it
  days, time      rain, raffle: ISO weekdays ([1] Monday; default all) and time of day in the brand's time zone ("20:00")
  minutes, pot, parts, min, max      rain
  claimDays       raffle: days to claim a prize
  turnoverFactor  of cash: times it is staked before a withdrawal; default 1

A game of the same code gets another edition: what was drawn, planned or opened before stays as it was.`;

/** bin/champa prizes … */
export function prizesCommands(program: Command, withPlatform: WithPrizes): void {
  const prizes = program.command('prizes').description('prize games: wheel, golden egg, red envelopes, rain, raffle');

  asList(prizes.command('list'))
    .description('list the games, with what is left of their budgets and prizes')
    .action((listed: Listed) =>
      withPlatform(async ({ prizes: { games, budgetLeft } }) => {
        const stock = await games.stock();
        const rows = [];
        for (const game of await games.all()) {
          const { code, rules, isOpen, budget, currency, names } = game;
          rows.push({
            code,
            kind: rules.kind,
            state: isOpen ? 'open' : 'paused',
            budget,
            left: formatDecimal(await budgetLeft(budget, currency)),
            currency,
            name: names.en,
            limited: limitedPrizes(game, stock),
          });
        }
        table(rows, listed);
      }),
    );

  asStaff(prizes.command('create'))
    .description('add a game from a file, or a new edition of an existing one')
    .argument('<file>', 'JSON; see below')
    .addHelpText('after', FORMAT)
    .action((file: string, why: Why) =>
      withPlatform(async ({ prizes: { admin }, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        line(`${await admin.save(by, JSON.parse(await readFile(file, 'utf8')))} saved`);
      }),
    );

  asStaff(prizes.command('stock'))
    .description('set how many of a prize there are from now on')
    .argument('<game>')
    .argument('<prize>')
    .argument('<number>')
    .action((game: string, prize: string, number: string, why: Why) =>
      withPlatform(async ({ prizes: { admin }, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        await admin.restock(by, { game, prize, remaining: wholeOf(number) });
        line(`${game}: ${number} of ${prize}`);
      }),
    );

  for (const [action, isOpen] of [
    ['pause', false],
    ['open', true],
  ] as const) {
    asStaff(prizes.command(action))
      .description(isOpen ? 'open a game again' : 'pause a game: nothing is drawn or grabbed, tickets stay')
      .argument('<game>')
      .action((game: string, why: Why) =>
        withPlatform(async ({ prizes: { admin }, staff }, { pool }) =>
          admin.switch(await actorOf(staff.service.actor, pool, why), { game, isOpen }),
        ),
      );
  }

  byStaff(prizes.command('tickets'))
    .description('give a member tickets of a wheel, an egg or a raffle')
    .argument('<member>')
    .requiredOption('--game <code>')
    .requiredOption('--number <number>')
    .option('--hours <number>', 'they expire after so many hours; without it never')
    .option('--key <text>', 'the same key adds once')
    .action((name: string, { game, number, hours, key = randomUUID(), ...who }: TicketOptions) =>
      withPlatform(async ({ prizes: { admin }, members, staff }, { pool, clock }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const memberId = await idOfName(members, pool, name);
        const expiresAt = hours === undefined ? null : clock.now().add({ hours: wholeOf(hours) });
        line(await admin.giveTickets(by, { memberId, game, tickets: wholeOf(number), expiresAt, key }));
      }),
    );

  const envelope = prizes.command('envelope').description('red envelopes');
  byStaff(envelope.command('give'))
    .description('give a member a red envelope')
    .argument('<member>')
    .requiredOption('--game <code>', 'the kind of envelope')
    .option('--key <text>', 'the same key gives once')
    .action((name: string, { game, key = randomUUID(), ...who }: Who & { game: string; key?: string }) =>
      withPlatform(async ({ prizes: { admin }, members, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const memberId = await idOfName(members, pool, name);
        const { envelope, status } = await admin.giveEnvelope(by, { memberId, game, key });
        line(`envelope ${envelope} ${status}`);
      }),
    );

  const rain = prizes.command('rain').description('rains of red envelopes');
  byStaff(rain.command('schedule'))
    .description('plan one more window of a rain')
    .argument('<game>')
    .requiredOption('--at <time>', 'ISO 8601 with time zone, or "now"')
    .option('--minutes <number>', 'a length other than the game’s')
    .action((game: string, { at, minutes, ...who }: Who & { at: string; minutes?: string }) =>
      withPlatform(async ({ prizes: { admin }, staff }, { pool, clock }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const now = clock.now().round({ smallestUnit: 'second' });
        const startsAt = at === 'now' ? now : Temporal.Instant.from(at);
        const length = minutes === undefined ? undefined : wholeOf(minutes);
        line(`${game} at ${startsAt}: ${await admin.planRain(by, { game, startsAt, minutes: length })}`);
      }),
    );

  const raffle = prizes.command('raffle').description('raffles');
  asList(raffle.command('list'))
    .description('list the open rounds and the last ones drawn, with their winners')
    .action((listed: Listed) =>
      withPlatform(async ({ prizes: { games, raffles } }) => {
        const codes = (await games.all()).filter((game) => isOfKind(game, 'raffle')).map(({ code }) => code);
        const rounds = await raffles.shown(codes);
        const wins = await raffles.winsOf(rounds.map(({ id }) => id));
        table(
          rounds.map(({ id, game, drawsAt, tickets, drawnAt, serverSeedHash }) => ({
            id,
            game,
            state: drawnAt === null ? 'open' : 'drawn',
            at: drawnAt ?? drawsAt,
            tickets,
            serverSeedHash,
            winners: wins
              .filter(({ round }) => round === id)
              .map(({ place, ticket, memberId, prize }) => `${place}. ${prize}: ticket ${ticket}, member ${memberId}`),
          })),
          listed,
        );
      }),
    );
  byStaff(raffle.command('draw'))
    .description('draw due rounds now, rather than within a minute, and open missing rounds')
    .action((who: Who) =>
      withPlatform(async ({ prizes: { raffles }, staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        await raffles.turn();
      }),
    );
}

type TicketOptions = Who & { game: string; number: string; hours?: string; key?: string };

function limitedPrizes({ code, rules }: Game, stock: ReadonlyMap<string, number>): string[] {
  if (rules.kind !== 'wheel' && rules.kind !== 'egg') return [];
  return rules.prizes.flatMap((prize) => {
    const left = stock.get(`${code}/${prize.code}`);
    return left === undefined ? [] : `${prize.code}: ${left} left`;
  });
}

function wholeOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${text} is not a whole number.`);
  return Number.parseInt(text, 10);
}

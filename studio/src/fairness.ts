import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { createTitles, type Title } from './catalogue/titles.ts';
import { ARCADE_GAMES } from './engines/arcade/index.ts';
import { hasLimit, verifyRun } from './engines/pot/index.ts';
import { ArcadeAct, Round, RouletteChip } from './protocol.ts';
import { arcadeName } from './rounds/arcade.ts';
import type { Bet } from './rounds/rounds.repo.ts';
import { type Claim, claimOf, recompute, verdictOn } from './rounds/verify.ts';

// `bin/champa fairness verify`: recomputes a round from its revealed seed, by the functions that decided it. Needs no database.
const USAGE = `usage: champa fairness verify --vendor CODE --game CODE
  --round FILE [--server-seed HEX]                      a round as the game protocol gives it, or
  --server-seed HEX --client-seed TEXT --nonce N --stake AMOUNT
    [--bet JSON] [--moves JSON] [--cashed-out 1.50] [--hash HEX]
  --pot CODE --number N --server-seed HEX --hash HEX [--begins AMOUNT] [--ends AMOUNT]
                                                        the amount at which a must-hit-by pot is won
The bet of a roulette is its chips, [{"spot": …, "amount": …}]; that of a slot or a crash game is none.
`;

const { values, positionals } = parseArgs({
  options: {
    vendor: { type: 'string' },
    game: { type: 'string' },
    round: { type: 'string' },
    'server-seed': { type: 'string' },
    'client-seed': { type: 'string', default: '' },
    nonce: { type: 'string', default: '0' },
    stake: { type: 'string', default: '' },
    bet: { type: 'string' },
    moves: { type: 'string', default: '[]' },
    'cashed-out': { type: 'string' },
    hash: { type: 'string' },
    pot: { type: 'string' },
    number: { type: 'string', default: '1' },
    begins: { type: 'string' },
    ends: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

try {
  if (values.help || positionals[0] !== 'verify') throw new RangeError(USAGE);
  process.exitCode = (values.pot === undefined ? verify() : verifyPot(values.pot)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

/** Prints what the seed gives; false: it is not what was promised or shown. */
function verify(): boolean {
  const titles = createTitles();
  const title = titles.findPlayable(values.vendor ?? '', values.game ?? '');
  if (!title) throw new RangeError(`no game ${values.game ?? ''} of ${values.vendor ?? ''} is played here\n${USAGE}`);
  const round = values.round === undefined ? null : readRound(values.round);
  const seed = values['server-seed'] ?? round?.fairness.serverSeed;
  if (!seed) throw new RangeError(`the server seed is missing: it is revealed when the player changes it\n${USAGE}`);
  const recomputed = recompute(titles, title, round ? claimOf(round, seed) : readClaim(title, seed));
  const { serverSeedHash, outcome, raised, win, draw } = recomputed;
  const checks = round ? verdictOn(round, recomputed) : hashCheck(serverSeedHash);
  const shown = {
    game: title.gameName,
    serverSeedHash,
    ...checks,
    raised: formatDecimal(raised),
    win: formatDecimal(win),
  };
  process.stdout.write(`${JSON.stringify({ ...shown, outcome, draw }, null, 2)}\n`);
  return Object.values(checks).every(Boolean);
}

/** Prints the point of a must-hit-by pot's run, from its revealed seed; false: the seed is not the promised one. */
function verifyPot(code: string): boolean {
  const rules = createTitles().findPot(code)?.rules;
  if (!rules || !hasLimit(rules)) throw new RangeError(`no must-hit-by pot ${code}\n${USAGE}`);
  const { 'server-seed': serverSeed, hash: serverSeedHash } = values;
  if (!serverSeed || !serverSeedHash) throw new RangeError(`the server seed or its hash is missing\n${USAGE}`);
  const number = Number(values.number);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError('--number is a whole number from 1');
  const begins = values.begins ?? formatDecimal(rules.seed);
  const ends = values.ends ?? formatDecimal(rules.limit);
  if (![begins, ends].every(isDecimal)) throw new RangeError('--begins and --ends are amounts such as 500000');
  const run = { number, begins, ends, serverSeed, serverSeedHash };
  const { isCommitted, point } = verifyRun(code, run);
  process.stdout.write(
    `${JSON.stringify({ pot: code, number, begins, ends, isCommitted, point: formatDecimal(point) }, null, 2)}\n`,
  );
  return isCommitted;
}

function hashCheck(serverSeedHash: string): { isCommitted?: boolean } {
  return values.hash === undefined ? {} : { isCommitted: values.hash.toLowerCase() === serverSeedHash };
}

function readRound(file: string): Round {
  return parsed('the round', Round, readFileSync(file, 'utf8'));
}

function readClaim(title: Title, serverSeed: string): Claim {
  const { 'client-seed': clientSeed, 'cashed-out': cashedOutAt = null, stake } = values;
  const nonce = Number(values.nonce);
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('--nonce is a whole number from 0');
  if (!isDecimal(stake) || parseAmount(stake) <= 0n) throw new RangeError('--stake is an amount such as 1000');
  const acts = parsed('--moves', z.array(ArcadeAct), values.moves);
  return { serverSeed, clientSeed, nonce, stake: parseAmount(stake), bet: readBet(title), acts, cashedOutAt };
}

function readBet({ engine }: Title): Bet {
  const name = arcadeName(engine);
  if (name) return { arcade: { ...parsed('--bet', ARCADE_GAMES[name].bet, values.bet ?? '{}') } };
  return engine === 'roulette' ? { chips: parsed('--bet', z.array(RouletteChip), values.bet ?? '[]') } : {};
}

function parsed<Schema extends z.ZodMiniType>(what: string, schema: Schema, text: string): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new RangeError(`${what} cannot be read: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

import { type Amount, formatDecimal } from '@champa/money';
import { type PotShown, rulesOf } from '../catalogue/rules.ts';
import { defaultStake, stakeLadder } from '../catalogue/stakes.ts';
import type { Title } from '../catalogue/titles.ts';
import { cycleOf } from '../catalogue/cycle.ts';
import { hasLimit } from '../engines/pot/index.ts';
import { freeRoundsNow } from '../free-rounds/free-rounds.ts';
import { StudioError } from '../platform/errors.ts';
import { potFor } from '../pots/pots.ts';
import { readPots } from '../pots/pots.repo.ts';
import { runsShown } from '../pots/runs.ts';
import type { Game } from '../protocol.ts';
import { seedState } from '../sessions/seeds.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { refillDemo } from '../sessions/sessions.ts';
import type { Studio } from '../studio.ts';
import { DEMO_CURRENCY } from '../wire/purse.ts';
import { refusalError } from './conclude.ts';
import { isOpen, presentRound } from './present.ts';
import { recentRounds } from './rounds.repo.ts';

const RECENT_ROUNDS = 20;
const SYMBOLS: Readonly<Record<string, string>> = {
  LAK: '₭',
  THB: '฿',
  VND: '₫',
  CNY: '¥',
  USD: '$',
  USDT: '₮',
  [DEMO_CURRENCY]: '✦',
};

/** Everything a client needs to show the game: rules, stakes, balance, the last rounds and the seeds of the next. */
export async function gameView(studio: Studio, session: Session, title: Title): Promise<Game> {
  const isDemo = session.currency === DEMO_CURRENCY;
  if (isDemo) await refillDemo(studio, session.seatId, title);
  const [balance, pot, rows, fairness, freeRounds] = await Promise.all([
    readBalance(studio, session),
    potShown(studio, session, title),
    recentRounds(studio.pool, session.seatId, RECENT_ROUNDS),
    seedState(studio, session.seatId),
    freeRoundsNow(studio, session),
  ]);
  const newest = rows[0];
  return {
    title: { name: title.gameName, gameCode: title.gameCode, vassalage: title.vassalage, theme: title.theme },
    engine: title.engine,
    currency: session.currency,
    currencySymbol: SYMBOLS[session.currency] ?? session.currency,
    lang: session.lang,
    demo: isDemo,
    balance: formatDecimal(balance),
    stakes: stakeLadder(title).map(formatDecimal),
    defaultStake: formatDecimal(defaultStake(title)),
    rules: rulesOf(title, studio.settings, { pot, extras: session.extras }),
    minCycleMs: cycleOf(studio.settings, title),
    freeRounds,
    open: newest && (isOpen(newest) || !newest.shown) ? presentRound(newest) : null,
    recent: rows.map(presentRound),
    fairness,
    lobbyUrl: session.lobbyUrl,
    depositUrl: session.depositUrl,
    serverTime: studio.now(),
  };
}

async function potShown(studio: Studio, { currency, lang }: Session, title: Title): Promise<PotShown | null> {
  const pot = potFor(studio, title, currency);
  if (!pot) return null;
  const key = { code: pot.code, currency };
  const runs = hasLimit(pot.rules) ? await runsShown(studio, key, pot.rules) : null;
  const amounts = await readPots(studio.pool, [pot.code], currency);
  return { pot, amount: amounts.get(pot.code) ?? pot.rules.seed, lang, runs };
}

async function readBalance(studio: Studio, session: Session): Promise<Amount> {
  const answer = await studio.purse.balance(session);
  if (answer.kind === 'ok') return answer.balance;
  if (answer.kind === 'refused') throw refusalError(answer.status, answer.balance);
  throw new StudioError('WALLET_UNAVAILABLE', 'the wallet does not answer');
}

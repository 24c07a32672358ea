import type {
  DrawRules,
  Language,
  PrizeBand,
  PrizeDraw,
  PrizeGame,
  PrizeReward,
  RafflePrize as RafflePrizeView,
  RaffleRound,
  RaffleTickets,
  RaffleWin,
  Rain as RainView,
  RedEnvelope,
} from '@champa/contract';
import { type Band, serverSeedToHex } from '@champa/fairness';
import { formatDecimal, maximum, minimum } from '@champa/money';
import type { Game, LocalText, Prize, PrizeGift, RafflePrize, Rules, RulesOf } from './domain/game.ts';
import type { Draw } from './draws.repo.ts';
import type { Envelope } from './envelopes.repo.ts';
import type { Edition } from './games.repo.ts';
import type { Round, Win } from './raffles.repo.ts';
import type { OwnWin } from './raffles.service.ts';
import type { Rain } from './rains.repo.ts';

export function presentReward(gift: PrizeGift, currency: string): PrizeReward {
  switch (gift.kind) {
    case 'cash':
      return { ...gift, amount: formatDecimal(gift.amount), currency };
    case 'bonus':
      return { kind: 'bonus', amount: formatDecimal(gift.amount), currency };
    case 'points':
      return { kind: 'points', points: String(gift.points) };
    case 'free_rounds':
      return { kind: 'free_rounds', rounds: gift.rounds };
    default:
      return gift;
  }
}

/** `stock`: the remaining numbers of limited prizes, by `game/prize`. */
export function presentGame(game: Game, stock: ReadonlyMap<string, number>, language: Language): PrizeGame {
  const { code, currency, isOpen, names, rules } = game;
  const face = { code, name: names[language], currency, isOpen };
  switch (rules.kind) {
    case 'wheel':
    case 'egg': {
      const prizes = rules.prizes.map((prize) => presentPrize(prize, game, stock, language));
      return { kind: rules.kind, ...face, prizes, fallback: rules.fallback };
    }
    case 'envelope': {
      const { bands, days, turnoverFactor } = rules;
      return { kind: 'envelope', ...face, bands: bands.map(presentBand), days, turnoverFactor };
    }
    case 'rain': {
      const { pot, min, max, ...rest } = rules;
      return { ...rest, ...face, pot: formatDecimal(pot), min: formatDecimal(min), max: formatDecimal(max) };
    }
    case 'raffle': {
      const { prizes, ...rest } = rules;
      return { ...rest, ...face, prizes: prizes.map((prize) => presentRafflePrize(prize, currency, language)) };
    }
  }
}

function presentPrize(
  prize: Prize,
  { code: game, currency }: Game,
  stock: ReadonlyMap<string, number>,
  language: Language,
) {
  const { code, names, weight, gift, isBig } = prize;
  const left = stock.get(`${game}/${code}`) ?? null;
  return { code, name: names[language], weight, reward: presentReward(gift, currency), isBig, left };
}

function presentRafflePrize(prize: RafflePrize, currency: string, language: Language): RafflePrizeView {
  const { code, names, count, gift, isBig } = prize;
  return { code, name: names[language], count, reward: presentReward(gift, currency), isBig };
}

function presentBand({ min, max, weight }: Band): PrizeBand {
  return { min: formatDecimal(min), max: formatDecimal(max), weight };
}

export function presentRain(rain: Rain, { rules, names }: Edition, currency: string, language: Language): RainView {
  const { min, max } = rules as RulesOf<'rain'>;
  const isClosed = rain.closedAt !== null;
  return {
    id: String(rain.id),
    game: rain.game,
    name: names[language],
    startsAt: rain.startsAt.toString(),
    endsAt: rain.endsAt.toString(),
    pot: formatDecimal(rain.pot),
    currency,
    parts: rain.parts,
    taken: rain.taken,
    min: formatDecimal(min),
    max: formatDecimal(max),
    isClosed,
    returned: rain.returned === null ? null : formatDecimal(rain.returned),
    fairness: committed(rain, isClosed, 0),
  };
}

/** `names`: winners' names, masked, by id. */
export function presentRound(
  round: Round,
  wins: readonly Win[],
  { edition, currency, names }: { edition: Edition; currency: string; names: ReadonlyMap<string, string> },
  language: Language,
): RaffleRound {
  const { prizes } = edition.rules as RulesOf<'raffle'>;
  const isDrawn = round.drawnAt !== null;
  return {
    id: String(round.id),
    game: round.game,
    name: edition.names[language],
    opensAt: round.opensAt.toString(),
    drawsAt: round.drawsAt.toString(),
    tickets: round.tickets,
    isDrawn,
    prizes: prizes.map((prize) => presentRafflePrize(prize, currency, language)),
    winners: wins.map(({ place, ticket, memberId, prize }) => ({
      place,
      ticket,
      player: names.get(String(memberId)) ?? '',
      prize,
      prizeName: prizes.find(({ code }) => code === prize)!.names[language],
    })),
    fairness: committed(round, isDrawn, 0),
  };
}

/** A page of a round's tickets. */
export function presentTickets(round: Round, { list, next }: Pick<RaffleTickets, 'list' | 'next'>): RaffleTickets {
  const { tickets, drawnAt, isListed } = round;
  const isDrawn = drawnAt !== null;
  return { list, next, tickets, isDrawn, isListed, fairness: committed(round, isDrawn, 0) };
}

export function presentWin(win: OwnWin, edition: Edition, currency: string, language: Language): RaffleWin {
  const prize = (edition.rules as RulesOf<'raffle'>).prizes.find(({ code }) => code === win.prize)!;
  return {
    id: `${win.round}-${win.place}`,
    round: String(win.round),
    gameName: edition.names[language],
    ticket: win.ticket,
    prizeName: prize.names[language],
    reward: presentReward(prize.gift, currency),
    isBig: prize.isBig,
    at: win.at.toString(),
    claimUntil: win.claimUntil.toString(),
    state: win.state,
  };
}

export function presentEnvelope(
  envelope: Envelope,
  edition: Edition,
  currency: string,
  language: Language,
): RedEnvelope {
  const { bands } = edition.rules as RulesOf<'envelope'>;
  return {
    id: String(envelope.id),
    game: envelope.game,
    title: edition.names[language],
    min: formatDecimal(bands.map(({ min }) => min).reduce(minimum)),
    max: formatDecimal(bands.map(({ max }) => max).reduce(maximum)),
    currency,
    expiresAt: envelope.expiresAt?.toString() ?? null,
    at: envelope.at.toString(),
  };
}

export function presentDraw(draw: Draw, edition: Edition, currency: string, language: Language): PrizeDraw {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = draw;
  const shared = {
    id: String(draw.id),
    game: draw.game,
    gameName: edition.names[language],
    kind: edition.rules.kind,
    drawn: draw.drawn,
    given: draw.given,
    why: draw.why,
    at: draw.at.toString(),
    rules: drawRules(edition.rules, language),
    fairness: { serverSeedHash, serverSeed: serverSeed && hexOf(serverSeed), clientSeed, nonce },
  };
  if (draw.amount !== null) {
    const { turnoverFactor } = edition.rules as RulesOf<'envelope'>;
    const reward = { kind: 'cash', amount: draw.drawn, currency, turnoverFactor } as const;
    const name = edition.names[language];
    return { ...shared, drawnName: name, prizeName: name, reward, isBig: false };
  }
  const { prizes } = edition.rules as RulesOf<'wheel' | 'egg'>;
  const of = (code: string): Prize => prizes.find((prize) => prize.code === code)!;
  const given = of(draw.given);
  return {
    ...shared,
    drawnName: of(draw.drawn).names[language],
    prizeName: given.names[language],
    reward: presentReward(given.gift, currency),
    isBig: given.isBig,
  };
}

function drawRules(rules: Rules, language: Language): DrawRules {
  if (rules.kind === 'envelope') return { of: 'amount', bands: rules.bands.map(presentBand) };
  const named = (prize: { code: string; names: LocalText; weight: number }) => ({
    code: prize.code,
    name: prize.names[language],
    weight: prize.weight,
  });
  return { of: 'prizes', prizes: (rules as RulesOf<'wheel' | 'egg'>).prizes.map(named) };
}

type Seeded = { serverSeed: Uint8Array; serverSeedHash: string; clientSeed: string };

function committed({ serverSeed, serverSeedHash, clientSeed }: Seeded, isRevealed: boolean, nonce: number) {
  return { serverSeedHash, serverSeed: isRevealed ? hexOf(serverSeed) : null, clientSeed, nonce };
}

function hexOf(serverSeed: Uint8Array): string {
  return serverSeedToHex(new Uint8Array(serverSeed));
}

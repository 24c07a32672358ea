import type { Bonus as BonusView, BonusOffer, Contribution, GameType, Language } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { Bonus } from './domain/bonus.ts';
import { type Contributions, excludedBy, type Offer } from './domain/offer.ts';

/** The names of vendors and games, for conditions that name them. */
export type Names = {
  vendor: (vassalage: string) => Promise<string>;
  game: (vassalage: string, gameCode: string) => Promise<string>;
};

type Conditions = Pick<
  Offer,
  'names' | 'terms' | 'currency' | 'contributions' | 'maxStake' | 'maxWin' | 'isBonusFirst' | 'days'
>;

/** `open`: all offers that the member may choose from. */
export async function presentOffer(
  offer: Offer,
  open: readonly Offer[],
  language: Language,
  names: Names,
): Promise<BonusOffer> {
  const { code, kind, percent, wageringFactor, wageringBase } = offer;
  return {
    code,
    kind,
    percent,
    maxBonus: formatDecimal(offer.maxBonus),
    minDeposit: formatDecimal(offer.minDeposit),
    wageringFactor,
    wageringBase,
    excludes: excludedBy(offer, open).map(({ offer: { code: excluded, names: named }, until }) => ({
      code: excluded,
      name: named[language],
      until,
    })),
    ...(await conditions(offer, language, names)),
  };
}

/** `balance`: the balance of the member's bonus account, which belongs to the active bonus. */
export async function presentBonus(
  bonus: Bonus,
  balance: Amount,
  language: Language,
  names: Names,
): Promise<BonusView> {
  const { id, state, amount, required, wagered, converted, grantedAt, activatedAt, expiresAt, endedAt } = bonus;
  const left = { active: balance, queued: amount } as Partial<Record<Bonus['state'], Amount>>;
  return {
    id: String(id),
    state,
    amount: formatDecimal(amount),
    balance: formatDecimal(left[state] ?? 0n),
    required: formatDecimal(required),
    wagered: formatDecimal(wagered),
    converted: formatDecimal(converted),
    grantedAt: grantedAt.toString(),
    activatedAt: activatedAt?.toString() ?? null,
    expiresAt: expiresAt?.toString() ?? null,
    endedAt: endedAt?.toString() ?? null,
    ...(await conditions(bonus, language, names)),
  };
}

async function conditions(from: Conditions, language: Language, names: Names) {
  return {
    name: from.names[language],
    terms: from.terms[language],
    currency: from.currency,
    contributions: await presentContributions(from.contributions, names),
    maxStake: decimalOrNull(from.maxStake),
    maxWin: decimalOrNull(from.maxWin),
    isBonusFirst: from.isBonusFirst,
    days: from.days,
  };
}

/**
 * The rules as a table: types first, the highest contribution on top, then vendors and games that are exceptions, then
 * the rest.
 */
function presentContributions(
  { types = {}, vendors = {}, games = {}, others = 0 }: Contributions,
  names: Names,
): Promise<Contribution[]> {
  return Promise.all<Contribution>([
    ...Object.entries(types)
      .toSorted(([, a], [, b]) => b - a)
      .map(([type, perMille]) => ({ of: 'type' as const, gameType: type as GameType, perMille })),
    ...Object.entries(vendors).map(async ([code, perMille]) => ({
      of: 'vendor' as const,
      name: await names.vendor(code),
      perMille,
    })),
    ...Object.entries(games).map(async ([game, perMille]) => {
      const [vassalage = '', ...code] = game.split('/');
      return { of: 'game' as const, name: await names.game(vassalage, code.join('/')), perMille };
    }),
    { of: 'others', perMille: others },
  ]);
}

function decimalOrNull(amount: Amount | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}

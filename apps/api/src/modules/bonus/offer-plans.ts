import { languages, LocalText, offerKinds, wageringBases } from '@champa/contract';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlannedKind, PlanValue } from '../../platform/plan-kind.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Ledger } from '../ledger/index.ts';
import { Contributions, type NewOffer, type Offer } from './domain/offer.ts';
import * as offers from './offers.repo.ts';

type Needs = { pool: Pool; clock: Clock; alarm: UnreadableAlarm; ledger: Pick<Ledger, 'openAccount'> };

const amount = z.string().check(z.refine((said) => isDecimal(said) && parseAmount(said) > 0n));
const perMille = z.int().check(z.minimum(0), z.maximum(1000));
const everyLanguage = LocalText.check(z.refine((said) => languages.every((one) => said[one]), { error: 'text' }));
const code = (pattern: RegExp) => z.string().check(z.regex(pattern));
const { types } = Contributions.shape;

/** How much of a stake counts, per mille: the rule for a game comes before that for its vendor, and that before its area. */
const Counts = z.object({
  types: z._default(types.def.innerType, {}),
  vendors: z._default(z.array(z.object({ vendor: code(/^[A-Za-z0-9_-]{1,40}$/), perMille })), []),
  games: z._default(z.array(z.object({ game: code(/^[A-Za-z0-9_-]{1,40}\/[\x21-\x7e]{1,120}$/), perMille })), []),
  others: z._default(perMille, 0),
});

const OfferFile = z.object({
  code: code(/^[a-z0-9][a-z0-9_-]{0,59}$/),
  kind: z.enum(offerKinds),
  names: everyLanguage,
  terms: everyLanguage,
  currency: code(/^[A-Z0-9]{3,10}$/),
  percent: z.int().check(z.minimum(0), z.maximum(1000)),
  maxBonus: amount,
  minDeposit: z.string().check(z.refine((said) => isDecimal(said) && parseAmount(said) >= 0n)),
  wageringFactor: z.int().check(z.minimum(1), z.maximum(1000)),
  wageringBase: z.enum(wageringBases),
  counts: Counts,
  maxStake: z._default(z.nullable(amount), null),
  maxWin: z._default(z.nullable(amount), null),
  bonusFirst: z._default(z.boolean(), false),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  perMember: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  sort: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
});

/** Whether it is on is a switch of its own. */
const form = planForm(OfferFile, ['code']);

/**
 * Bonus offers as staff plans them. Bonuses that were granted keep the conditions they were granted on. What an offer is, and its
 * currency, stay: its budget is of that currency, and members were told that kind.
 */
export function createOfferPlans({ pool, clock, alarm, ledger }: Needs): PlannedKind {
  const changed = { amount: null, key: null } as const;
  return {
    kind: 'offers',
    shape: form.shape,
    rows: async () =>
      (await offers.selectOffers(pool, alarm)).map(({ code: key, names, kind, isEnabled }) => ({
        key,
        title: names,
        group: kind,
        state: isEnabled ? 'running' : 'paused',
        from: null,
        until: null,
        budget: key,
        cost: null,
      })),
    read: async (db, key) => {
      const found = await offers.selectOffer(db, key, alarm);
      return found && writeOffer(found);
    },
    budgetOf: (key, value) => form.parse(value, { code: key }).code,
    save: async (tx, { actor, reason }, { key, value }) => {
      const offer = readOffer(form.parse(value, { code: key }));
      const was = await offers.lockOffer(tx, key, alarm);
      if (was) {
        for (const part of ['kind', 'currency'] as const) {
          if (was[part] !== offer[part]) throw new ApiError('VALIDATION', { fields: { [`value.${part}`]: 'stays' } });
        }
        await offers.updateOffer(tx, { ...was, ...offer, isEnabled: was.isEnabled });
      } else {
        const owner = { type: 'promotion', id: key } as const;
        const { currency } = offer;
        const budget = await ledger.openAccount(tx, { owner, purpose: 'budget', currency });
        const waiting = await ledger.openAccount(tx, { owner, purpose: 'waiting', currency });
        await offers.insertOffer(tx, { ...offer, budget, waiting }, clock.now());
      }
      const action = was ? 'changed' : 'added';
      await offers.insertChange(tx, { offer: key, action, reason, actor, ...changed }, clock.now());
    },
    switch: async (tx, { actor, reason }, { key: offer, running }) => {
      await offers.updateEnabled(tx, offer, running);
      const action = running ? 'enabled' : 'disabled';
      await offers.insertChange(tx, { offer, action, reason, actor, ...changed }, clock.now());
    },
  };
}

function readOffer({ counts, bonusFirst, names, terms: said, ...file }: z.output<typeof OfferFile>): NewOffer {
  const { maxBonus, minDeposit, maxStake, maxWin, ...rest } = file;
  return {
    ...rest,
    names: names as NewOffer['names'],
    terms: said as NewOffer['terms'],
    maxBonus: parseAmount(maxBonus),
    minDeposit: parseAmount(minDeposit),
    maxStake: maxStake === null ? null : parseAmount(maxStake),
    maxWin: maxWin === null ? null : parseAmount(maxWin),
    isBonusFirst: bonusFirst,
    isEnabled: true,
    contributions: {
      types: counts.types,
      vendors: Object.fromEntries(counts.vendors.map(({ vendor, perMille: share }) => [vendor, share])),
      games: Object.fromEntries(counts.games.map(({ game, perMille: share }) => [game, share])),
      others: counts.others,
    },
  };
}

function writeOffer(offer: Offer): PlanValue {
  const { kind, names, terms, currency, percent, wageringFactor, wageringBase, days, perMember, sort } = offer;
  const { types: areas = {}, vendors = {}, games = {}, others = 0 } = offer.contributions;
  return {
    kind,
    names,
    terms,
    currency,
    percent,
    maxBonus: formatDecimal(offer.maxBonus),
    minDeposit: formatDecimal(offer.minDeposit),
    wageringFactor,
    wageringBase,
    counts: {
      types: areas,
      vendors: Object.entries(vendors).map(([vendor, share]) => ({ vendor, perMille: share })),
      games: Object.entries(games).map(([game, share]) => ({ game, perMille: share })),
      others,
    },
    maxStake: offer.maxStake === null ? null : formatDecimal(offer.maxStake),
    maxWin: offer.maxWin === null ? null : formatDecimal(offer.maxWin),
    bonusFirst: offer.isBonusFirst,
    days,
    perMember,
    sort,
  };
}

import type { BonusOffer, ExcludedOffer } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Amount, bonusOn, parseAmount, wageringOf } from '@champa/money';
import { useMoneyFormat } from '@champa/ui';

/** An offer for a deposit of an amount, in plain words. */
export type OfferWords = {
  /** What it grants. */
  gives: string;
  /** Its conditions, one by one. */
  asks: string[];
  /** Whether the amount is enough; undefined while there is none. */
  isEnough: boolean | undefined;
};

export function useOfferWords(): (offer: BonusOffer, amount: string | null) => OfferWords {
  const t = useTranslate();
  const money = useMoneyFormat();

  function wagering({ days, wageringFactor: factor, wageringBase: base }: BonusOffer, bonus: Amount, deposit: Amount) {
    if (bonus > 0n)
      return t('bonus_offer_wager', { days, amount: money(wageringOf(bonus, deposit, { factor, base })) });
    return t(base === 'bonus' ? 'bonus_offer_wager_bonus' : 'bonus_offer_wager_both', { days, factor });
  }

  function excluding({ excludes }: BonusOffer): string[] {
    const namesOf = (until: ExcludedOffer['until']) => namesOfOffers(excludes.filter((each) => each.until === until));
    const [ended, other] = [namesOf('for_ever'), namesOf('this_deposit')];
    return [
      ...(ended === '' ? [] : [t('bonus_offer_ends', { offers: ended })]),
      ...(other === '' ? [] : [t('bonus_offer_instead', { offers: other })]),
    ];
  }

  return (offer, amount) => {
    const deposit = amount === null ? 0n : parseAmount(amount);
    const isEnough = amount === null ? undefined : deposit >= parseAmount(offer.minDeposit);
    const bonus = isEnough ? bonusOn(deposit, { percent: offer.percent, max: parseAmount(offer.maxBonus) }) : 0n;
    const { maxStake, maxWin, minDeposit } = offer;
    return {
      isEnough,
      gives:
        bonus > 0n
          ? t('bonus_offer_gives', { amount: money(bonus) })
          : t('bonus_offer_part', { percent: offer.percent, max: money(offer.maxBonus) }),
      asks: [
        ...(isEnough ? [] : [t('bonus_offer_from', { amount: money(minDeposit) })]),
        wagering(offer, bonus, deposit),
        ...(maxStake === null ? [] : [t('bonus_offer_stake', { amount: money(maxStake) })]),
        ...(maxWin === null ? [] : [t('bonus_offer_win', { amount: money(maxWin) })]),
        t('bonus_opposed'),
        t('bonus_offer_withdraw'),
        ...excluding(offer),
      ],
    };
  };
}

/** The names of offers in one text. */
export function namesOfOffers(offers: readonly { name: string }[]): string {
  return offers.map(({ name }) => name).join(', ');
}

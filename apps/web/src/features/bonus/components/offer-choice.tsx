import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { bonusesQuery, bonusOffersQuery } from '../../../entities/bonus/index.ts';
import { namesOfOffers, useOfferWords } from '../model/offer-words.ts';

type OfferChoiceProps = {
  /** The deposit's amount, as a decimal string; null while none is typed that can be read. */
  amount: string | null;
  chosen: string | null;
  onChoose: (offer: string | null) => void;
};

/** The bonuses offered for a deposit, with their conditions. None is preselected. */
export function OfferChoice({ amount, chosen, onChoose }: OfferChoiceProps) {
  const t = useTranslate();
  const words = useOfferWords();
  const { data, isPending, refetch } = useQuery({ ...bonusOffersQuery, staleTime: 0 });
  const held = useQuery(bonusesQuery);
  const offers = data?.list ?? [];
  const offer = offers.find(({ code }) => code === chosen);
  const isTooLittle = offer !== undefined && words(offer, amount).isEnough === false;
  // An offer that this amount does not get is deselected.
  useEffect(() => {
    if (chosen !== null && (isTooLittle || (!isPending && offer === undefined))) onChoose(null);
  }, [chosen, isPending, isTooLittle, offer, onChoose]);

  if (isPending) return <OffersSkeleton />;
  if (!data) return <Missing onRetry={() => void refetch()} />;
  if (offers.length === 0) return null;
  const firstOnly = offers.filter(({ kind }) => kind === 'first_deposit');
  const isWagering = held.data?.list.some(({ state }) => state === 'active') ?? false;
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{t('bonus_choose')}</legend>
      <div className="flex flex-col gap-2">
        <Choice isChosen={chosen === null} onChoose={() => onChoose(null)} title={t('bonus_no_thanks')}>
          <span className="block text-xs text-muted">{t('bonus_no_thanks_text')}</span>
          {firstOnly.length > 0 && (
            <span className="block text-xs text-muted">
              {t('bonus_offer_ends', { offers: namesOfOffers(firstOnly) })}
            </span>
          )}
        </Choice>
        {offers.map((each) => {
          const { gives, asks, isEnough } = words(each, amount);
          return (
            <Choice
              key={each.code}
              isChosen={each.code === chosen}
              isOut={isEnough === false}
              onChoose={() => onChoose(each.code)}
              title={each.name}
              note={gives}
            >
              {asks.map((ask) => (
                <span key={ask} className="block text-xs text-muted">
                  {ask}
                </span>
              ))}
            </Choice>
          );
        })}
      </div>
      {isWagering && chosen !== null && <p className="mt-2 text-xs text-muted">{t('bonus_offer_queue')}</p>}
    </fieldset>
  );
}

/** As high as a choice of two offers, so that nothing moves while they load. */
function OffersSkeleton() {
  return (
    <div className="mt-6.5 flex flex-col gap-2">
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-46 rounded-md" />
      <Skeleton className="h-44 rounded-md" />
    </div>
  );
}

/** A deposit is possible without offers, but a network failure must not cost the member a bonus. */
function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-2 py-1 ps-3.5 pe-1 text-[13px]">
      <p>
        <span className="font-semibold">{t('bonus_choose')}:</span> {t('load_failed')}
      </p>
      <Button kind="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  isOut?: boolean;
  onChoose: () => void;
  title: string;
  note?: string;
  children: ReactNode;
};

function Choice({ isChosen, isOut = false, onChoose, title, note, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-14 gap-3 rounded-md p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
        isOut ? 'bg-surface-2' : 'cursor-pointer',
        !isOut && (isChosen ? 'bg-gold/10 ring-1 ring-gold ring-inset' : 'bg-surface-2 hover:bg-surface-3'),
      )}
    >
      <input
        type="radio"
        name="bonus-offer"
        checked={isChosen}
        disabled={isOut}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
          isChosen ? 'bg-gold-fill text-on-gold' : 'ring-1 ring-line-strong ring-inset',
        )}
      >
        {isChosen && <Icon name="check" size={14} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={cx('text-sm font-semibold', isOut && 'text-muted')}>{title}</span>
          {note !== undefined && <span className="text-[13px] font-bold text-gold">{note}</span>}
        </span>
        {children}
      </span>
    </label>
  );
}

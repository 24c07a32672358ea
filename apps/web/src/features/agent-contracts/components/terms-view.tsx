import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { kindFaces } from '../model/kinds.ts';
import { type Agreed, useTermsText } from './use-terms-text.ts';

type TermsViewProps = {
  contract: Agreed;
  /** The terms in force now: where the new ones differ, both are shown. */
  before?: Agreed | undefined;
  /** The tier that was reached, from 1. */
  reached?: number;
  ladderOnly?: boolean;
};

/** The terms of a contract: the way of payment, and the ladder from the lowest tier to the highest. */
export function TermsView({ contract, before, reached, ladderOnly = false }: TermsViewProps) {
  if (ladderOnly) return <Ladder contract={contract} before={before} reached={reached} />;
  return <AllTerms contract={contract} before={before} reached={reached} />;
}

function AllTerms({ contract, before, reached }: LadderProps) {
  const t = useTranslate();
  const { facts } = useTermsText();
  const known = new Map(before && facts(before).map(({ id, text }) => [id, text]));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t(kindFaces[contract.kind].base)}</p>
      <dl className="rounded-md bg-surface-2 px-4 py-1.5">
        {facts(contract).map(({ id, label, text }) => (
          <div key={id} className="flex min-h-9 items-center justify-between gap-4 py-1 text-sm">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-end font-semibold">
              {text}
              {before && known.get(id) !== text && <Was text={known.get(id) ?? t('contract_none')} />}
            </dd>
          </div>
        ))}
      </dl>
      <Ladder contract={contract} before={before} reached={reached} />
    </div>
  );
}

type LadderProps = { contract: Agreed; before: Agreed | undefined; reached: number | undefined };

function Ladder({ contract, before, reached = 0 }: LadderProps) {
  const t = useTranslate();
  const { share, needs } = useTermsText();
  const { tiers } = contract.terms;
  const gone = before?.terms.tiers.slice(tiers.length) ?? [];
  return (
    <section aria-label={t('contract_ladder')}>
      <h3 className="mb-2 text-sm font-bold">{t('contract_ladder')}</h3>
      <ol className="overflow-hidden rounded-md border border-line">
        {tiers.map((tier, index) => {
          const earlier = before?.terms.tiers[index];
          const isReached = index + 1 === reached;
          const gives = share(contract, tier);
          const gave = before && earlier && share(before, earlier);
          return (
            <li
              key={index}
              aria-current={isReached || undefined}
              className={cx(
                'flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0',
                isReached && 'bg-gold/12',
              )}
            >
              <StepNumber number={index + 1} isReached={isReached} />
              <Needs texts={needs(contract.kind, tier)} />
              <span className="shrink-0 text-end text-base font-extrabold text-gold tabular">
                {gives}
                {before && gave !== gives && <Was text={gave ?? t('contract_none')} />}
              </span>
            </li>
          );
        })}
        {gone.map((tier, index) => (
          <li
            key={`gone-${tiers.length + index}`}
            className="flex items-center gap-3 border-t border-line px-4 py-3 text-muted"
          >
            <StepNumber number={tiers.length + index + 1} isReached={false} />
            <Needs texts={needs(contract.kind, tier)} />
            <span className="shrink-0 text-end text-sm tabular">
              <s>{before && share(before, tier)}</s>
              <span className="block text-xs">{t('contract_step_gone')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepNumber({ number, isReached }: { number: number; isReached: boolean }) {
  const t = useTranslate();
  return (
    <span
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full text-xs font-bold tabular',
        isReached ? 'bg-gold-fill text-on-gold' : 'bg-surface-3 text-muted',
      )}
    >
      {isReached ? <Icon name="check" size={16} /> : number}
      {isReached && <span className="sr-only">{t('contract_step_reached')}</span>}
    </span>
  );
}

function Needs({ texts }: { texts: readonly string[] }) {
  const t = useTranslate();
  return (
    <span className="min-w-0 flex-1 text-sm">
      {texts.length === 0 ? (
        <span className="text-muted">{t('contract_needs_nothing')}</span>
      ) : (
        texts.map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))
      )}
    </span>
  );
}

/** The previous value. */
function Was({ text }: { text: string }) {
  const t = useTranslate();
  return <span className="block text-xs font-normal text-petal">{t('contract_was', { before: text })}</span>;
}

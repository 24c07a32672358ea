import type { ContractPeriod } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Checkbox, SelectField } from '@champa/ui';
import { dividendPeriods, periodLabels } from '../model/kinds.ts';
import { type KindDraft, type KindMeans, mostOf, type DraftFault, writeShare } from '../model/shares.ts';
import type { Drafts } from '../model/use-drafts.ts';
import { ShareField } from './share-field.tsx';
import { useTermsWords } from './use-terms-words.ts';

/**
 * The contracts that a recruit gets at registration: each kind on or off, with a part of each tier of the agent's own
 * ladder.
 */
export function ContractChoices({ kinds, drafts }: { kinds: readonly KindMeans[]; drafts: Drafts }) {
  const t = useTranslate();
  if (kinds.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-[13px] font-semibold text-muted">{t('invite_contracts')}</legend>
      <p className="mt-0.5 text-[13px] text-muted">{t('invite_contracts_text')}</p>
      <div className="mt-2 flex flex-col gap-2.5">
        {drafts.list.map((draft) => (
          <KindChoice
            key={draft.kind}
            draft={draft}
            means={kinds.find(({ kind }) => kind === draft.kind)!}
            fault={drafts.faults.get(draft.kind)}
            onChange={drafts.change}
          />
        ))}
      </div>
    </fieldset>
  );
}

type KindChoiceProps = {
  draft: KindDraft;
  means: KindMeans;
  fault: DraftFault | undefined;
  onChange: (draft: KindDraft) => void;
};

function KindChoice({ draft, means, fault, onChange }: KindChoiceProps) {
  const t = useTranslate();
  const words = useTermsWords();
  const { kind, isOn } = draft;
  const { own } = means;
  return (
    <div className="rounded-md border border-line px-3.5 pb-1">
      <Checkbox checked={isOn} onChange={(event) => onChange({ ...draft, isOn: event.target.checked })}>
        <b className="block text-text">{words.name({ kind })}</b>
        {own ? t('invite_own', { share: words.span(own.terms) }) : t('invite_own_none')}
      </Checkbox>
      {isOn && (
        <div className="flex flex-col gap-4 pb-3">
          {kind === 'dividend' && !own && <Period draft={draft} onChange={onChange} />}
          <Steps draft={draft} means={means} fault={fault} onChange={onChange} />
          {(fault === 'empty' || fault === 'rise') && (
            <p role="alert" className="text-[13px] font-medium text-ember">
              {t(fault === 'empty' ? 'invite_empty' : 'invite_rise')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Period({ draft, onChange }: Pick<KindChoiceProps, 'draft' | 'onChange'>) {
  const t = useTranslate();
  return (
    <SelectField
      label={t('invite_period')}
      value={draft.period}
      choices={dividendPeriods.map((value) => ({ value, label: t(periodLabels[value]) }))}
      onChange={(event) => onChange({ ...draft, period: event.target.value as ContractPeriod })}
    />
  );
}

/** One share for each tier of the agent's own ladder; without a ladder, one share with no conditions. */
function Steps({ draft, means, fault, onChange }: KindChoiceProps) {
  const t = useTranslate();
  const locale = useLocale();
  const words = useTermsWords();
  const { shares, kind } = draft;
  const tiers = means.own?.terms.tiers;
  const unit = means.own?.terms.pay === 'unit';
  return shares.map((typed, step) => {
    const needs = tiers ? words.needs(tiers[step]!) : '';
    const name = t('invite_share', { kind: words.name({ kind }) });
    const most = `${writeShare(mostOf(means, step), locale)}${unit ? '' : '%'}`;
    const isWrong = typeof fault === 'object' && fault.step === step;
    return (
      <ShareField
        key={step}
        label={needs === '' ? name : `${name} · ${needs}`}
        sliderLabel={t('invite_slider', { kind: words.name({ kind }) })}
        unit={unit ? '' : '%'}
        means={means}
        step={step}
        typed={typed}
        hint={t('invite_most', { most })}
        error={isWrong ? t('invite_share_bad', { most }) : undefined}
        onType={(text) => onChange({ ...draft, shares: shares.map((each, n) => (n === step ? text : each)) })}
      />
    );
  });
}

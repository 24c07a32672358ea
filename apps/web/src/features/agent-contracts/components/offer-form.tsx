import type { AgentContract, ContractKind } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Field, Icon, Notice, SelectField } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { type FormEvent, useState } from 'react';
import { sendOffer } from '../../../entities/contract/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { kindFaces, periodChoices, periodLabels } from '../model/kinds.ts';
import { type Draft, draftFor, type DraftFaults, readDraft, type RowField } from '../model/offer-form.ts';
import { type Ending, refusalOf } from '../model/refusals.ts';
import type { Chosen } from './downline-picker.tsx';
import { LadderEditor } from './ladder-editor.tsx';
import { TermsView } from './terms-view.tsx';

type OfferFormProps = {
  kind: ContractKind;
  kinds: readonly ContractKind[];
  /** The agent's own contract of the kind, which an offer must not exceed. */
  own: AgentContract | undefined;
  downline: Chosen;
  onKind: (kind: ContractKind) => void;
  onDone: () => void;
};

type Errors = {
  form?: string;
  unit?: string;
  feePercent?: string;
  rows: ReadonlyMap<number, Partial<Record<RowField | 'row', string>>>;
};

const none: Errors = { rows: new Map() };

/** The terms of an offer. Errors are shown at their fields. It asks for confirmation before it ends other contracts. */
export function OfferForm({ kind, kinds, own, downline, onKind, onDone }: OfferFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const describe = useDescribeError();
  const [draft, setDraft] = useState(() => draftFor(kind, own, locale));
  const [errors, setErrors] = useState(none);
  const [endings, setEndings] = useState<readonly Ending[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
    setErrors(none);
  };

  async function send(proceed: boolean): Promise<void> {
    const read = readDraft(draft, locale);
    if ('faults' in read) return setErrors(errorsOf(read.faults, t));
    setBusy(true);
    setErrors(none);
    try {
      await sendOffer({ kind, period: draft.period, downlineId: downline.id, terms: read.terms, proceed });
      onDone();
    } catch (error) {
      setEndings(null);
      setBusy(false);
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal.kind === 'endings') return setEndings(refusal.endings);
    if (refusal.kind === 'terms') return setErrors({ ...none, form: t(refusal.message) });
    const row = refusal.kind === 'tier' ? draft.rows[refusal.tier] : undefined;
    if (refusal.kind !== 'tier' || !row) return setErrors({ ...none, form: describe(error) });
    setErrors({ rows: new Map([[row.key, { row: t(refusal.message) }]]) });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_260px]">
      <div className="flex min-w-0 flex-col gap-4">
        {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
        <SelectField
          label={t('contract_kind')}
          value={kind}
          choices={kinds.map((each) => ({ value: each, label: t(kindFaces[each].label) }))}
          onChange={(event) => onKind(kinds.find((each) => each === event.target.value) ?? kind)}
        />
        <Ways draft={draft} own={own} errors={errors} onChange={change} />
        <LadderEditor
          kind={kind}
          pay={draft.pay}
          rows={draft.rows}
          errors={errors.rows}
          onChange={(rows) => change({ rows })}
        />
        <Button type="submit" size="large" wide busy={isBusy && endings === null}>
          {t('contract_offer_send')}
        </Button>
      </div>
      <OwnTerms own={own} />
      {endings && (
        <EndingsDialog
          endings={endings}
          isBusy={isBusy}
          onProceed={() => void send(true)}
          onBack={() => setEndings(null)}
        />
      )}
    </form>
  );
}

type WaysProps = {
  draft: Draft;
  own: AgentContract | undefined;
  errors: Pick<Errors, 'unit' | 'feePercent'>;
  onChange: (changed: Partial<Draft>) => void;
};

/** The period and the way of payment. An agent with a contract of their own can only offer its ways. */
function Ways({ draft, own, errors, onChange }: WaysProps) {
  const t = useTranslate();
  const { currencySymbol } = useSite().brand;
  const { kind, period, pay } = draft;
  const isDividend = kind === 'dividend';
  const periods = own ? [own.period] : periodChoices[kind];
  const pays = own ? [own.terms.pay] : (['rate', 'unit'] as const);
  const payLabels: Record<Draft['pay'], MessageId> = { rate: 'contract_pay_rate', unit: 'contract_pay_each_unit' };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('contract_period')}
          value={period}
          disabled={periods.length === 1}
          choices={periods.map((each) => ({ value: each, label: t(periodLabels[each]) }))}
          onChange={(event) => onChange({ period: periods.find((each) => each === event.target.value) ?? period })}
        />
        <SelectField
          label={t('contract_pay')}
          value={pay}
          disabled={pays.length === 1}
          choices={pays.map((each) => ({ value: each, label: t(payLabels[each]) }))}
          onChange={(event) => onChange({ pay: pays.find((each) => each === event.target.value) ?? pay })}
        />
        {pay === 'unit' && (
          <Field
            label={t('contract_unit')}
            hint={t('contract_unit_hint')}
            inputMode="decimal"
            autoComplete="off"
            required
            readOnly={own !== undefined}
            maxLength={22}
            value={draft.unit}
            error={errors.unit}
            trailing={<span className="text-sm text-muted">{currencySymbol}</span>}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        )}
        {isDividend && (
          <Field
            label={t('contract_fee')}
            hint={t('contract_fee_hint')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            maxLength={9}
            value={draft.feePercent}
            error={errors.feePercent}
            trailing={<span className="text-sm text-muted">%</span>}
            onChange={(event) => onChange({ feePercent: event.target.value })}
          />
        )}
      </div>
      {isDividend && (
        <Checkbox
          checked={draft.carriesDeficit}
          onChange={(event) => onChange({ carriesDeficit: event.target.checked })}
        >
          {t('contract_deficit_carry')}
        </Checkbox>
      )}
    </>
  );
}

/** The agent's own terms, beside those offered. */
function OwnTerms({ own }: { own: AgentContract | undefined }) {
  const t = useTranslate();
  return (
    <aside aria-label={t('contract_own_terms')} className="rounded-md bg-surface-2/60 p-4 max-md:order-first">
      <details open={own === undefined} className="md:hidden">
        <summary className="flex min-h-9 cursor-pointer items-center text-sm font-bold">
          {t('contract_own_terms')}
        </summary>
        <OwnTermsContent own={own} />
      </details>
      <div className="max-md:hidden">
        <h3 className="text-sm font-bold">{t('contract_own_terms')}</h3>
        <OwnTermsContent own={own} />
      </div>
    </aside>
  );
}

function OwnTermsContent({ own }: { own: AgentContract | undefined }) {
  const t = useTranslate();
  return (
    <div className="mt-2 flex flex-col gap-3">
      <p className="text-[13px] text-muted">{t(own ? 'contract_own_limit' : 'contract_own_none')}</p>
      {own && <TermsView contract={own} />}
    </div>
  );
}

type EndingsDialogProps = {
  endings: readonly Ending[];
  isBusy: boolean;
  onProceed: () => void;
  onBack: () => void;
};

/** A lower contract ends downline contracts that give more; this lists them before it is offered. */
function EndingsDialog({ endings, isBusy, onProceed, onBack }: EndingsDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      icon="alert"
      title={t('contract_lower_title')}
      message={t('contract_lower_text')}
      confirmLabel={t('contract_lower_proceed')}
      cancelLabel={t('contract_lower_back')}
      busy={isBusy}
      onConfirm={onProceed}
      onCancel={onBack}
    >
      <ul
        aria-label={t('contract_lower_ends')}
        className="max-h-48 overflow-y-auto rounded-md bg-surface-2 px-4 text-start text-sm"
      >
        {endings.map(({ id, upline, downline }) => (
          <li key={id} className="flex items-center gap-2.5 border-t border-line py-2.5 first:border-t-0">
            <Icon name="user" size={16} className="text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{downline}</span>
              <span className="block truncate text-xs text-muted">{t('contract_lower_with', { name: upline })}</span>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function errorsOf(faults: DraftFaults, t: ReturnType<typeof useTranslate>): Errors {
  const words = (row: Partial<Record<RowField, MessageId>>) =>
    Object.fromEntries(Object.entries(row).map(([field, id]) => [field, t(id)]));
  return {
    ...(faults.unit && { unit: t(faults.unit) }),
    ...(faults.feePercent && { feePercent: t(faults.feePercent) }),
    rows: new Map([...faults.rows].map(([key, row]) => [key, words(row)])),
  };
}

import type { ContractKind } from '@champa/contract';
import { MOST_TIERS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Icon, IconButton } from '@champa/ui';
import { useRef } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { emptyRow, type Row, type RowField } from '../model/offer-form.ts';

type LadderEditorProps = {
  kind: ContractKind;
  pay: 'rate' | 'unit';
  rows: readonly Row[];
  /** Error messages, by the row's key and field; `row` is for the row as a whole. */
  errors: ReadonlyMap<number, Partial<Record<RowField | 'row', string>>>;
  onChange: (rows: readonly Row[]) => void;
};

/** The ladder as it is edited: tiers can be added and removed; the first is the lowest. */
export function LadderEditor({ kind, pay, rows, errors, onChange }: LadderEditorProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const change = (key: number, field: RowField, text: string) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)));
  const add = () => onChange([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1)]);
  const remove = (key: number) => {
    onChange(rows.filter((row) => row.key !== key));
    // The button that had the focus is gone.
    list.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <section aria-label={t('contract_ladder')} className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-bold">{t('contract_ladder')}</h3>
        <p className="mt-1 text-[13px] text-muted">{t('contract_ladder_hint')}</p>
      </div>
      <ol ref={list} className="flex flex-col gap-3">
        {rows.map((row, position) => (
          <li key={row.key} className="rounded-md border border-line p-3.5">
            <LadderRow
              kind={kind}
              pay={pay}
              row={row}
              position={position + 1}
              errors={errors.get(row.key) ?? {}}
              onChange={(field, text) => change(row.key, field, text)}
              onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
            />
          </li>
        ))}
      </ol>
      {rows.length < MOST_TIERS && (
        <Button kind="outline" onClick={add}>
          <Icon name="plus" size={18} />
          {t('contract_add_step')}
        </Button>
      )}
    </section>
  );
}

type LadderRowProps = Pick<LadderEditorProps, 'kind' | 'pay'> & {
  row: Row;
  position: number;
  errors: Partial<Record<RowField | 'row', string>>;
  onChange: (field: RowField, text: string) => void;
  onRemove: (() => void) | undefined;
};

function LadderRow({ kind, pay, row, position, errors, onChange, onRemove }: LadderRowProps) {
  const t = useTranslate();
  const { currencySymbol } = useSite().brand;
  const step = t('contract_step_number', { place: position });
  const field = (name: RowField, label: string, unit?: string) => (
    <Field
      label={label}
      inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={22}
      placeholder={name === 'share' ? '' : '0'}
      required={name === 'share'}
      value={row[name]}
      error={errors[name]}
      trailing={unit && <span className="text-sm text-muted">{unit}</span>}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{step}</legend>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <span aria-hidden="true" className="text-sm font-bold">
          {step}
        </span>
        {onRemove && (
          <IconButton
            icon="close"
            label={t('contract_remove_step', { place: position })}
            className="-me-2"
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        {field('activeMembers', t('contract_active_members'))}
        {field(
          'validBet',
          t(kind === 'dividend' ? 'contract_valid_bet_period' : 'contract_bet_amount'),
          currencySymbol,
        )}
        {kind === 'dividend' && field('profit', t('contract_profit'), currencySymbol)}
        {field(
          'share',
          t(pay === 'rate' ? 'contract_share' : 'contract_amount'),
          pay === 'rate' ? '%' : currencySymbol,
        )}
      </div>
      {errors.row !== undefined && (
        <p role="alert" className="mt-2 text-[13px] font-medium text-ember">
          {errors.row}
        </p>
      )}
    </fieldset>
  );
}

import { type AdminDepositMethod, adminDepositMethodChange } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  FunctionField,
  maxLength,
  NumberInput,
  regex,
  required,
  SelectInput,
  Show,
  SimpleShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { useConflict } from '../../kit/conflict.ts';
import { MoneyField, SwitchField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { MethodSwitch } from './switch.tsx';
import { useFee, useHours } from './terms.ts';

/** One way to pay in: its terms, and what can be done with it. */
export function MethodShow() {
  return (
    <Show
      component="div"
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          <ChangeButton />
          <MethodSwitch />
        </TopToolbar>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Standing />
        <Terms />
      </Box>
    </Show>
  );
}

function Standing() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.depositMethods.standing">
      <SimpleShowLayout sx={{ p: 0 }}>
        <TextField source="names.en" label="English" />
        <TextField source="names.lo" label="ລາວ" />
        <TextField source="names.cn" label="中文" />
        <WordField
          source="kind"
          word={({ kind }: AdminDepositMethod) => translate(`resources.depositMethods.kinds.${kind}`)}
        />
        <TextField source="provider" />
        <SwitchField source="enabled" />
        <SwitchField source="providerOn" />
        <SwitchField source="offered" />
      </SimpleShowLayout>
    </CaseSection>
  );
}

function Terms() {
  const fee = useFee();
  const hours = useHours();
  const { money } = useFormats();
  return (
    <CaseSection title="resources.depositMethods.terms">
      <SimpleShowLayout sx={{ p: 0 }}>
        <TextField source="currency" />
        <MoneyField source="min" />
        <MoneyField source="max" />
        <WordField source="fee" word={(method: AdminDepositMethod) => fee(method)} />
        <FunctionField
          source="presets"
          render={({ presets }: AdminDepositMethod) =>
            presets.map((amount) => money(parseAmount(amount))).join(' · ') || '–'
          }
        />
        <WordField source="hours" word={hours} />
        <TextField source="sort" />
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** What is typed; amounts that the form offers, and hours, as texts. */
type Typed = Pick<AdminDepositMethod, 'names' | 'min' | 'max' | 'fee' | 'sort'> & {
  amounts: string;
  opens: string;
  closes: string;
};

/** What a refusal says of a method that somebody else has changed. */
type MethodNow = Pick<AdminDepositMethod, 'names' | 'min' | 'max' | 'fee'>;

function ChangeButton() {
  const method = useRecordContext<AdminDepositMethod>();
  const translate = useTranslate();
  const language = useLanguage();
  const { money } = useFormats();
  const fee = useFee();
  const nowIs = (now: MethodNow): string => {
    const limits = [now.min, now.max].map((limit) => money(parseAmount(limit))).join('–');
    return [now.names[language], limits, fee(now)].join(' · ');
  };
  const unlessChanged = useConflict(method?.revision ?? 0, nowIs);
  if (!method) return null;
  const { id: code, names, min, max, sort, presets, hours, currency } = method;
  const save = ({ amounts, opens, closes, ...typed }: Typed & { reason: string }) => {
    const presetsOf = amounts.split(/[\s,;]+/).filter(Boolean);
    const hoursOf = opens && closes ? { from: opens, to: closes } : null;
    const body = { ...typed, presets: presetsOf, hours: hoursOf };
    return unlessChanged((revision) =>
      call(adminDepositMethodChange, { params: { code }, body: { ...body, revision } }),
    );
  };
  return (
    <FormButton<Typed>
      label="resources.depositMethods.change"
      effect="resources.depositMethods.change_effect"
      name={names[language]}
      operation={adminDepositMethodChange}
      defaults={{
        names,
        min,
        max,
        fee: method.fee,
        sort,
        amounts: presets.join(' '),
        opens: hours?.from ?? '',
        closes: hours?.to ?? '',
      }}
      faultsOf={(fields) => faultsIn(fields, translate)}
      act={save}
    >
      <TextInput source="names.en" label="English" fullWidth validate={name} />
      <TextInput source="names.lo" label="ລາວ" fullWidth validate={name} />
      <TextInput source="names.cn" label="中文" fullWidth validate={name} />
      <Pair>
        <TextInput source="min" label="resources.depositMethods.fields.min" helperText={currency} validate={amount} />
        <TextInput source="max" label="resources.depositMethods.fields.max" helperText={currency} validate={amount} />
      </Pair>
      <TextInput
        source="amounts"
        label="resources.depositMethods.fields.presets"
        helperText="resources.depositMethods.presets_help"
        parse={(text: string) => text}
        fullWidth
      />
      <Pair>
        <TextInput source="fee.flat" label="resources.depositMethods.flat" helperText={currency} validate={amount} />
        <NumberInput
          source="fee.perMille"
          label="resources.depositMethods.per_mille"
          min={0}
          max={500}
          step={1}
          validate={required()}
        />
      </Pair>
      <SelectInput
        source="fee.bearer"
        label="resources.depositMethods.bearer"
        choices={bearers}
        validate={required()}
        fullWidth
      />
      <Pair>
        <TextInput
          source="opens"
          label="resources.depositMethods.opens"
          placeholder="08:00"
          parse={asText}
          validate={time}
        />
        <TextInput
          source="closes"
          label="resources.depositMethods.closes"
          placeholder="22:00"
          parse={asText}
          validate={time}
        />
      </Pair>
      <NumberInput
        source="sort"
        label="resources.depositMethods.fields.sort"
        min={0}
        max={10_000}
        step={1}
        validate={required()}
        fullWidth
      />
    </FormButton>
  );
}

/** Two inputs beside each other, where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
  );
}

const bearers = ['member', 'brand'].map((id) => ({ id, name: `resources.depositMethods.bearers.${id}` }));
const name = [required(), maxLength(60)];
const amount = [required(), (text: string) => (isDecimal(text) ? undefined : 'resources.depositMethods.amount_rule')];
const time = regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'resources.depositMethods.time_rule');
const asText = (text: string) => text;

/** What the server says of its fields, by the form's inputs. */
function faultsIn(fields: Record<string, string>, translate: (id: string, options: object) => string) {
  const inputs: Record<string, string> = { fee: 'fee.flat', hours: 'opens', presets: 'amounts' };
  return Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => [
      inputs[field] ?? field,
      translate(`resources.depositMethods.faults.${fault}`, { _: fault }),
    ]),
  );
}

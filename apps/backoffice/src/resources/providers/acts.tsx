import {
  type AdminProviderCase,
  adminProviderChange,
  adminProviderKey,
  adminProviderSwitch,
  payeeKinds,
} from '@champa/contract';
import { CheckboxGroupInput, maxLength, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { useConflict } from '../../kit/conflict.ts';
import { FormButton } from '../../kit/form-button.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Of = { provider: AdminProviderCase };

/** Opens or closes the provider for what is new. */
export function SwitchButton({ provider, what }: Of & { what: 'deposits' | 'payouts' }) {
  const { id: code, name, [what]: isOn } = provider;
  const act = `${what}_${isOn ? 'off' : 'on'}`;
  return (
    <ReasonButton
      label={`resources.paymentProviders.switches.${act}`}
      danger={isOn}
      effect={`resources.paymentProviders.effects.${act}`}
      name={name}
      operation={adminProviderSwitch}
      act={(reason) => call(adminProviderSwitch, { params: { code }, body: { what, on: !isOn, reason } })}
    />
  );
}

type Typed = Pick<AdminProviderCase, 'name' | 'paysTo'>;

const kinds = payeeKinds.map((id) => ({ id, name: `resources.paymentProviders.payees.${id}` }));

export function ChangeButton({ provider }: Of) {
  const translate = useTranslate();
  const { id: code, name, paysTo, can, revision } = provider;
  const payees = (now: Typed) => now.paysTo.map((kind) => translate(`resources.paymentProviders.payees.${kind}`));
  const unlessChanged = useConflict(revision, (now: Typed) => [now.name, ...payees(now)].join(' · '));
  return (
    <FormButton<Typed>
      label="resources.paymentProviders.change"
      effect="resources.paymentProviders.effects.change"
      name={name}
      operation={adminProviderChange}
      defaults={{ name, paysTo }}
      act={(typed) =>
        unlessChanged((seen) => call(adminProviderChange, { params: { code }, body: { ...typed, revision: seen } }))
      }
    >
      <TextInput
        source="name"
        label="resources.paymentProviders.fields.name"
        fullWidth
        validate={[required(), maxLength(60)]}
      />
      {can.includes('payouts') && (
        <CheckboxGroupInput source="paysTo" label="resources.paymentProviders.fields.paysTo" choices={kinds} />
      )}
    </FormButton>
  );
}

export function KeyButton({ provider: { id: code, name } }: Of) {
  return (
    <FormButton<{ key: string }>
      label="resources.paymentProviders.replace_key"
      danger
      effect="resources.paymentProviders.effects.replace_key"
      name={name}
      operation={adminProviderKey}
      act={(body) => call(adminProviderKey, { params: { code }, body })}
    >
      <PasswordInput
        source="key"
        label="resources.paymentProviders.new_key"
        fullWidth
        validate={required()}
        autoComplete="off"
      />
    </FormButton>
  );
}

import {
  type AdminVendorFacts,
  adminVendorKey,
  adminVendorOldKeyEnd,
  adminVendorRegions,
  adminVendorStatus,
  OLD_KEY_MOST_HOURS,
} from '@champa/contract';
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  PasswordInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { CountriesInput } from '../../kit/countries-input.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

/** Lets the vendor take bets and open games, or no more. */
export function VendorSwitch() {
  const vendor = useRecordContext<AdminVendorFacts>();
  if (!vendor) return null;
  const { vassalage, displayName, enabled } = vendor;
  return (
    <ReasonButton
      label={enabled ? 'resources.vendors.switch_off' : 'resources.vendors.switch_on'}
      danger={enabled}
      effect={enabled ? 'resources.vendors.switch_off_effect' : 'resources.vendors.switch_on_effect'}
      name={displayName}
      operation={adminVendorStatus}
      act={(reason) => call(adminVendorStatus, { params: { vassalage }, body: { enabled: !enabled, reason } })}
    />
  );
}

/** Gives the vendor another key. Only the server sees it. */
export function KeyButton() {
  const vendor = useRecordContext<AdminVendorFacts>();
  if (!vendor?.key) return null;
  const { vassalage, displayName, key } = vendor;
  const input = {
    source: 'key',
    label: 'resources.vendors.new_key',
    helperText: `resources.vendors.new_key_${key.kind}`,
    validate: [required(), maxLength(8000)],
    autoComplete: 'off',
    fullWidth: true,
  };
  return (
    <FormButton<{ key: string; oldHours: number }>
      label="resources.vendors.change_key"
      danger
      effect="resources.vendors.change_key_effect"
      name={displayName}
      operation={adminVendorKey}
      defaults={{ oldHours: 24 }}
      faultsOf={({ key: fault }): Record<string, string> =>
        fault === undefined ? {} : { key: 'resources.vendors.key_unusable' }
      }
      act={(body) => call(adminVendorKey, { params: { vassalage }, body })}
    >
      {key.kind === 'secret' ? <PasswordInput {...input} /> : <TextInput {...input} multiline minRows={4} />}
      <NumberInput
        source="oldHours"
        label="resources.vendors.old_hours"
        helperText="resources.vendors.old_hours_hint"
        validate={[required(), minValue(0), maxValue(OLD_KEY_MOST_HOURS)]}
        step={1}
        fullWidth
      />
    </FormButton>
  );
}

/** Ends the key before at once. */
export function EndOldKeyButton() {
  const vendor = useRecordContext<AdminVendorFacts>();
  if (!vendor?.oldKey) return null;
  const { vassalage, displayName } = vendor;
  return (
    <ReasonButton
      label="resources.vendors.end_old_key"
      danger
      effect="resources.vendors.end_old_key_effect"
      name={displayName}
      operation={adminVendorOldKeyEnd}
      act={(reason) => call(adminVendorOldKeyEnd, { params: { vassalage }, body: { reason } })}
    />
  );
}

/** Sets where the vendor is not offered. */
export function RegionsButton() {
  const vendor = useRecordContext<AdminVendorFacts>();
  // The row of the list, which is shown first, has no countries.
  if (!vendor?.notIn) return null;
  const { vassalage, displayName, notIn } = vendor;
  return (
    <FormButton<{ notIn: string[] }>
      label="resources.vendors.set_regions"
      effect="resources.vendors.set_regions_effect"
      name={displayName}
      operation={adminVendorRegions}
      defaults={{ notIn }}
      act={({ notIn: wanted, reason }) =>
        call(adminVendorRegions, { params: { vassalage }, body: { notIn: wanted ?? [], reason } })
      }
    >
      <CountriesInput source="notIn" label="resources.vendors.fields.notIn" />
    </FormButton>
  );
}

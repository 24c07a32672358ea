import { type adminVendors, adminVendorStatus, type OperationValue } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { List, NumberField, TextField, useRecordContext, useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { SwitchField, WordField } from './fields.tsx';
import { ReasonButton } from './reason-button.tsx';
import { WideTable } from './wide-table.tsx';

type Vendor = OperationValue<typeof adminVendors>['list'][number];

export function VendorList() {
  const translate = useTranslate();
  const wire = ({ dialect }: Vendor): string =>
    dialect === null ? translate('champa.no_wire') : translate(`champa.dialects.${dialect}`, { _: dialect });
  return (
    <List actions={false} perPage={50}>
      <WideTable>
        <TextField source="vassalage" sortable={false} />
        <WordField source="displayName" word={({ displayName }: Vendor) => displayName} />
        <WordField source="gameType" word={({ gameType }: Vendor) => areaWord(gameType)} />
        <WordField source="dialect" word={wire} />
        <NumberField source="games" sortable={false} />
        <SwitchField source="enabled" />
        <VendorSwitch />
      </WideTable>
    </List>
  );
}

function VendorSwitch() {
  const vendor = useRecordContext<Vendor>();
  if (!vendor) return null;
  const { vassalage, displayName, enabled } = vendor;
  return (
    <ReasonButton
      label={enabled ? 'champa.switch_off' : 'champa.switch_on'}
      danger={enabled}
      effect={enabled ? 'champa.switch_off_effect' : 'champa.switch_on_effect'}
      name={displayName}
      act={(reason) => call(adminVendorStatus, { params: { vassalage }, body: { enabled: !enabled, reason } })}
    />
  );
}

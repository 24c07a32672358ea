import { adminVendorStatus } from '@champa/contract';
import { Datagrid, List, NumberField, TextField, useRecordContext } from 'react-admin';
import { call } from '../providers/api.ts';
import { SwitchField } from './fields.tsx';
import { ReasonButton } from './reason-button.tsx';

type Vendor = { id: string; vassalage: string; displayName: string; enabled: boolean };

export function VendorList() {
  return (
    <List exporter={false} perPage={50}>
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="vassalage" sortable={false} />
        <TextField source="displayName" sortable={false} />
        <TextField source="gameType" sortable={false} />
        <TextField source="dialect" sortable={false} />
        <NumberField source="games" sortable={false} />
        <SwitchField source="enabled" />
        <VendorSwitch />
      </Datagrid>
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

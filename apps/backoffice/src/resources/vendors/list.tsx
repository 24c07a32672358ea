import { adminVendors, adminVendorStatus, type OperationValue } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { List, NumberField, TextField, useRecordContext, useTranslate } from 'react-admin';
import { call } from '../../providers/api.ts';
import { SwitchField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { WideTable } from '../../kit/wide-table.tsx';

export const resource: BackofficeResource = {
  name: 'vendors',
  order: 30,
  capability: 'games',
  title: 'displayName',
  words: { name: 'Vendor |||| Vendors', fields: { vassalage: 'Code', displayName: 'Name', gameType: 'Area' } },
  list: VendorList,
  read: ({ page }) => call(adminVendors, { query: page }),
};

type Vendor = OperationValue<typeof adminVendors>['list'][number];

function VendorList() {
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
      operation={adminVendorStatus}
      act={(reason) => call(adminVendorStatus, { params: { vassalage }, body: { enabled: !enabled, reason } })}
    />
  );
}

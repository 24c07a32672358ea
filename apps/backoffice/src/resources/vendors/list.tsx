import { adminVendors, adminVendorStatus, type OperationValue } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { List, TextField, useRecordContext, useTranslate } from 'react-admin';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { CountField, SwitchField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'vendors',
  order: 30,
  capability: 'games',
  title: 'displayName',
  words,
  list: VendorList,
  read: ({ page }) => call(adminVendors, { query: page }),
};

type Vendor = OperationValue<typeof adminVendors>['list'][number];

/** The parties whose protocols are spoken, as they write themselves. */
const dialectNames: Readonly<Record<string, string>> = { hub88: 'Hub88', spribe: 'Spribe' };

function VendorList() {
  const translate = useTranslate();
  const language = useLanguage();
  const wire = ({ dialect }: Vendor): string =>
    dialect === null ? translate('resources.vendors.no_wire') : (dialectNames[dialect] ?? dialect);
  return (
    <List actions={false} perPage={50}>
      <WideTable>
        <TextField source="vassalage" sortable={false} />
        <WordField source="displayName" word={({ displayName }: Vendor) => displayName} />
        <WordField source="gameType" word={({ gameType }: Vendor) => areaWord(gameType, language)} />
        <WordField source="dialect" word={wire} />
        <CountField source="games" />
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
      label={enabled ? 'resources.vendors.switch_off' : 'resources.vendors.switch_on'}
      danger={enabled}
      effect={enabled ? 'resources.vendors.switch_off_effect' : 'resources.vendors.switch_on_effect'}
      name={displayName}
      operation={adminVendorStatus}
      act={(reason) => call(adminVendorStatus, { params: { vassalage }, body: { enabled: !enabled, reason } })}
    />
  );
}

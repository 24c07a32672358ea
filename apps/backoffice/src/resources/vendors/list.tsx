import { adminVendor, adminVendors, type OperationValue } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { List, TextField } from 'react-admin';
import { CountField, RecordLink, SwitchField, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { VendorSwitch } from './acts.tsx';
import { useDialect } from './dialect.ts';
import { lists } from './lists.ts';
import { VendorShow } from './show.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'vendors',
  group: 'games',
  order: 30,
  capability: 'games',
  title: 'displayName',
  words,
  list: VendorList,
  read: ({ page }) => call(adminVendors, { query: page }),
  show: VendorShow,
  readOne: (vassalage) => call(adminVendor, { params: { vassalage } }),
  lists,
};

type Vendor = OperationValue<typeof adminVendors>['list'][number];

function VendorList() {
  const language = useLanguage();
  const dialect = useDialect();
  return (
    <List actions={<ListActions />} perPage={50}>
      <ListTable>
        <TextField source="vassalage" sortable={false} />
        <RecordLink source="displayName" to="show" />
        <WordField source="gameType" word={({ gameType }: Vendor) => areaWord(gameType, language)} />
        <WordField source="dialect" word={(vendor: Vendor) => dialect(vendor)} />
        <CountField source="games" />
        <SwitchField source="enabled" />
        <VendorSwitch />
      </ListTable>
    </List>
  );
}

import { type AdminWindow, adminWindows } from '@champa/contract';
import { List, ReferenceInput, required, SelectInput, TextField, useTranslate } from 'react-admin';
import { StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { EndButton, PlanButton } from './acts.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'maintenance',
  group: 'games',
  order: 31,
  capability: 'games',
  words,
  list: WindowList,
  readOn: ({ page, filter: { vassalage } }) =>
    call(adminWindows, { query: { ...page, ...(vassalage !== undefined && { vassalage }) } }),
};

function Vendor({ validate }: { validate?: ReturnType<typeof required> }) {
  return (
    <SelectInput
      optionText="displayName"
      label="resources.maintenance.fields.vassalage"
      emptyText="champa.all"
      fullWidth
      {...(validate && { validate })}
    />
  );
}

/** When vendors are under maintenance: what is planned, under way and over. */
function WindowList() {
  const translate = useTranslate();
  const filters = [
    <ReferenceInput key="vassalage" source="vassalage" reference="vendors" perPage={100} alwaysOn>
      <Vendor />
    </ReferenceInput>,
  ];
  const ended = ({ endedAt, endedBy }: AdminWindow): string => (endedAt === null ? '' : (endedBy ?? ''));
  return (
    <List
      empty={false}
      filters={filters}
      perPage={25}
      actions={
        <ListActions>
          <PlanButton name={translate('resources.maintenance.a_vendor')}>
            <ReferenceInput source="vassalage" reference="vendors" perPage={100}>
              <Vendor validate={required()} />
            </ReferenceInput>
          </PlanButton>
        </ListActions>
      }
    >
      <ListTable>
        <WordField source="vassalage" word={({ vendorName }: AdminWindow) => vendorName} />
        <StateField source="state" words="resources.maintenance.states" />
        <TimeField source="startsAt" />
        <TimeField source="endsAt" />
        <TimeField source="endedAt" />
        <WordField source="endedBy" word={ended} />
        <TextField source="plannedBy" sortable={false} />
        <TextField source="reason" sortable={false} />
        <EndButton />
      </ListTable>
    </List>
  );
}

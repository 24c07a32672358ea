import { TextField } from 'react-admin';
import { MoneyField, StateField, TimeField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';

export function Rounds() {
  return (
    <RowsOf list="rounds">
      <TimeField source="startedAt" />
      <TextField source="gameName" sortable={false} />
      <TextField source="vassalage" sortable={false} />
      <StateField source="state" />
      <MoneyField source="stake" />
      <MoneyField source="win" />
      <MoneyField source="net" signed />
    </RowsOf>
  );
}

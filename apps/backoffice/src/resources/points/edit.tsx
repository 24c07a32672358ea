import type { adminGoodsStock, OperationInput } from '@champa/contract';
import { Labeled, NumberInput, required, TextField } from 'react-admin';
import { EditForm, ReasonInput } from '../../kit/edit-form.tsx';
import { CountField } from '../../kit/fields.tsx';

/** What the form sends. */
export type StockChange = OperationInput<typeof adminGoodsStock>['body'];

/** The stock changes by a number, not to one: members redeem goods meanwhile. */
export function GoodsEdit() {
  return (
    <EditForm>
      <Labeled>
        <TextField source="id" />
      </Labeled>
      <Labeled>
        <CountField source="stock" />
      </Labeled>
      <NumberInput source="change" validate={required()} step={1} min={-1_000_000} max={1_000_000} />
      <ReasonInput />
    </EditForm>
  );
}

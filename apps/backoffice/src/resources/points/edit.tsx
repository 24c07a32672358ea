import type { adminGoodsStock, OperationInput } from '@champa/contract';
import { Labeled, NumberField, NumberInput, required, TextField } from 'react-admin';
import { EditForm, ReasonInput } from '../../kit/edit-form.tsx';

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
        <NumberField source="stock" />
      </Labeled>
      <NumberInput source="change" validate={required()} step={1} min={-1_000_000} max={1_000_000} />
      <ReasonInput />
    </EditForm>
  );
}

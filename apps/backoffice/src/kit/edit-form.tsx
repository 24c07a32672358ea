import type { ReactNode } from 'react';
import { Edit, maxLength, minLength, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';

/** The lengths of a reason (contract, `admin/lists.ts`). */
export const reasonLength = { min: 3, max: 500 } as const;

/** The screen on which a row is changed: its fields, and one button that sends them. The change is shown once it is made. */
export function EditForm({ children }: { children: ReactNode }) {
  const toolbar = (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
  return (
    <Edit mutationMode="pessimistic" actions={false}>
      <SimpleForm toolbar={toolbar}>{children}</SimpleForm>
    </Edit>
  );
}

/** Why something is changed; the server keeps it. */
export function ReasonInput() {
  const { min, max } = reasonLength;
  return (
    <TextInput
      source="reason"
      label="champa.reason"
      multiline
      fullWidth
      validate={[required(), minLength(min, 'champa.reason_short'), maxLength(max)]}
    />
  );
}

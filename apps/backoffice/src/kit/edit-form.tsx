import type { ReactNode } from 'react';
import {
  Edit,
  maxLength,
  minLength,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useWaits } from './waits.tsx';

/** The lengths of a reason (contract, `admin/lists.ts`). */
export const reasonLength = { min: 3, max: 500 } as const;

type EditFormProps = {
  children: ReactNode;
  below?: ReactNode;
  /** Whether the form says itself why the server refused; anything else is told below. */
  refused?: (error: unknown) => boolean;
};

/**
 * The screen on which a row is changed: its fields, and one button that sends them; below, what else is done with the row. The change is shown
 * once it is made.
 */
export function EditForm({ children, below, refused }: EditFormProps) {
  const toolbar = (
    <Toolbar sx={{ bgcolor: 'transparent' }}>
      <SaveButton />
    </Toolbar>
  );
  const waits = useWaits();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const onError = (error: unknown): void => {
    if (refused?.(error)) return;
    if (waits(error)) redirect('list', resource);
    else notify((error as Error).message, { type: 'error' });
  };
  return (
    <Edit mutationMode="pessimistic" actions={false} mutationOptions={{ onError }}>
      <SimpleForm toolbar={toolbar}>{children}</SimpleForm>
      {below}
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

import type { Operation } from '@champa/contract';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  Form,
  type HttpError,
  SaveButton,
  useLogoutIfAccessDenied,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { ReasonInput } from './edit-form.tsx';
import { useMay } from './may.ts';
import { useWaits } from './waits.tsx';

/** What is wrong, by field. */
type Faults = Record<string, string>;

type Props<Typed> = {
  label: string;
  danger?: boolean;
  /** What will happen, in words; `name` is whom it happens to. */
  effect: string;
  name: string;
  /** The call that it makes: the button is shown to those who may make it. */
  operation: Operation;
  /** The inputs beside the reason. */
  children: ReactNode;
  defaults?: Partial<Typed>;
  /** What the server says of its fields, as the form's inputs are named; without it both have the same names. */
  faultsOf?: (fields: Faults) => Faults;
  act: (typed: Typed & { reason: string }) => Promise<unknown>;
};

/** A button for an action that needs more than a reason: states the effect, asks for everything, acts once, shows the result. */
export function FormButton<Typed extends object>(props: Props<Typed>) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!useMay(props.operation)) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        size="small"
        color={props.danger ? 'error' : 'primary'}
        sx={{ whiteSpace: 'nowrap' }}
        onClick={() => setOpen(true)}
      >
        {translate(props.label)}
      </Button>
      <Dialog open={open} fullWidth maxWidth="xs" onClose={close}>
        <DialogForm {...props} close={close} />
      </Dialog>
    </>
  );
}

function DialogForm<Typed extends object>(props: Props<Typed> & { close: () => void }) {
  const { label, effect, name, danger, defaults, children, act, close, faultsOf } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const waits = useWaits();
  const [refusal, setRefusal] = useState('');

  /** Faults of fields stand beside them, everything else above the buttons; what was typed stays. */
  const submit = async (typed: object): Promise<object | undefined> => {
    setRefusal('');
    try {
      await act(typed as Typed & { reason: string });
    } catch (error) {
      if (waits(error)) {
        close();
        return undefined;
      }
      if (await logoutIfAccessDenied(error)) return undefined;
      setRefusal((error as Error).message);
      const fields = fieldsOf(error as HttpError);
      const faults = faultsOf ? faultsOf(fields) : fields;
      // A fault of a field that the form does not have would keep it from being sent ever again.
      return Object.fromEntries(Object.entries(faults).filter(([input]) => isInput(typed, input)));
    }
    notify('champa.done', { type: 'success' });
    close();
    refresh();
    return undefined;
  };

  return (
    <Form {...(defaults && { defaultValues: defaults })} onSubmit={submit as (typed: object) => Promise<object>}>
      <DialogTitle>{translate(label)}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{translate(effect, { name })}</DialogContentText>
        {children}
        <ReasonInput />
        {refusal !== '' && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('champa.cancel')}</Button>
        <SaveButton label="champa.confirm" icon={<></>} color={danger ? 'error' : 'primary'} alwaysEnable />
      </DialogActions>
    </Form>
  );
}

/** Whether a form has an input of this name, such as `texts.en.title`. */
function isInput(typed: object, name: string): boolean {
  const value = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], typed);
  return value !== undefined;
}

/** What the server says of single fields. */
function fieldsOf({ body }: HttpError): Faults {
  return (body as { value?: { fields?: Faults } } | undefined)?.value?.fields ?? {};
}

import { type AdminWithdrawalCase, adminWithdrawalPayment } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import { Card, CardContent, Typography } from '@mui/material';
import {
  Form,
  FormDataConsumer,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { ReasonInput } from '../../kit/edit-form.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { useWaits } from '../../kit/waits.tsx';
import { call } from '../../providers/api.ts';

const BY_HAND = 'by hand';

type Typed = { amount: string; way: string; note?: string; reason: string };

/** Pays what is left, or a part of it. What the employee saw left goes along, so that a payment sent twice is made once. */
export function PaymentForm({ one: { id, left, currency, providers } }: { one: AdminWithdrawalCase }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  const waits = useWaits();
  if (!useMay(adminWithdrawalPayment)) return null;
  const ways = [
    ...providers.map((code) => ({ id: code, name: code })),
    { id: BY_HAND, name: 'resources.withdrawals.by_hand' },
  ];

  const pay = async ({ amount, way, note = '', reason }: Typed): Promise<void> => {
    const provider = way === BY_HAND ? null : way;
    try {
      await call(adminWithdrawalPayment, { params: { id }, body: { amount, left, provider, note, reason } });
      notify('champa.done', { type: 'success' });
    } catch (error) {
      if (!waits(error)) notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="subtitle1" gutterBottom>
          {translate('resources.withdrawals.pay_title', { left: money(parseAmount(left)), currency })}
        </Typography>
        <Form
          key={left}
          defaultValues={{ amount: left, way: ways[0]!.id }}
          onSubmit={(typed: object) => pay(typed as Typed)}
        >
          <TextInput
            source="amount"
            label="resources.withdrawals.amount"
            fullWidth
            validate={[required(), amountRule]}
          />
          <SelectInput source="way" label="resources.withdrawals.way" choices={ways} fullWidth validate={required()} />
          <FormDataConsumer<Typed>>
            {({ formData }) =>
              formData.way === BY_HAND && (
                <TextInput source="note" label="resources.withdrawals.bank_reference" fullWidth validate={required()} />
              )
            }
          </FormDataConsumer>
          <ReasonInput />
          <SaveButton label="resources.withdrawals.pay" icon={<></>} alwaysEnable />
        </Form>
      </CardContent>
    </Card>
  );
}

const amountRule = (text: string): string | undefined =>
  isDecimal(text) ? undefined : 'resources.withdrawals.amount_rule';

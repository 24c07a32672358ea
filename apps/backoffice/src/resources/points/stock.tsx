import { adminGoodsStock } from '@champa/contract';
import { NumberInput, required, useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { adminOneGoods } from '@champa/contract';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { sendOnce } from '../../kit/once.ts';
import { call } from '../../providers/api.ts';

type Change = { code: string; change: number; reason: string };

const saveStock = sendOnce(({ code, ...body }: Change, idempotencyKey) =>
  call(adminGoodsStock, { params: { code }, body: { ...body, idempotencyKey } }),
);

/** How many there are, and the change of it by a number, not to one: members redeem goods meanwhile. */
export function GoodsStock({ code }: { code: string }) {
  const translate = useTranslate();
  const { count } = useFormats();
  const tell = useTellFault();
  const [stock, setStock] = useState<number>();
  useEffect(() => {
    call(adminOneGoods, { params: { code } }).then((goods) => setStock(goods.stock), tell);
  }, [code, tell]);
  if (stock === undefined) return null;
  return (
    <>
      <Typography variant="body2">{`${translate('resources.goods.fields.stock')}: ${count(stock)}`}</Typography>
      <FormButton<{ change: number }>
        label="resources.goods.stock_act"
        effect="resources.goods.stock_effect"
        name={code}
        operation={adminGoodsStock}
        act={async ({ change, reason }) => setStock((await saveStock({ code, change, reason })).stock)}
      >
        <NumberInput
          source="change"
          label="resources.goods.fields.change"
          fullWidth
          validate={required()}
          step={1}
          min={-1_000_000}
          max={1_000_000}
        />
      </FormButton>
    </>
  );
}

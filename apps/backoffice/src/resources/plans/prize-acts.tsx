import {
  type AdminPlan,
  type AdminPrizeStock,
  adminPrizeStocks,
  adminPrizeStockSet,
  adminRainPlan,
} from '@champa/contract';
import { useCallback } from 'react';
import { DateTimeInput, NumberInput, required } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { LoadedSelect } from '../../kit/loaded-select.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';

/** What is done with a prize game beside its form. */
export function PrizeActs({ plan: { id, group } }: { plan: AdminPlan }) {
  if (group === 'rain') return <RainButton code={id} />;
  return group === 'wheel' || group === 'egg' ? <StockButton code={id} /> : null;
}

/** How many there are of a prize from now on. */
function StockButton({ code }: { code: string }) {
  const language = useLanguage();
  const read = useCallback(async () => {
    const { list } = await call(adminPrizeStocks, { params: { code } });
    const nameOf = ({ id, names, left }: AdminPrizeStock): string =>
      `${names[language] ?? names.en ?? id} (${left ?? '∞'})`;
    return list.map((prize) => ({ id: prize.id, name: nameOf(prize) }));
  }, [code, language]);
  return (
    <FormButton<{ prize: string; left: number }>
      label="resources.prizeGames.stock"
      effect="resources.prizeGames.stock_effect"
      name={code}
      operation={adminPrizeStockSet}
      act={(body) => call(adminPrizeStockSet, { params: { code }, body })}
    >
      <LoadedSelect source="prize" label="resources.prizeGames.prize" read={read} />
      <NumberInput source="left" label="resources.prizeGames.left" fullWidth min={0} step={1} validate={required()} />
    </FormButton>
  );
}

/** One more window of a rain, beside its timetable. */
function RainButton({ code }: { code: string }) {
  return (
    <FormButton<{ startsAt: Date | string; minutes?: number }>
      label="resources.prizeGames.rain"
      effect="resources.prizeGames.rain_effect"
      name={code}
      operation={adminRainPlan}
      act={({ startsAt, minutes, reason }) =>
        call(adminRainPlan, {
          params: { code },
          body: { startsAt: new Date(startsAt).toISOString(), ...(minutes && { minutes }), reason },
        })
      }
    >
      <DateTimeInput source="startsAt" label="resources.prizeGames.starts" fullWidth validate={required()} />
      <NumberInput source="minutes" label="resources.prizeGames.minutes" fullWidth min={1} max={720} step={1} />
    </FormButton>
  );
}

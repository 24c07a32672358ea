import { type AdminPlanRow, adminPlanSave, type PlanKind } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Button } from '@mui/material';
import { Link, List, TopToolbar, useTranslate } from 'react-admin';
import { RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { useTitle } from './use-title.ts';

export function PlanList({ kind }: { kind: PlanKind }) {
  const may = useMay(adminPlanSave);
  const translate = useTranslate();
  return (
    <List
      perPage={50}
      empty={false}
      actions={
        <TopToolbar>
          {may && (
            <Button component={Link} to={`/${kind}/create`} size="small">
              {translate(`resources.${kind}.create`)}
            </Button>
          )}
        </TopToolbar>
      }
    >
      <Rows kind={kind} to={may ? 'edit' : 'show'} />
    </List>
  );
}

function Rows({ kind, to }: { kind: PlanKind; to: 'edit' | 'show' }) {
  const translate = useTranslate();
  const titleOf = useTitle();
  const { money, count } = useFormats();
  const hasCost = kind === 'activities';
  return (
    <ListTable rowClick={to}>
      <WordField source="title" word={titleOf} />
      <RecordLink source="id" to={to} />
      <WordField
        source="group"
        word={({ group }: AdminPlanRow) =>
          group === null ? '' : translate(`resources.${kind}.groups.${group}`, { _: group })
        }
      />
      <StateField source="state" />
      <WordField
        source="budget"
        word={({ budget }: AdminPlanRow) => (budget ? `${money(parseAmount(budget.left))} ${budget.currency}` : '–')}
      />
      {hasCost && (
        <WordField source="cost" word={({ cost }: AdminPlanRow) => (cost ? money(parseAmount(cost.cost)) : '–')} />
      )}
      {hasCost && (
        <WordField
          source="turnover"
          word={({ cost }: AdminPlanRow) => (cost ? money(parseAmount(cost.turnover)) : '–')}
        />
      )}
      {hasCost && (
        <WordField
          source="percent"
          word={({ cost }: AdminPlanRow) => (cost?.percent ? `${money(parseAmount(cost.percent))}%` : '–')}
        />
      )}
      {hasCost && <WordField source="members" word={({ cost }: AdminPlanRow) => (cost ? count(cost.members) : '–')} />}
      <TimeField source="from" />
      <TimeField source="until" />
      <WordField source="changedBy" word={({ changedBy }: AdminPlanRow) => changedBy ?? ''} />
      <TimeField source="changedAt" />
    </ListTable>
  );
}

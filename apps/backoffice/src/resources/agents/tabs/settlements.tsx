import { type AdminAgent, type AdminSettlement, contractKinds } from '@champa/contract';
import { MenuItem, TextField } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { useWish } from '../../../dashboard/days.ts';
import { CountField, MoneyField, StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { SideSelect } from '../side-select.tsx';

/** What contracts of a kind brought, or cost, period by period. */
export function Settlements() {
  const agent = useRecordContext<AdminAgent>();
  const translate = useTranslate();
  const [{ side = 'downline', kind = 'dividend' }, change] = useWish('side', 'kind');
  if (!agent) return null;
  return (
    <Section
      title="resources.agents.settlements_tab"
      acts={
        <>
          <SideSelect side={side} change={(to) => change({ side: to })} />
          <TextField
            select
            size="small"
            margin="none"
            fullWidth={false}
            label={translate('resources.agents.terms.kind')}
            value={kind}
            onChange={({ target }) => change({ kind: target.value })}
            sx={{ minWidth: 160 }}
          >
            {contractKinds.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`resources.agents.kinds.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      }
    >
      <RowsOf list="agentSettlements" filter={{ side, kind }}>
        <WordField source="id" word={({ id }: AdminSettlement) => <Link to={`/settlements/${id}/show`}>{id}</Link>} />
        {side === 'upline' && (
          <WordField source="downline" word={({ downline }: AdminSettlement) => downline.username} />
        )}
        <TimeField source="startsAt" />
        <TimeField source="endsAt" />
        <MoneyField source="base" />
        <CountField source="tier" />
        <MoneyField source="gross" />
        <MoneyField source="adjusted" />
        <MoneyField source="due" />
        <StateField source="state" words="resources.settlements.states" />
      </RowsOf>
    </Section>
  );
}

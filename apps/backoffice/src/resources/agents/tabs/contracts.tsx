import {
  type AdminAgent,
  adminContract,
  type AdminContract,
  type AdminContractCase,
  adminContractTermination,
  contractStandings,
} from '@champa/contract';
import { Alert, Box, MenuItem, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { useWish } from '../../../dashboard/days.ts';
import { StateField, TimeField, WordField } from '../../../kit/fields.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { useActorName } from '../../../kit/ledger.tsx';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';
import { SideSelect } from '../side-select.tsx';
import { Terms } from '../terms.tsx';

/** Contracts with the upline or the brand, or with direct downlines; each opens to its terms and its history. */
export function Contracts() {
  const agent = useRecordContext<AdminAgent>();
  const translate = useTranslate();
  const [{ side = 'downline', standing = '' }, change] = useWish('side', 'standing');
  if (!agent) return null;
  return (
    <Section
      title="resources.agents.contracts_tab"
      acts={
        <>
          <SideSelect side={side} change={(to) => change({ side: to })} />
          <TextField
            select
            size="small"
            margin="none"
            fullWidth={false}
            label={translate('champa.state')}
            value={standing}
            onChange={({ target }) => change({ standing: target.value || undefined })}
            sx={{ minWidth: 160 }}
          >
            <MenuItem value="">{translate('champa.all')}</MenuItem>
            {contractStandings.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`resources.agentContracts.standings.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      }
    >
      <RowsOf list="agentContracts" filter={{ side, ...(standing && { standing }) }} expand={<Contract />}>
        <WordField source="kind" word={({ kind }: AdminContract) => translate(`resources.agents.kinds.${kind}`)} />
        <WordField
          source="period"
          word={({ period }: AdminContract) => translate(`resources.agents.periods.${period}`)}
        />
        <WordField source="partner" word={(one: AdminContract) => <Partner one={one} of={agent.id} />} />
        <StateField source="state" words="resources.agentContracts.states" />
        <TimeField source="startsAt" />
        <TimeField source="endsAt" />
        <TimeField source="offeredAt" />
      </RowsOf>
    </Section>
  );
}

function Partner({ one: { upline, downline }, of }: { one: AdminContract; of: string }) {
  const translate = useTranslate();
  const partner = downline.id === of ? upline : downline;
  if (partner === null) return translate('resources.agents.brand');
  return <Link to={`/agents/${partner.id}/show`}>{partner.username}</Link>;
}

/** What a contract says, who did what with it, and what the brand can do now. */
function Contract() {
  const row = useRecordContext<AdminContract>();
  const id = row?.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['adminContract', id],
    queryFn: () => call(adminContract, { params: { id } }),
    enabled: row !== undefined,
  });
  if (error) return <Alert severity="error">{(error as Error).message}</Alert>;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Terms terms={data.terms} kind={data.kind} />
      <Steps one={data} />
    </Box>
  );
}

function Steps({ one }: { one: AdminContractCase }) {
  const translate = useTranslate();
  const actor = useActorName();
  const { time } = useFormats();
  const queries = useQueryClient();
  return (
    <Box>
      <Typography variant="subtitle2">{translate('resources.agentContracts.history')}</Typography>
      <Table size="small">
        <TableBody>
          {one.steps.map(({ step, by, reason, at }) => (
            <TableRow key={`${step} ${at}`}>
              <TableCell>{time.full(at)}</TableCell>
              <TableCell>{translate(`resources.agentContracts.steps.${step}`, { _: step })}</TableCell>
              <TableCell>{actor(by)}</TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {one.can.map((act) => (
        <ReasonButton
          key={act}
          label={`resources.agentContracts.acts.${act}`}
          danger
          effect={`resources.agentContracts.effects.${act}`}
          name={one.downline.username}
          operation={adminContractTermination}
          act={async (reason) => {
            await call(adminContractTermination, { params: { id: one.id }, body: { act, reason } });
            await queries.invalidateQueries({ queryKey: ['adminContract', one.id] });
          }}
        />
      ))}
    </Box>
  );
}

import {
  type AdminApprovalCase,
  adminApprovalDecision,
  adminApprovalWithdrawal,
  type ApprovalAct,
} from '@champa/contract';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { Differences } from '../../kit/shape/differences.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { wordsOfSetting } from '../settings/setting-name.ts';
import { SubjectLink, useSubject } from './subject.tsx';
import { useValues } from './values.ts';
import { askAgain } from './waiting.tsx';

/** One request: what would change, who wants it and why, and the decision. */
export function ApprovalShow() {
  return (
    <CaseShow<AdminApprovalCase> buttons={(one) => <Decisions one={one} />}>
      {(one) => (
        <>
          <WhatChanges one={one} />
          <Facts one={one} />
        </>
      )}
    </CaseShow>
  );
}

const operationOf = {
  approve: adminApprovalDecision,
  reject: adminApprovalDecision,
  withdraw: adminApprovalWithdrawal,
};

async function send(id: string, act: ApprovalAct, reason: string): Promise<void> {
  const params = { params: { id } };
  try {
    if (act === 'withdraw') await call(adminApprovalWithdrawal, { ...params, body: { reason } });
    else await call(adminApprovalDecision, { ...params, body: { act, reason } });
  } finally {
    askAgain();
  }
}

function Decisions({ one }: { one: AdminApprovalCase }) {
  const translate = useTranslate();
  const subject = useSubject();
  const { amountOf } = useValues();
  const what = [translate(`resources.approvals.kinds.${one.kind}`), amountOf(one), subject(one)].filter(Boolean);
  return one.can.map((act) => (
    <ReasonButton
      key={act}
      label={`resources.approvals.acts.${act}`}
      danger={act === 'reject'}
      effect={`resources.approvals.effects.${act}`}
      name={what.join(', ')}
      operation={operationOf[act]}
      act={(reason) => send(one.id, act, reason)}
    />
  ));
}

function Facts({ one }: { one: AdminApprovalCase }) {
  const translate = useTranslate();
  const { amountOf } = useValues();
  return (
    <CaseSection title="resources.approvals.request">
      <SimpleShowLayout sx={{ p: 0 }}>
        <WordField source="kind" word={() => translate(`resources.approvals.kinds.${one.kind}`)} />
        <WordField source="subject" word={() => <SubjectLink one={one} />} />
        {one.amount !== null && <WordField source="amount" word={() => amountOf(one)} />}
        <TextField source="askedBy" />
        <TimeField source="askedAt" />
        <TextField source="reason" />
        <StateField source="state" words="resources.approvals.states" />
        <TimeField source="expiresAt" />
        {one.decidedBy !== null && <TextField source="decidedBy" />}
        {one.decidedAt !== null && <TimeField source="decidedAt" />}
        {one.decisionReason !== null && <TextField source="decisionReason" />}
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** The thing as it was when it was asked for, and as it would be. */
function WhatChanges({ one }: { one: AdminApprovalCase }) {
  const { before, after, subject } = one;
  if (subject.type === 'setting')
    return <ShapedDifference one={one} place={wordsOfSetting(subject.id)} of={[before['value'], after['value']]} />;
  if (subject.type === 'plan')
    return <ShapedDifference one={one} place={`resources.${subject.id.split('/')[0]}.of`} of={[before, after]} />;
  return <Difference one={one} />;
}

type Shaped = { one: AdminApprovalCase; place: string; of: readonly [before: unknown, after: unknown] };

/** Of what has a form made of its shape, by the words of the form: only what differs. */
function ShapedDifference({ one: { state }, place, of: [before, after] }: Shaped) {
  return (
    <CaseSection title={titleOf(state)}>
      <WordsOfShape value={place}>
        <Differences
          before={before}
          after={after}
          titles={['resources.approvals.before', 'resources.approvals.after']}
        />
      </WordsOfShape>
    </CaseSection>
  );
}

/** Side by side: what differs is marked. */
function Difference({ one: { before, after, state } }: { one: AdminApprovalCase }) {
  const translate = useTranslate();
  const { wordsOf } = useValues();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <CaseSection title={titleOf(state)}>
      <Table
        size="small"
        sx={{ tableLayout: 'fixed', '& td, & th': { px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '26%' }} />
            <TableCell>{translate('resources.approvals.before')}</TableCell>
            <TableCell>{translate('resources.approvals.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <Row
              key={field}
              field={field}
              before={wordsOf(field, before[field])}
              after={wordsOf(field, after[field])}
            />
          ))}
        </TableBody>
      </Table>
    </CaseSection>
  );
}

const titleOf = (state: AdminApprovalCase['state']): string =>
  state === 'waiting' ? 'resources.approvals.difference' : 'resources.approvals.difference_then';

function Row({ field, before, after }: { field: string; before: readonly string[]; after: readonly string[] }) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
        {translate(`resources.approvals.things.${field}`, { _: field })}
      </TableCell>
      <TableCell>
        <Values values={before} others={after} colour="error.main" as="del" />
      </TableCell>
      <TableCell>
        <Values values={after} others={before} colour="success.main" as="ins" />
      </TableCell>
    </TableRow>
  );
}

type ValuesProps = { values: readonly string[]; others: readonly string[]; colour: string; as: 'del' | 'ins' };

/** What the other side has not is marked; of long lists only that is shown. */
function Values({ values, others, colour, as }: ValuesProps) {
  const translate = useTranslate();
  const own = values.filter((value) => !others.includes(value));
  const same = values.filter((value) => others.includes(value));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 0.5 }}>
      {own.map((value) => (
        <Box
          key={value}
          component={as}
          sx={{
            color: colour,
            fontWeight: 600,
            ...(as === 'ins' && { textDecoration: 'none' }),
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Box>
      ))}
      {same.length <= FEW ? (
        same.map((value) => (
          <Box key={value} component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        ))
      ) : (
        <Chip
          size="small"
          variant="outlined"
          label={translate('resources.approvals.same', { smart_count: same.length })}
        />
      )}
      {values.length === 0 && <Typography variant="body2">–</Typography>}
    </Box>
  );
}

const FEW = 6;

import {
  adminContent,
  type AdminPlan,
  adminPlanRestore,
  adminPlanSave,
  adminPlanSwitch,
  adminPlanVersions,
  type PlanKind,
} from '@champa/contract';
import { Box, Button, Chip, Typography } from '@mui/material';
import { parseAmount } from '@champa/money';
import { EditBase, Link, ShowBase, Title, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { Shape } from '../../kit/shape/shape.ts';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import type { History } from '../../kit/shape/versions.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { FundButton } from '../budgets/fund-button.tsx';
import { GoodsStock } from '../points/stock.tsx';
import { PrizeActs } from './prize-acts.tsx';
import { PlanTrial } from './plan-trial.tsx';
import { special } from './special.ts';
import { useTitle } from './use-title.ts';

type OfKind = { kind: PlanKind };

export function PlanEdit({ kind }: OfKind) {
  return (
    <EditBase mutationMode="pessimistic">
      <PlanScreen kind={kind} />
    </EditBase>
  );
}

export function PlanShow({ kind }: OfKind) {
  return (
    <ShowBase>
      <PlanScreen kind={kind} />
    </ShowBase>
  );
}

function PlanScreen({ kind }: OfKind) {
  const translate = useTranslate();
  const titleOf = useTitle();
  const plan = useRecordContext<AdminPlan>();
  // The list's row, which react-admin shows until the plan has come, has no shape.
  if (!plan?.shape) return null;
  return (
    <WordsOfShape value={`resources.${kind}.of`}>
      <Title title={`${translate(`resources.${kind}.name`, { smart_count: 1 })} ${titleOf(plan)}`} />
      <Standing kind={kind} plan={plan} />
      <PlanForm key={plan.revision} kind={kind} plan={plan} />
    </WordsOfShape>
  );
}

/** Whether it runs, what is left to give and what it cost, and what can be done about that. */
function Standing({ kind, plan }: OfKind & { plan: AdminPlan }) {
  const translate = useTranslate();
  const { money, count, time } = useFormats();
  const mayRead = useMay(adminContent);
  const { id: key, state, budget, cost, switches } = plan;
  const running = state === 'paused';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'running' ? 'success' : state === 'paused' ? 'warning' : 'default'}
        label={translate(`champa.states.${state}`)}
      />
      {budget && (
        <Typography variant="body2">
          {translate('resources.activities.left', {
            amount: money(parseAmount(budget.left)),
            currency: budget.currency,
          })}
        </Typography>
      )}
      {cost && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.activities.cost_text', {
            cost: money(parseAmount(cost.cost)),
            turnover: money(parseAmount(cost.turnover)),
            percent: cost.percent === null ? '–' : `${money(parseAmount(cost.percent))}%`,
            members: count(cost.members),
            time: time.full(cost.at),
          })}
        </Typography>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap' }}>
        {kind === 'activities' && mayRead && (
          <Button component={Link} to={`/promotions/${key}`} size="small">
            {translate('resources.promotions.name', { smart_count: 1 })}
          </Button>
        )}
        {kind === 'goods' && <GoodsStock code={key} />}
        {kind === 'prizeGames' && <PrizeActs plan={plan} />}
        {budget && <FundButton name={budget.id} currency={budget.currency} />}
        {switches && state !== 'over' && (
          <ReasonButton
            label={running ? 'resources.activities.resume' : 'resources.activities.pause'}
            danger={!running}
            effect={running ? 'resources.activities.resume_effect' : 'resources.activities.pause_effect'}
            name={key}
            operation={adminPlanSwitch}
            act={(reason) => call(adminPlanSwitch, { params: { kind, key }, body: { running, reason } })}
          />
        )}
      </Box>
    </Box>
  );
}

function PlanForm({ kind, plan }: OfKind & { plan: AdminPlan }) {
  const refresh = useRefresh();
  const { id: key, revision, value } = plan;
  const shape = plan.shape as Shape;
  const params = { kind, key };
  const history: History = {
    of: ['plan', kind, key, revision],
    read: (page) => call(adminPlanVersions, { params, query: page }),
  };
  return (
    <VersionedForm
      one={{ value, shape, revision }}
      special={special[kind]}
      operation={adminPlanSave}
      save={({ value: typed, ...rest }) =>
        call(adminPlanSave, { params, body: { ...rest, value: typed as Record<string, unknown> } })
      }
      history={history}
      restore={(sent) => call(adminPlanRestore, { params, body: sent })}
      reload={refresh}
      preview={<PlanTrial kind={kind} shape={shape} planKey={key} />}
    />
  );
}

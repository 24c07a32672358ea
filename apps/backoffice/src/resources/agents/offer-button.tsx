import {
  type AdminAgent,
  adminContractOffer,
  type ContractKind,
  contractKinds,
  type ContractPeriod,
  contractPeriods,
  type ContractTerms,
} from '@champa/contract';
import { Box } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { call } from '../../providers/api.ts';

type Typed = {
  kind: ContractKind;
  period: Exclude<ContractPeriod, 'hour' | 'slot'>;
  terms: ContractTerms;
  proceed: boolean;
};

const tier = { activeMembers: 0, validBet: '0', profit: '0', share: '' };
const defaults: Partial<Typed> = {
  kind: 'dividend',
  period: 'monthly',
  terms: { pay: 'rate', unit: '0', carriesDeficit: true, feePercent: '0', tiers: [tier] },
  proceed: false,
};

const kinds = contractKinds.map((id) => ({ id, name: `resources.agents.kinds.${id}` }));
const periods = contractPeriods.map((id) => ({ id, name: `resources.agents.periods.${id}` }));
const pays = (['rate', 'unit'] as const).map((id) => ({ id, name: `resources.agents.pays.${id}` }));
const field = (name: string): string => `resources.agents.terms.${name}`;

/** Offers the agent a contract of the brand: the kind, and a ladder whose steps ask for more and give more. */
export function OfferButton({ agent: { id, username } }: { agent: AdminAgent }) {
  const send = ({ kind, period, terms, proceed, reason }: Typed & { reason: string }) =>
    call(adminContractOffer, {
      params: { id },
      body: {
        kind,
        ...(kind === 'dividend' && { period }),
        terms: { ...terms, ...(kind !== 'dividend' && { carriesDeficit: false, feePercent: '0' }) },
        proceed,
        reason,
      },
    });
  return (
    <FormButton<Typed>
      label="resources.agents.offer"
      effect="resources.agents.offer_effect"
      name={username}
      operation={adminContractOffer}
      defaults={defaults}
      act={send}
    >
      <SelectInput source="kind" label={field('kind')} choices={kinds} validate={required()} fullWidth />
      <FormDataConsumer<Typed>>
        {({ formData }) => <OfDividend isOne={formData.kind === 'dividend'} />}
      </FormDataConsumer>
      <SelectInput source="terms.pay" label={field('pay')} choices={pays} validate={required()} fullWidth />
      <FormDataConsumer<Typed>>
        {({ formData }) =>
          formData.terms?.pay === 'unit' && <TextInput source="terms.unit" label={field('unit')} fullWidth />
        }
      </FormDataConsumer>
      <ArrayInput source="terms.tiers" label={field('tiers')}>
        <SimpleFormIterator inline disableReordering disableClear>
          <Tier />
        </SimpleFormIterator>
      </ArrayInput>
      <BooleanInput source="proceed" label={field('proceed')} helperText={field('proceed_help')} />
    </FormButton>
  );
}

function OfDividend({ isOne }: { isOne: boolean }) {
  if (!isOne) return null;
  return (
    <>
      <SelectInput source="period" label={field('period')} choices={periods} validate={required()} fullWidth />
      <TextInput source="terms.feePercent" label={field('feePercent')} fullWidth validate={required()} />
      <BooleanInput source="terms.carriesDeficit" label={field('carriesDeficit')} />
    </>
  );
}

function Tier() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <NumberInput source="activeMembers" label={field('activeMembers')} defaultValue={0} min={0} helperText={false} />
      <TextInput source="validBet" label={field('validBet')} defaultValue="0" helperText={false} />
      <TextInput source="profit" label={field('profit')} defaultValue="0" helperText={false} />
      <TextInput source="share" label={field('share')} validate={required()} helperText={false} />
    </Box>
  );
}

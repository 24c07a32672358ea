import { type AdminWindow, adminWindowEnd, adminWindowPlan, type windowFaults } from '@champa/contract';
import { type ReactNode } from 'react';
import { DateTimeInput, required, useRecordContext } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Typed = { vassalage: string; startsAt: string; endsAt: string };
type Fault = (typeof windowFaults)[number];

/** `vassalage`: the vendor, where the screen says which; otherwise `children` asks for it. */
type Props = { vassalage?: string; name: string; children?: ReactNode };

/** Plans a maintenance window. */
export function PlanButton({ vassalage, name, children }: Props) {
  return (
    <FormButton<Typed>
      label="resources.maintenance.plan"
      effect="resources.maintenance.plan_effect"
      name={name}
      operation={adminWindowPlan}
      faultsOf={(fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, fault]) => [field, `resources.maintenance.faults.${fault as Fault}`]),
        )
      }
      act={({ startsAt, endsAt, reason, ...typed }) =>
        call(adminWindowPlan, {
          body: {
            vassalage: vassalage ?? typed.vassalage,
            startsAt: new Date(startsAt).toISOString(),
            endsAt: new Date(endsAt).toISOString(),
            reason,
          },
        })
      }
    >
      {children}
      <DateTimeInput source="startsAt" label="resources.maintenance.fields.startsAt" fullWidth validate={required()} />
      <DateTimeInput source="endsAt" label="resources.maintenance.fields.endsAt" fullWidth validate={required()} />
    </FormButton>
  );
}

/** Ends the window of the row, or calls it off. */
export function EndButton() {
  const window = useRecordContext<AdminWindow>();
  if (!window) return null;
  const { id, vendorName, state } = window;
  if (state !== 'planned' && state !== 'under_way') return null;
  const act = state === 'planned' ? 'call_off' : 'end_now';
  return (
    <ReasonButton
      label={`resources.maintenance.${act}`}
      danger={false}
      effect={`resources.maintenance.${act}_effect`}
      name={vendorName}
      operation={adminWindowEnd}
      act={(reason) => call(adminWindowEnd, { params: { id }, body: { reason } })}
    />
  );
}

Object.assign(EndButton, { sortable: false });

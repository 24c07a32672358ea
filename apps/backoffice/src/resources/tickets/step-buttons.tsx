import { type AdminTicketCase, adminTicketStep, type TicketAct } from '@champa/contract';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Step = Exclude<TicketAct, 'answer' | 'final' | 'note'>;

/** Steps that end a ticket are marked as such. */
const isHard: Record<Step, boolean> = {
  claim: false,
  release: false,
  extend: false,
  escalate: false,
  close: true,
  refer: true,
};

const steps = Object.keys(isHard) as Step[];

/** The steps that the employee can take now, each with its consequence in words. */
export function StepButtons({ one: { id, username, contact, can } }: { one: AdminTicketCase }) {
  return steps
    .filter((act) => can.includes(act))
    .map((act) => (
      <ReasonButton
        key={act}
        label={`resources.tickets.acts.${act}`}
        danger={isHard[act]}
        effect={`resources.tickets.effects.${act}`}
        name={`${username ?? contact ?? ''}, ${id}`}
        operation={adminTicketStep}
        act={(reason) => call(adminTicketStep, { params: { id }, body: { act, reason } })}
      />
    ));
}

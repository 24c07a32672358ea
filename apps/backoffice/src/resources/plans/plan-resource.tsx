import { adminPlan, adminPlans, type PlanKind } from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { PlanCreate } from './plan-create.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanEdit, PlanShow } from './plan-page.tsx';

type Given = { kind: PlanKind; order: number; words: BackofficeResource['words'] };

/** A kind of plans in the console: all kinds have the same lists and forms, made of their shapes. */
export function planResource({ kind, order, words }: Given): BackofficeResource {
  return {
    name: kind,
    group: 'promotions',
    order,
    capability: 'promotions',
    title: 'id',
    words,
    list: () => <PlanList kind={kind} />,
    read: ({ page }) => call(adminPlans, { params: { kind }, query: page }),
    create: () => <PlanCreate kind={kind} />,
    edit: () => <PlanEdit kind={kind} />,
    show: () => <PlanShow kind={kind} />,
    readOne: (key) => call(adminPlan, { params: { kind, key } }),
  };
}

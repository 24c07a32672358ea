import {
  type AdminDepositMethod,
  adminDepositMethod,
  adminDepositMethodChange,
  adminDepositMethods,
  adminDepositMethodSwitch,
} from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { MethodsAdmin, ShownMethod } from './methods.admin.ts';

/** The ways to pay in, in the console. */
export function methodsAdminRoutes(app: FastifyInstance, admin: MethodsAdmin): void {
  route(app, adminDepositMethods, async () => ({ list: (await admin.list()).map(present) }));

  route(app, adminDepositMethod, async ({ params: { code } }) => present(await admin.one(code)));

  route(app, adminDepositMethodSwitch, async (call) => {
    const { enabled, reason } = call.body;
    return present(await admin.switch(callerOf(call, reason), call.params.code, enabled));
  });

  route(app, adminDepositMethodChange, async (call) => {
    const { reason, revision: seen, min, max, presets, fee, ...rest } = call.body;
    const terms = {
      ...rest,
      min: parseAmount(min),
      max: parseAmount(max),
      presets: presets.map(parseAmount),
      fee: { ...fee, flat: parseAmount(fee.flat) },
    };
    return present(await admin.change(callerOf(call, reason), call.params.code, { seen, terms }));
  });
}

function present({ method, offered }: ShownMethod): AdminDepositMethod {
  const { code: id, min, max, presets, fee } = method;
  const { names, kind, provider, currency, enabled, providerOn, hours, sort, revision } = method;
  return {
    id,
    names,
    kind,
    provider,
    currency,
    enabled,
    providerOn,
    offered,
    hours,
    sort,
    revision,
    min: formatDecimal(min),
    max: formatDecimal(max),
    presets: presets.map(formatDecimal),
    fee: { ...fee, flat: formatDecimal(fee.flat) },
  };
}

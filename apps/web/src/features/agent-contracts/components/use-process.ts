import { ApiError } from '@champa/api-client';
import type { AgentContract, ContractAction } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useState } from 'react';
import { refetchContracts, processContract } from '../../../entities/contract/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

const done: Record<ContractAction, MessageId> = {
  sign: 'contract_done_sign',
  reject: 'contract_done_reject',
  request_termination: 'contract_done_request',
  confirm_termination: 'contract_done_confirm',
};

/** Takes a step with a contract, and reports success or the reason for failure. */
export function useProcess() {
  const t = useTranslate();
  const describe = useDescribeError();
  const [busy, setBusy] = useState<ContractAction | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** @returns whether the step was taken */
  async function take(contract: Pick<AgentContract, 'id' | 'kind'>, action: ContractAction): Promise<boolean> {
    setBusy(action);
    setRefusal(null);
    try {
      await processContract(contract, action);
      showToast('success', t(done[action]));
      return true;
    } catch (error) {
      setRefusal(describe(error));
      // The contract has changed meanwhile, so what is shown is stale.
      if (error instanceof ApiError && ['CONTRACT_STATE', 'NOT_FOUND'].includes(error.code)) await refetchContracts();
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, refusal, take, forgetRefusal: () => setRefusal(null) };
}

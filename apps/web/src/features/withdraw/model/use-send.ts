import { showToast } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** Sends one call at a time, and shows why it was refused. @returns whether it was accepted */
export function useSend() {
  const describe = useDescribeError();
  const [isBusy, setBusy] = useState(false);

  async function send(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      showToast('error', describe(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, send };
}

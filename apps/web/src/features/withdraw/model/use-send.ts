import { showToast } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** Sends something once at a time, and says why where it was refused. @returns whether it was taken */
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

import { type CallOptions, fetchTelling } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../api/describe-error.ts';
import { refusePicture } from '../pictures/picture-file.ts';

/** The upload of one picture at a time. */
export type Upload = {
  /** The progress in whole percent; null while nothing is being sent. */
  percent: number | null;
  /** Why the last picture was refused. */
  refusal: string | undefined;
  refuse: (why: string | undefined) => void;
  /** Checks a file before it is sent, and shows what is wrong. @returns whether it can be sent */
  accept: (file: File) => boolean;
  /**
   * Sends a picture; `work` passes `options` on to the call. Cancelling is not an error. @returns whether it was accepted
   */
  send: (work: (options: CallOptions) => Promise<void>) => Promise<boolean>;
  cancel: () => void;
};

export function useUpload(): Upload {
  const t = useTranslate();
  const describe = useDescribeError();
  const [percent, setPercent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(null);
  // Leaving the page cancels it.
  useEffect(() => () => sending.current?.abort(), []);

  function accept(file: File): boolean {
    const refused = refusePicture(file);
    setRefusal(refused ? t(refused) : undefined);
    return refused === null;
  }

  async function send(work: (options: CallOptions) => Promise<void>): Promise<boolean> {
    if (sending.current) return false;
    const controller = new AbortController();
    sending.current = controller;
    setPercent(0);
    setRefusal(undefined);
    try {
      await work({ signal: controller.signal, by: fetchTelling(setPercent) });
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(describe(error));
      return false;
    } finally {
      sending.current = null;
      setPercent(null);
    }
  }

  return { percent, refusal, refuse: setRefusal, accept, send, cancel: () => sending.current?.abort() };
}

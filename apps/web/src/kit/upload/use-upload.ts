import { type CallOptions, fetchTelling } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../api/describe-error.ts';
import { refusePicture } from '../pictures/picture-file.ts';

/** One picture at a time on its way to the server. */
export type Upload = {
  /** How much has left, in whole percent; null while nothing is on its way. */
  percent: number | null;
  /** Why the last one was not taken. */
  refusal: string | undefined;
  refuse: (why: string | undefined) => void;
  /** Says what is wrong with a file before it is sent. @returns whether it can be sent */
  accept: (file: File) => boolean;
  /** Sends; `work` hands `line` to the call. What is broken off is no failure. @returns whether it has arrived */
  send: (work: (line: CallOptions) => Promise<void>) => Promise<boolean>;
  cancel: () => void;
};

export function useUpload(): Upload {
  const t = useTranslate();
  const describe = useDescribeError();
  const [percent, setPercent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(null);
  // Who leaves wants it no more.
  useEffect(() => () => sending.current?.abort(), []);

  function accept(file: File): boolean {
    const refused = refusePicture(file);
    setRefusal(refused ? t(refused) : undefined);
    return refused === null;
  }

  async function send(work: (line: CallOptions) => Promise<void>): Promise<boolean> {
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

import { type CallOptions, fetchTelling } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../api/describe-error.ts';
import { refusePicture } from '../pictures/picture-file.ts';

/** A picture that goes with a form: its upload in whole percent; it has an ID once it was sent. */
export type ChosenPicture = { address: string; percent: number; id: string | null };

export type Pictures = {
  chosen: readonly ChosenPicture[];
  ids: string[];
  isSending: boolean;
  /** Why the last picture was refused. */
  refusal: string | undefined;
  add: (file: File) => void;
  remove: (address: string) => void;
  /** Forgets all of them, once they were taken. */
  clear: () => void;
};

/** Sends a picture ahead of its form. @returns its ID */
export type SendPicture = (file: File, options: CallOptions) => Promise<string>;

/** Pictures are uploaded as they are chosen, ahead of the form that they belong to. */
export function usePictures(upload: SendPicture): Pictures {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const under = sending.current;
    return () => {
      for (const [address, controller] of under) {
        controller.abort();
        URL.revokeObjectURL(address);
      }
    };
  }, []);

  function remove(address: string): void {
    sending.current.get(address)?.abort();
    sending.current.delete(address);
    URL.revokeObjectURL(address);
    setChosen((known) => known.filter((each) => each.address !== address));
  }

  function change(address: string, changed: Partial<ChosenPicture>): void {
    setChosen((known) => known.map((each) => (each.address === address ? { ...each, ...changed } : each)));
  }

  async function send(file: File): Promise<void> {
    const address = URL.createObjectURL(file);
    const controller = new AbortController();
    sending.current.set(address, controller);
    setChosen((known) => [...known, { address, percent: 0, id: null }]);
    try {
      const by = fetchTelling((percent) => change(address, { percent }));
      change(address, { id: await upload(file, { signal: controller.signal, by }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      remove(address);
      setRefusal(describeError(error));
    }
  }

  return {
    chosen,
    ids: chosen.flatMap(({ id }) => id ?? []),
    isSending: chosen.some(({ id }) => id === null),
    refusal,
    remove,
    clear: () => {
      for (const { address } of chosen) remove(address);
    },
    add: (file) => {
      const refused = refusePicture(file);
      setRefusal(refused ? t(refused) : undefined);
      if (!refused) void send(file);
    },
  };
}

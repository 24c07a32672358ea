import { ApiError } from '@champa/api-client';
import { type ReactNode, useState } from 'react';
import { registerSettingsQuery } from '../../../entities/member/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { SliderDialog } from './slider-dialog.tsx';

/** The brand may switch the check on while a page is open. */
const SETTINGS_HOLD_MS = 60_000;

type VisitorCheck = {
  /** Runs the check that the brand requires. Rejects if the visitor closes it. @returns the value of `check` */
  pass: () => Promise<string>;
  /** The check's dialog, to be rendered. */
  dialog: ReactNode;
};

/** The visitor check before some calls: nothing, or a puzzle. */
export function useVisitorCheck(): VisitorCheck {
  const [asked, setAsked] = useState<PromiseWithResolvers<string> | null>(null);

  async function pass(): Promise<string> {
    const { check } = await queryClient.fetchQuery({
      ...registerSettingsQuery,
      staleTime: SETTINGS_HOLD_MS,
      // Without a network the call fails at once instead of waiting for it.
      networkMode: 'always',
      retry: false,
    });
    if (check === 'none') return '';
    const question = Promise.withResolvers<string>();
    setAsked(question);
    return question.promise;
  }

  return {
    pass,
    dialog: asked && (
      <SliderDialog
        onSolved={(check) => {
          setAsked(null);
          asked.resolve(check);
        }}
        onCancel={() => {
          setAsked(null);
          asked.reject(new ApiError('VERIFICATION_REQUIRED', 0, ''));
        }}
      />
    ),
  };
}

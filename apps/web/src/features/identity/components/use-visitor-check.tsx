import { ApiError } from '@champa/api-client';
import { type ReactNode, useState } from 'react';
import { registerSettingsQuery } from '../../../entities/member/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { SliderDialog } from './slider-dialog.tsx';

/** The brand may switch the check on while a page stays open. */
const SETTINGS_HOLD_MS = 60_000;

type VisitorCheck = {
  /** Has the visitor pass the check the brand asks for. Rejects where he closes it. @returns what to send as `check` */
  pass: () => Promise<string>;
  /** Where the check shows itself. */
  dialog: ReactNode;
};

/** What a visitor does before the server works for him: nothing, or a puzzle. */
export function useVisitorCheck(): VisitorCheck {
  const [asked, setAsked] = useState<PromiseWithResolvers<string> | null>(null);

  async function pass(): Promise<string> {
    const { check } = await queryClient.fetchQuery({
      ...registerSettingsQuery,
      staleTime: SETTINGS_HOLD_MS,
      // Who presses a button without a line is told so at once, and not when it is back.
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

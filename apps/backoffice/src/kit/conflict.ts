import { useRef } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { refusalOf } from '../providers/api.ts';
import { employeeOf } from './employee.ts';
import { useFormats } from './formats.ts';

type Meanwhile<Current> = { by: string | null; at: string | null; revision: number; current: Current };

/**
 * Sends a change of what somebody else may have changed since it was read. Where they have, the refusal says who, when, and what it is now
 * (`nowIs`); what was typed stays. Sent again, it replaces what was shown.
 */
export function useConflict<Current>(read: number, nowIs: (current: Current) => string) {
  const translate = useTranslate();
  const { time } = useFormats();
  const shown = useRef(read);
  return async <Answer>(send: (revision: number) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(Math.max(read, shown.current));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== 'CHANGED_MEANWHILE') throw error;
      const { by, at, revision, current } = refusal.value as Meanwhile<Current>;
      shown.current = revision;
      const told = { by: employeeOf(by) || '–', at: at === null ? '–' : time.full(at), now: nowIs(current) };
      throw new HttpError(translate('champa.changed_meanwhile', told), 409, refusal);
    }
  };
}

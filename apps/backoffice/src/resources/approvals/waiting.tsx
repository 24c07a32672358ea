import { adminApprovalDecision, adminApprovalsWaiting } from '@champa/contract';
import { Badge } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';

/** Those who show the number. */
const shown = new Set<() => void>();

/** The number has changed by what the employee did here. */
export function askAgain(): void {
  for (const ask of shown) ask();
}

/**
 * How many requests wait that the employee can approve. It is asked with each screen that they open and never by a timer, which would keep the
 * session of somebody alive who has gone away.
 */
function useWaitingNumber(): number {
  const isAsked = useMay(adminApprovalDecision);
  const { pathname } = useLocation();
  const [number, setNumber] = useState(0);
  useEffect(() => {
    if (!isAsked) return undefined;
    // Without an answer the number of before stands: it decides nothing.
    const ask = () =>
      void call(adminApprovalsWaiting, {}).then(
        (answer) => setNumber(answer.number),
        () => undefined,
      );
    ask();
    shown.add(ask);
    return () => void shown.delete(ask);
  }, [isAsked, pathname]);
  return number;
}

/** A stamp in the menu, with how many wait. */
export function WaitingIcon() {
  const number = useWaitingNumber();
  return (
    <Badge badgeContent={number === 0 ? null : number} color="error" max={99}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M12 2.5a4 4 0 0 0-2.2 7.3c.5.4.7 1 .7 1.6v1.1H6.8A2.8 2.8 0 0 0 4 15.3V18h16v-2.7a2.8 2.8 0 0 0-2.8-2.8h-3.7v-1.1c0-.6.2-1.2.7-1.6A4 4 0 0 0 12 2.5ZM4.5 19.5V21h15v-1.5Z" />
      </svg>
    </Badge>
  );
}

import { callQuery, identityCalls } from '@champa/api-client';
import type { PlayLimits } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limitsQuery, sessionPlayQuery } from '../../../entities/limit/index.ts';
import { noteSessionEnd } from '../../../entities/member/index.ts';
import { api } from '../../../kit/api/api.ts';
import { acknowledge, useAcknowledged } from '../model/acknowledged.ts';
import { checkDue, clockLead, sessionEnd, type SessionPlay } from '../model/check-times.ts';
import { useHasPassed } from '../model/use-has-passed.ts';
import { RealityCheckDialog } from './reality-check-dialog.tsx';

export type PlayGuardProps = {
  memberId: string;
  /** The member is on a payment page and must not be interrupted. */
  isPaying: boolean;
  onSignOut: () => void;
  onLimits: () => void;
};

/** Times a session: shows reality checks at the member's interval, and notices the session's end. */
export function PlayGuard(props: PlayGuardProps) {
  const limits = useQuery(limitsQuery).data;
  const play = useQuery({ ...sessionPlayQuery, staleTime: Infinity });
  if (!limits || !play.data) return null;
  return <TimeKeeper {...props} limits={limits} play={play.data} arrivedAt={play.dataUpdatedAt} />;
}

type TimeKeeperProps = PlayGuardProps & { limits: PlayLimits; play: SessionPlay; arrivedAt: number };

function TimeKeeper({ memberId, isPaying, onSignOut, onLimits, limits, play, arrivedAt }: TimeKeeperProps) {
  // Measured once: later answers would shift it slightly, and a due check would become not due for a moment.
  const [lead] = useState(() => clockLead(play, arrivedAt));
  const acknowledged = useAcknowledged(memberId);
  const due = checkDue(play.openedAt, acknowledged, limits.realityCheckMinutes);
  const isDue = useHasPassed(due - lead);
  useSessionEnd(limits, lead);

  const answer = (go?: () => void) => {
    acknowledge(memberId, Date.now() + lead);
    go?.();
  };
  if (!isDue || isPaying) return null;
  return (
    <RealityCheckDialog
      onContinue={() => answer()}
      onSignOut={() => answer(onSignOut)}
      onLimits={() => answer(onLimits)}
    />
  );
}

const ASK_AGAIN_MS = 5000;

/** At the session's time limit it makes any call, whose answer ends the session here. */
function useSessionEnd(limits: PlayLimits, lead: number): void {
  const end = sessionEnd(limits);
  const endHere = end === null ? null : end - lead;
  const isOver = useHasPassed(endHere);
  useEffect(() => noteSessionEnd(endHere), [endHere]);
  useQuery({
    ...callQuery(api, identityCalls.memberInfo, {}),
    enabled: isOver,
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}

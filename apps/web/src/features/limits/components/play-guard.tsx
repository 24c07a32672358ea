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
  /** Money is being paid in or out: nothing is to come between. */
  isPaying: boolean;
  onSignOut: () => void;
  onLimits: () => void;
};

/** Keeps the time of a session: tells how it goes at the member's interval, and notices when it is over. */
export function PlayGuard(props: PlayGuardProps) {
  const limits = useQuery(limitsQuery).data;
  const play = useQuery({ ...sessionPlayQuery, staleTime: Infinity });
  if (!limits || !play.data) return null;
  return <TimeKeeper {...props} limits={limits} play={play.data} arrivedAt={play.dataUpdatedAt} />;
}

type TimeKeeperProps = PlayGuardProps & { limits: PlayLimits; play: SessionPlay; arrivedAt: number };

function TimeKeeper({ memberId, isPaying, onSignOut, onLimits, limits, play, arrivedAt }: TimeKeeperProps) {
  // Told once: each answer tells it a little differently, and what is due would not be so for a moment.
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

/** Once the session has lasted as long as its member allows, any call tells that it has ended. */
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

import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';

/** `__TSR_index` is the router's own count of the visit's entries. */
type Entry = { memberCentreAt?: number; __TSR_index: number };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a panel of the member centre: leaving it goes back. */
    openedPanel?: boolean;
    /** At which place of the history the member centre was entered. */
    memberCentreAt?: number;
  }
}

/** The state of an entry that goes deeper into the member centre, from that of the entry it was opened from. */
export function openedPanel({ memberCentreAt, __TSR_index: place }: Entry): HistoryState {
  return { openedPanel: true, memberCentreAt: memberCentreAt ?? place };
}

/** Leaves the member centre for where it was entered from, however many of its panels were opened. */
export function useCloseMemberCentre(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    // An address pushed past the router has no place; it is a step of its own.
    const { memberCentreAt, __TSR_index: place = 1 } = router.history.location.state;
    const steps = place - (memberCentreAt ?? place) + 1;
    if (place < steps) void navigate({ to: '/' });
    else router.history.go(-steps);
  };
}

import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';

/** `__TSR_index` is the router's own index of the visit's history entries. */
type Entry = { memberCentreAt?: number; __TSR_index: number };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a panel of the member centre made this entry: leaving it goes back. */
    openedPanel?: boolean;
    /** The history index at which the member entered the member centre. */
    memberCentreAt?: number;
  }
}

/** The state of an entry that opens a panel of the member centre, from the state of the entry before it. */
export function openedPanel({ memberCentreAt, __TSR_index: index }: Entry): HistoryState {
  return { openedPanel: true, memberCentreAt: memberCentreAt ?? index };
}

/** Leaves the member centre for the page before it, however many of its panels were opened. */
export function useCloseMemberCentre(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    // An address pushed past the router has no index; it counts as one step.
    const { memberCentreAt, __TSR_index: index = 1 } = router.history.location.state;
    const steps = index - (memberCentreAt ?? index) + 1;
    if (index < steps) void navigate({ to: '/' });
    else router.history.go(-steps);
  };
}

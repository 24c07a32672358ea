import { useNavigate, useRouter } from '@tanstack/react-router';

/** Leaves a panel for what it was opened from, or for the overview where the visit began with it. */
export function useLeavePanel(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.openedPanel) return router.history.back();
    void navigate({ to: '/member/securityCenter', search: {}, replace: true, resetScroll: false });
  };
}

import { useNavigate, useRouter } from '@tanstack/react-router';

/** Leaves a panel: back to the page that opened it, or to the overview where the visit began with the panel. */
export function useLeavePanel(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.openedPanel) return router.history.back();
    void navigate({ to: '/member/securityCenter', search: {}, replace: true, resetScroll: false });
  };
}

import { useNavigate, useRouter } from '@tanstack/react-router';

/** Opens a draw or ticket as a new history entry, so that Back closes it; closing undoes the opening. */
export function useOpened(): { open: (id: string) => void; close: () => void } {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    open: (id) =>
      void navigate({
        to: '.',
        search: (previous) => ({ ...previous, opened: id }),
        state: { openedPopup: true },
        resetScroll: false,
      }),
    close: () => {
      if (router.state.location.state.openedPopup) return router.history.back();
      void navigate({
        to: '.',
        search: (previous) => ({ ...previous, opened: undefined }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}

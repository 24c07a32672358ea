import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** Dialogs that an address can open over any page: `?popup=login`. */
export const popups = ['login', 'register', 'deposit', 'logout', 'true-account'] as const;
export type Popup = (typeof popups)[number];

export function isPopup(text: unknown): text is Popup {
  return (popups as readonly unknown[]).includes(text);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a dialog: closing it goes back. */
    openedPopup?: boolean;
  }
}

/** Opens a dialog over the page as a step of its own, so that Back closes it. Switching between two dialogs is no step. */
export function useOpenPopup(): (popup: Popup) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (popup) => {
    const { search, state } = router.state.location;
    const isOpen = isPopup((search as { popup?: unknown }).popup);
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, popup }),
      state: { openedPopup: isOpen ? (state.openedPopup ?? false) : true },
      replace: isOpen,
      resetScroll: false,
    });
  };
}

/** Closes the dialog the address holds: back to the step before it, or in place where the visit began with it. */
export function useClosePopup(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => {
    if (router.state.location.state.openedPopup) return router.history.back();
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, popup: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
}

export function usePopup(): Popup | undefined {
  return useSearch({ strict: false, select: ({ popup }) => (isPopup(popup) ? popup : undefined) });
}

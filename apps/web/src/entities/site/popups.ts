import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { searchText } from '../../kit/text/search-text.ts';

/**
 * Dialogs that an address can open over any page: `?popup=login`. `about` names what some of them show: the notice's number
 * in the marquee, the promotion's ID, the vendor of the game popup, the term of the help centre.
 */
export const popups = [
  'login',
  'register',
  'forgot-password',
  'change-password',
  'deposit',
  'logout',
  'true-account',
  'announcement',
  'notice',
  'help',
  'licence',
  'lines',
  'games',
  'contract',
  'chat',
  'promo-details',
] as const;
export type Popup = (typeof popups)[number];
export type PopupSearch = { popup?: Popup | undefined; about?: string | undefined };

const MAX_ABOUT_LENGTH = 40;

/** Parses the dialog in an address; an invalid one counts as missing. */
export function parsePopupSearch({ popup, about }: Readonly<Record<string, unknown>>): PopupSearch {
  if (!isPopup(popup)) return {};
  const named = searchText(about, MAX_ABOUT_LENGTH);
  return named ? { popup, about: named } : { popup };
}

export function isPopup(text: unknown): text is Popup {
  return (popups as readonly unknown[]).includes(text);
}

/** Dialogs for visitors only. */
const entrances: readonly Popup[] = ['login', 'register', 'forgot-password'];
const needingLogin: readonly Popup[] = ['deposit', 'change-password', 'contract'];
const aboutASession: readonly Popup[] = ['logout', 'true-account'];

/**
 * The dialog to show when an address names one. A visitor who asks for a member's dialog gets the login; a member gets no
 * dialog for signing in; a visitor cannot sign out.
 */
export function allowedPopup(wanted: Popup, isSignedIn: boolean): Popup | undefined {
  if (isSignedIn) return entrances.includes(wanted) ? undefined : wanted;
  if (aboutASession.includes(wanted)) return undefined;
  return needingLogin.includes(wanted) ? 'login' : wanted;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a dialog made this entry: closing the dialog goes back. */
    openedPopup?: boolean;
  }
}

/** Opens a dialog over the page as a new history entry, so that Back closes it. Switching between two dialogs adds none. */
export function useOpenPopup(): (popup: Popup, about?: string) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (popup, about) => {
    const { search, state } = router.state.location;
    const isOpen = isPopup((search as { popup?: unknown }).popup);
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, popup, about }),
      state: { openedPopup: isOpen ? (state.openedPopup ?? false) : true },
      replace: isOpen,
      resetScroll: false,
    });
  };
}

/** Closes the dialog: goes back, or replaces the address where the visit began with the dialog. */
export function useClosePopup(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => {
    if (router.state.location.state.openedPopup) return router.history.back();
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, popup: undefined, about: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
}

/** The dialog in the address. */
export function usePopup(): PopupSearch {
  const raw = useSearch({ strict: false, select: ({ popup, about }) => ({ popup, about }), structuralSharing: true });
  return parsePopupSearch(raw);
}

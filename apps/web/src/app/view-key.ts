/** The home page under its other names, and with a dialog over it. */
const homePaths: readonly string[] = ['/', '/index', '/login', '/register'];

const MEMBER_CENTRE = '/member';

/**
 * The key of the main view (specification, section 2): one for the home page with signing in and registering, and one for
 * every other path. Search parameters (a page of a list, a dialog) are a state of the same view. So are the pages of the
 * member centre, which is an overlay: it stays open while they change.
 */
export function viewKey(pathname: string): string {
  if (homePaths.includes(pathname)) return 'index';
  return pathname.startsWith(`${MEMBER_CENTRE}/`) ? MEMBER_CENTRE : pathname;
}

/** The home page under its other names, and with a dialog over it. */
const homePaths: readonly string[] = ['/', '/index', '/login', '/register'];

const MEMBER_CENTRE = '/member';

/**
 * What the main view is known by (specification, section 2): one for the home page with signing in and registering, and
 * every other path its own. What follows the path — a page of a list, a dialog — is a state of the same view, and so are the
 * pages of the member centre, which is an overlay: it stays open while they change.
 */
export function viewKey(pathname: string): string {
  if (homePaths.includes(pathname)) return 'index';
  return pathname.startsWith(`${MEMBER_CENTRE}/`) ? MEMBER_CENTRE : pathname;
}

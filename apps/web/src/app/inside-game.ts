/**
 * A vendor's game leads home by opening the lobby's address, or that of deposits, in its own frame. The site there tells
 * the page around it, which closes the game or opens the deposits, and starts nothing itself. Only the site frames the site: its policy says so.
 */
export function tellPageAround(here: Window): boolean {
  if (here.parent === here) return false;
  const type = here.location.pathname === '/wallet/deposit' ? 'leftForDeposit' : 'leftForHome';
  here.parent.postMessage({ source: 'champa-site', type }, here.location.origin);
  return true;
}

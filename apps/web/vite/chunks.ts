/**
 * How the first screen is split: the libraries, which seldom change, and the shell with the lobby. Without this, every
 * module that two pages share would be a request of its own. What a visitor opens later stays in chunks of its own.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'vendor',
      // Only later pages run several queries at once.
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)\/(?!.*(?:queriesObserver|useQueries)\.)/,
      priority: 2,
    },
    { name: 'site', test: isFirstScreen, priority: 1 },
    // Small and requested together: one chunk each, so that the first page's list of later files stays short.
    together('calls', /\/api-client\/src\/calls\//),
    together(
      'parts',
      /\/packages\/ui\/src\/(?!menu\.)|\/apps\/web\/src\/(?:kit\/api\/intent|kit\/lists\/(?:paged|paged-list|more-rows|progress-bar)|kit\/(?:upload|forms)\/[\w-]+|kit\/pictures\/picture-file|entities\/member\/payment-password-field)\./,
    ),
    // What a dialog stands on; without this it would lie in the menus' chunk, and each dialog would bring the menus.
    together(
      'overlay',
      /node_modules\/(?:@radix-ui\/(?:primitive|react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal|presence|slot|primitive|compose-refs|context|id|use-\w+))|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//,
    ),
    // The chat leads to a message, and both to the member's messages.
    together('service', /\/apps\/web\/src\/(?:features|entities)\/(?:chat|tickets?)\//),
    together('record', isOfRecords),
    // Agents use all of the agent centre; of contracts, one dialog is for every member.
    together('agents', isOfAgents),
  ],
};

/** Dependencies of these modules stay where they are, because other modules need them too. */
function together(name: string, test: RegExp | ((id: string) => boolean)) {
  return { name, test, priority: 0, includeDependenciesRecursively: false };
}

const first = [
  /\/apps\/web\/src\/(?:kit|routes\/_site\/_home|features\/games)\b/,
  /\/apps\/web\/src\/entities\/(?:game|message|wallet)\//,
  /\/entities\/member\/(?:member|member-centre-history|member-icon|sign-out-reason|use-member)\./,
  /\/entities\/site\/(?:brand-tokens|customer-service|logo|notices|page-head|page-title|popups|site)\./,
  /\/entities\/referral\/referral-codes\./,
  /\/apps\/web\/src\/(?:routes\/_site\.tsx|features\/wallet\/components\/balance-pill)/,
  /\/features\/content\/(?:index|carousel\/|components\/notice-marquee)/,
  /\/features\/content\/model\/(?:banners-for|linkage|running-time)\./,
  /\/apps\/web\/src\/app\/(?!closed-site|dialogs|hand-over(?:-shown)?\.|live-stream|member-guards|not-found|open-popup|promotion-host|read-texts|site-changes|start-failure)/,
  // The contract's schemas are the server's; the browser needs only these constants at once.
  /\/packages\/(?:contract\/src\/constants\.|(?:money|api-client|i18n|ui)\/src\/)/,
  /virtual:icon-sprite/,
];

const later = [
  /\/shell\/(?:at-rest|floating-telegram|menus|menu-drawer|account-menu|language-menu|language-choice|services-menu|footer-content|footer-vendors)\./,
  /\/i18n\/src\/(?:catalogues\/|device-name|fonts-|labels|language-catalogue|load-others|lottery-plays|movement-kinds|setting-off|time-format)/,
  /\/money\/src\/(?:bonus|fee|shown)\./,
  /\/api-client\/src\/(?:backoff|live|payload|sealing|telling)\./,
  /\/api-client\/src\/calls\/(?!content|games|identity|inbox|my-games|payloads|site\.|wallet)/,
  /\/ui\/src\/(?:code|confirm-dialog|data-table|dialog|drawer|checkbox|field|field-frame|menu|notice|pagination|pagination-range|select-field|use-focus-return|use-is-wider)\./,
  /\/kit\/(?:charts|forms|upload)\//,
  /\/kit\/lists\/(?!count-badge|load-failure)/,
  /\/kit\/days\/(?!today)/,
  /\/kit\/(?:api\/(?:describe-field|intent|live-news)|pictures\/(?:picture-file|qr-code)|text\/(?:clean-html|message|rich-text))\./,
  /\/kit\/browser\/(?:csv|share-text|save-file|share-link|use-arrival|use-copy|use-yielding)\./,
  /\/routes\/_site\/_home\/(?:login|register)(?:\.|_\.)/,
  /\/features\/games\/(?:dialogs|components\/(?:boards\/|area-header|game-list-page|game-popup-dialog|own-games-page)|model\/use-rising-amount)/,
];

export function isFirstScreen(id: string): boolean {
  return first.some((pattern) => pattern.test(id)) && !later.some((pattern) => pattern.test(id));
}

function isOfRecords(id: string): boolean {
  if (/\/entities\/(?:record\/(?!records\.)|site\/(?:page-heading|time-cell)\.|team\/line-path\.)/.test(id))
    return true;
  return /\/kit\/(?:charts\/|days\/(?:date-bar|day|day-range)\.|lists\/(?:chips|choice-select|fold-section|rows-skeleton|shown-figures|sort-choice|totals|use-paused)\.)/.test(
    id,
  );
}

function isOfAgents(id: string): boolean {
  if (/\/entities\/(?:team\/(?!line-path|live)|contract\/runs)/.test(id)) return true;
  if (!/\/apps\/web\/src\/(?:features\/agent|routes\/_agent)/.test(id)) return false;
  return !/\/agent-contracts\/(?:dialogs|components\/(?:contract-dialog|contract-requests|terms-view|use-)|model\/(?:actions|decimals|kinds|later|refusals))/.test(
    id,
  );
}

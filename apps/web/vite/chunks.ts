/**
 * How the first screen is cut: the libraries, which change seldom, and the shell with the lobby. Without it every module
 * that two pages share becomes a request of its own. What a visitor opens later stays in chunks of its own.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)\//,
      priority: 2,
    },
    { name: 'site', test: isFirstScreen, priority: 1 },
  ],
};

const first = [
  /\/apps\/web\/src\/(?:shared|routes\/_site\/_home|features\/games)\b/,
  /\/apps\/web\/src\/(?:routes\/_site\.tsx|features\/wallet\/(?:api\/|components\/balance-pill))/,
  /\/apps\/web\/src\/features\/inbox\/(?:index|api\/inbox)\./,
  /\/features\/content\/(?:index|api\/notices|carousel\/|components\/(?:notice-marquee|announcement-opener))/,
  /\/features\/content\/model\/(?:linkage|running-time|announcement-marks|use-announcements)\./,
  /\/apps\/web\/src\/app\/(?!closed-site|dialogs|not-found|open-popup|promotion-host|start-failure)/,
  /\/packages\/(?:contract|money|api-client|i18n|ui)\/src\//,
  /virtual:icon-sprite/,
];

const later = [
  /\/shell\/(?:menus|menu-drawer|account-menu|language-menu|language-choice|services-menu|footer-content|footer-vendors)\./,
  /\/i18n\/src\/(?:catalogues\/|fonts-cn|movement-kinds)/,
  /\/features\/wallet\/api\/deposits\./,
  /\/money\/src\/(?:bonus|fee)\./,
  /\/contract\/src\/(?:customer-service-path|patterns|register-rules)\./,
  /\/api-client\/src\/(?:payload|sealing|calls\/(?:activities|agents|limits|lottery|missions|bonus|points|prizes|quick-sign-in|records|rewards|security|transfers|withdrawals))\./,
  /\/ui\/src\/(?:dialog|confirm-dialog|drawer|menu|field|select-field|checkbox|notice|data-table)\./,
  /\/apps\/web\/src\/shared\/(?:forms\/|record\/|countdown\.|missions\.|progress-bar\.|server-clock\.|time-until\.|brand-names\.|vip-rank\.|picture-file\.|qr-code\.|csv\.|save-file\.|use-copy\.|reward|limit-refusal\.|typed-amount\.)/,
  /\/routes\/_site\/_home\/(?:login|register)(?:\.|_\.)/,
  /\/features\/games\/(?:dialogs|components\/(?:boards\/|area-header|game-list-page|game-popup-dialog|own-games-page)|model\/use-rising-amount)/,
];

export function isFirstScreen(id: string): boolean {
  return first.some((pattern) => pattern.test(id)) && !later.some((pattern) => pattern.test(id));
}

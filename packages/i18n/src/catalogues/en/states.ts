/** Errors and loading states. */
export const states = {
  load_failed: 'This could not be loaded',
  load_failed_text: 'Check your connection and try again.',
  offline: 'You are offline. We carry on when the connection is back.',
  broken_title: 'Something went wrong on this page',
  broken_text: 'Your money is safe. Try again, and contact customer service if it stays so.',
  not_found_title: 'This page does not exist',
  not_found_text: 'The address may be mistyped, or the page has moved. The lobby is a good place to start again.',
  part_failed: 'The page took longer to load',
  part_failed_text: 'Check your network or contact customer service.',
  popup_blocked: 'Popup blocked, allow popups and try again.',
  maintenance_title: 'System maintenance notice',
  maintenance_until: 'Expected to end at {time}.',
  region_title: 'Access restricted by location or IP',
  region_text: 'The site is not offered where you are.',
  region_ip: 'Your address: {ip}.',
  maintenance_text:
    'We are tending the garden. Your balance and your bets are safe; this page opens by itself when we are back.',
  service_unreachable: 'Customer service could not be opened. Please try again.',
} as const satisfies Record<string, string>;

import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseSeamlessSearch, SeamlessPage } from '../../features/pages/index.ts';

/** The seamless game page: the game in the address opens at once, in the page. */
export const Route = createFileRoute('/_site/seamless')({
  validateSearch: parseSeamlessSearch,
  beforeLoad: ({ search }) => {
    // The router may pass raw parameters here.
    const { nodeId } = parseSeamlessSearch(search);
    if (nodeId) throw redirect({ to: '/play/$nodeId', params: { nodeId }, replace: true });
  },
  loader: loadAllMessages,
  staticData: { hasFooter: false },
  component: SeamlessPage,
});

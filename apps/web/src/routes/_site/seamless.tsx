import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseSeamlessSearch, SeamlessPage } from '../../features/pages/index.ts';

/** The seamless game page: a game that the address names opens at once, in the page. */
export const Route = createFileRoute('/_site/seamless')({
  validateSearch: parseSeamlessSearch,
  beforeLoad: ({ search }) => {
    // What the router hands over here may still be the address's raw text.
    const { nodeId } = parseSeamlessSearch(search);
    if (nodeId) throw redirect({ to: '/play/$nodeId', params: { nodeId }, replace: true });
  },
  loader: loadAllMessages,
  staticData: { hasFooter: false },
  component: SeamlessPage,
});

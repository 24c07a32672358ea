import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useOpenPopup } from '../../entities/site/index.ts';
import { HelpPage } from '../../features/content/dialogs.ts';
import { searchText } from '../../kit/text/search-text.ts';

export const Route = createFileRoute('/_site/help')({ loader: loadAllMessages, component: Help });

function Help() {
  const navigate = useNavigate({ from: Route.fullPath });
  const openPopup = useOpenPopup();
  const term = useLocation({ select: ({ hash }) => searchText(hash, 60) || undefined });
  return (
    <HelpPage
      term={term}
      onTerm={(next = '') =>
        void navigate({ hash: next, replace: true, resetScroll: false, hashScrollIntoView: false })
      }
      onChat={() => openPopup('chat')}
    />
  );
}

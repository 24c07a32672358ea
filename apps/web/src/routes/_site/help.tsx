import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenPopup } from '../../entities/site/index.ts';
import { HelpDialog, HelpPage } from '../../features/content/dialogs.ts';
import { searchText } from '../../kit/text/search-text.ts';

export const Route = createFileRoute('/_site/help')({ loader: loadAllMessages, component: Help });

function Help() {
  const navigate = useNavigate({ from: Route.fullPath });
  const openPopup = useOpenPopup();
  const named = useLocation({ select: ({ hash }) => searchText(hash, 60) || undefined });
  const [term, setTerm] = useState<string>();
  const leaveTerm = () => void navigate({ hash: '', replace: true, resetScroll: false, hashScrollIntoView: false });
  return (
    <>
      <HelpPage term={term} onTerm={setTerm} onChat={() => openPopup('chat')} />
      {named !== undefined && <HelpDialog key={named} about={named} onClose={leaveTerm} />}
    </>
  );
}

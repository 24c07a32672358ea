import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { HelpTopics } from './help-topics.tsx';

/** The help centre over the current page. */
export function HelpDialog({ about, onClose }: { about: string | undefined; onClose: () => void }) {
  const t = useTranslate();
  const [term, setTerm] = useState(about);
  return (
    <Dialog
      title={t('help_centre')}
      description={t('help_centre_text')}
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
      room="page"
    >
      <HelpTopics term={term} onTerm={setTerm} />
    </Dialog>
  );
}

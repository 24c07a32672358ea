import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { requireTrueAccount } from '../../app/guard.ts';

/** The member's own pages; a trial account has none. */
export const Route = createFileRoute('/_site/_own')({ beforeLoad: requireTrueAccount, loader: loadAllMessages });

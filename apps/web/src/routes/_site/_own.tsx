import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../shared/guard.ts';

/** Pages of the member's own. */
export const Route = createFileRoute('/_site/_own')({ beforeLoad: requireSession, loader: loadAllMessages });

import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '../../features/site/index.ts';

export const Route = createFileRoute('/_site/down')({ loader: loadAllMessages, component: DownloadPage });

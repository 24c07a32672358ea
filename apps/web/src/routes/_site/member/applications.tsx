import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../features/activities/index.ts';

export const Route = createFileRoute('/_site/member/applications')({ component: ApplicationsPage });

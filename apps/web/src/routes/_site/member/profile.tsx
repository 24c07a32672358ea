import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../features/security/index.ts';

export const Route = createFileRoute('/_site/member/profile')({ component: ProfilePage });

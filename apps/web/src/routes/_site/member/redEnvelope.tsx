import { createFileRoute } from '@tanstack/react-router';
import { Envelopes } from '../../../features/prizes/index.ts';

export const Route = createFileRoute('/_site/member/redEnvelope')({ component: Envelopes });

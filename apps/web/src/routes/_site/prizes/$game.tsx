import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../../app/not-found.tsx';
import { PrizeGamePage } from '../../../features/prizes/index.ts';

export const Route = createFileRoute('/_site/prizes/$game')({ loader: loadAllMessages, component: Game });

function Game() {
  const { game } = Route.useParams();
  return <PrizeGamePage key={game} code={game} missing={<NotFound />} />;
}

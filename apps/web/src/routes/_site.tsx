import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteShell } from '../app/shell/site-shell.tsx';
import { lanesQuery } from '../features/games/index.ts';
import { language } from '../shared/language.ts';

export const Route = createFileRoute('/_site')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(lanesQuery(language.current())),
  component: Site,
});

function Site() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

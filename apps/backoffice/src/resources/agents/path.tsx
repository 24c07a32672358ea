import type { AdminAgent } from '@champa/contract';
import { Breadcrumbs, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link, useGetOne, useListContext, useTranslate } from 'react-admin';

/** Where the level stands that is shown: from the top of the tree down to whoever's downlines these are. */
export function Level() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const of = filterValues['of'] as string | undefined;
  const { data: head } = useGetOne<AdminAgent>('agents', { id: of ?? '' }, { enabled: of !== undefined });
  if (of === undefined || filterValues['search']) return null;
  const above = head?.id === of ? head.path : [];
  return (
    <Breadcrumbs sx={{ px: 2, pt: 2 }} aria-label={translate('resources.agents.path')}>
      <Button size="small" onClick={() => setFilters({})}>
        {translate('resources.agents.top')}
      </Button>
      {above.map(({ id, username }) => (
        <Button key={id} size="small" onClick={() => setFilters({ of: id })}>
          {username}
        </Button>
      ))}
      {head?.id === of && (
        <MuiLink component={Link} to={`/agents/${of}/show`}>
          {head.username}
        </MuiLink>
      )}
    </Breadcrumbs>
  );
}

/** Everybody above, from the top down, each with the way to their page. */
export function PathLinks({ path }: Pick<AdminAgent, 'path'>) {
  const translate = useTranslate();
  if (path.length === 0) return <Typography variant="body2">{translate('resources.agents.nobody_above')}</Typography>;
  return (
    <Breadcrumbs maxItems={5} sx={{ fontSize: 'inherit' }}>
      {path.map(({ id, username }) => (
        <Link key={id} to={`/agents/${id}/show`}>
          {username}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

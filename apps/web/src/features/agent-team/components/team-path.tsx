import { Link } from '@tanstack/react-router';
import { LinePath } from '../../../entities/team/index.ts';
import type { TeamSearch } from '../model/team-search.ts';

type TeamPathProps = { path: readonly { id: string; username: string }[]; search: TeamSearch };

/** The path from the agent down to the member whose downlines are shown. */
export function TeamPath({ path, search }: TeamPathProps) {
  const { of: _of, q: _q, member: _member, ...kept } = search;
  return (
    <LinePath
      path={path}
      link={(id, look) => (
        <Link to="/agent/downlineManagmentView" search={{ ...kept, of: id }} resetScroll={false} {...look} />
      )}
    />
  );
}

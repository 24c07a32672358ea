import { Link } from '@tanstack/react-router';
import { LinePath } from '../../../entities/team/index.ts';
import type { ReportsSearch } from '../model/reports-search.ts';

type ReportPathProps = { path: readonly { id: string; username: string }[]; search: ReportsSearch };

/** The path from the agent down to the report's member. */
export function ReportPath({ path, search }: ReportPathProps) {
  return (
    <LinePath
      path={path}
      link={(id, look) => (
        <Link to="." search={{ ...search, member: id, reach: undefined }} resetScroll={false} {...look} />
      )}
    />
  );
}

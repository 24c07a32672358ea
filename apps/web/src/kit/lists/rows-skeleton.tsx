import { Skeleton } from '@champa/ui';

/** Rows while they load. */
export function RowsSkeleton({ rows = 8, className = 'h-11' }: { rows?: number; className?: string }) {
  return (
    <div className="flex flex-col gap-2.5 p-4">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={className} />
      ))}
    </div>
  );
}

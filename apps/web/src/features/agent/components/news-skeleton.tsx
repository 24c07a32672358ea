import { Skeleton } from '@champa/ui';

/** Announcements while they load. */
export function NewsSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 p-2">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  );
}

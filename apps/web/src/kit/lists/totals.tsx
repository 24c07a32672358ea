import { cx, Money, Skeleton } from '@champa/ui';

export type Figure = { id: string; label: string; value: string | undefined; signed?: boolean; exact?: boolean };

/** Side by side as far as large amounts fit; more than four in rows of three. */
const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/** The totals of a record: one card each on wide screens, rows of one card on phones. */
export function Totals({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={cx(
        'grid gap-px max-sm:card-face max-sm:rounded-md max-sm:py-1.5 sm:gap-3',
        columns[figures.length] ?? 'sm:grid-cols-3',
      )}
    >
      {figures.map(({ id, label, value, signed = false, exact = false }) => (
        <div
          key={id}
          className="flex min-w-0 items-center justify-between gap-3 px-4 py-1.5 sm:card-face sm:block sm:rounded-md sm:px-4 sm:py-3.5"
        >
          <dt className="truncate text-[13px] text-muted">{label}</dt>
          <dd className="h-6 text-sm leading-6 font-bold sm:mt-0.5 sm:h-7 sm:text-lg">
            {value === undefined ? (
              <Skeleton className="h-5 w-24" />
            ) : (
              <Money value={value} signed={signed} exact={exact} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

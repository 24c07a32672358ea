import { cx } from './cx.ts';
import { useIsWider } from './use-is-wider.ts';

/**
 * A code to type or copy: one font, which tells 0 from O and 1 from l; selected as a whole, never wrapped or translated. A code longer
 * than its place scrolls, also by keys.
 */
export function Code({ children, className }: { children: string; className?: string | undefined }) {
  const [watch, isWider] = useIsWider();
  return (
    <code
      ref={watch}
      translate="no"
      dir="ltr"
      {...(isWider && { tabIndex: 0 })}
      className={cx(
        'inline-block max-w-full overflow-x-auto align-bottom font-mono whitespace-nowrap select-all',
        className,
      )}
    >
      {children}
    </code>
  );
}

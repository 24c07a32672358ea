import { cx, Plumeria } from '@champa/ui';
import { useSite } from './site.ts';

/** The brand's flower and name. On the garden picture the name is light in both themes. */
export function Logo({ tone = 'theme', className }: { tone?: 'theme' | 'garden'; className?: string }) {
  const { brand } = useSite();
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <Plumeria size={34} />
      <span
        className={cx('text-xl font-extrabold tracking-tight', tone === 'garden' ? 'text-garden-text' : 'text-text')}
      >
        {brand.name}
      </span>
    </span>
  );
}

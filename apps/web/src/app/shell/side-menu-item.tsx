import { cx } from '@champa/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';

/** How much room there is: a drawer and a wide screen show names; a rail shows icons with the names below. */
export type SideMenuForm = 'full' | 'rail';

const FormContext = createContext<SideMenuForm>('full');

/** Provides the form of the side menu to the items below. */
export const SideMenuFormProvider = FormContext.Provider;

export function useSideMenuForm(): SideMenuForm {
  return use(FormContext);
}

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const form = useSideMenuForm();
  return (
    <section aria-label={title}>
      {form === 'full' && <h2 className="mb-1 px-3 text-xs font-semibold text-muted">{title}</h2>}
      <ul className={cx('flex flex-col gap-0.5', form === 'rail' && 'border-t border-line pt-2')}>{children}</ul>
    </section>
  );
}

type MenuLinkProps = { link: LinkProps; icon: ReactNode; note?: string | undefined; children: string };

/** An item that links to a page. */
export function MenuLink(props: MenuLinkProps) {
  return (
    <li>
      <MenuAnchor {...props} />
    </li>
  );
}

/** The same for an item that holds more than its link. */
export function MenuAnchor({ link, icon, note, children }: MenuLinkProps) {
  const form = useSideMenuForm();
  return (
    <Link {...link} className={menuItemClass(form)} activeProps={{ className: activeClass }}>
      <MenuFace icon={icon}>{children}</MenuFace>
      {form === 'full' && note !== undefined && (
        <span className="ms-auto text-xs font-medium text-muted tabular">{note}</span>
      )}
    </Link>
  );
}

/** An item's picture and name. */
export function MenuFace({ icon, children }: { icon: ReactNode; children: string }) {
  const form = useSideMenuForm();
  return (
    <>
      {icon}
      <span className={form === 'full' ? 'truncate' : 'line-clamp-2 max-w-full'}>{children}</span>
    </>
  );
}

/** The look of an item, whatever its element. */
export function menuItemClass(form: SideMenuForm): string {
  return cx(
    'relative flex w-full rounded-md font-semibold transition-colors duration-150 hover:bg-surface-2 active:bg-surface-3',
    form === 'full'
      ? 'h-11 items-center gap-3 px-3 text-start text-sm'
      : 'h-15 flex-col items-center justify-center gap-0.5 px-1 text-center text-[10.5px] leading-tight',
  );
}

const activeClass =
  'bg-linear-to-r from-gold/20 to-transparent text-gold before:absolute before:inset-y-2.5 before:start-0 before:w-1 before:rounded-full before:bg-gold rtl:bg-linear-to-l';

import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

type MenuProps = { trigger: ReactNode; children: ReactNode; label: string; align?: 'start' | 'center' | 'end' };

/** A menu around its trigger (one focusable element), open from the start; arrow keys move in it, Escape closes it. */
export function Menu({ trigger, children, label, align = 'end' }: MenuProps) {
  return (
    <Primitive.Root defaultOpen modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-40 min-w-[208px] origin-(--radix-dropdown-menu-content-transform-origin) animate-pop-in rounded-md bg-surface-1 p-1.5 shadow-pop"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemClass =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-sm px-3 text-sm font-medium outline-none data-highlighted:bg-surface-2 active:bg-surface-3';

type MenuItemProps = ComponentProps<typeof Primitive.Item> & { icon?: IconName; danger?: boolean };

export function MenuItem({ icon, danger = false, children, asChild, ...rest }: MenuItemProps) {
  return (
    <Primitive.Item {...rest} {...(asChild && { asChild })} className={cx(itemClass, danger && 'text-ember')}>
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} className={danger ? undefined : 'text-muted'} />}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

type MenuChoiceProps<T extends string> = {
  value: T;
  onChange: (value: T) => void;
  choices: readonly { value: T; label: string }[];
};

/** A group of choices, of which one is selected. */
export function MenuChoices<T extends string>({ value, onChange, choices }: MenuChoiceProps<T>) {
  return (
    <Primitive.RadioGroup
      value={value}
      onValueChange={(picked) => {
        const choice = choices.find((each) => each.value === picked);
        if (choice) onChange(choice.value);
      }}
    >
      {choices.map((choice) => (
        <Primitive.RadioItem key={choice.value} value={choice.value} className={itemClass}>
          <span className="flex-1">{choice.label}</span>
          <Primitive.ItemIndicator>
            <Icon name="check" size={18} className="text-gold" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuLine() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}

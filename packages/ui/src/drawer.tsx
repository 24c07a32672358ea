import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

type DrawerProps = { title: string; onClose: () => void; children: ReactNode };

/** An open drawer from the inline-start side; like a dialog it holds the focus and closes by Escape or a press outside. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const returnFocus = useFocusReturn();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim backdrop-blur-[3px]" />
        <Primitive.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(312px,86vw)] animate-drawer-in flex-col overflow-y-auto overscroll-contain bg-surface-1 shadow-pop outline-none"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

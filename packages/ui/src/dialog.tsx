import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const rooms = { form: 'sm:max-w-[480px]', page: 'sm:max-w-[720px]', centre: 'sm:max-w-[960px]' } as const;

type Room = keyof typeof rooms;

/** As high as its content; or as high as may be from the first, so that what loads moves nothing. */
const heights = {
  content: '',
  phone: 'max-sm:h-[calc(100dvh-24px)]',
  full: 'h-[calc(100dvh-24px)] sm:h-[min(680px,calc(100dvh-48px))]',
} as const;

export type DialogProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Shown under the title, and read with it by screen readers. */
  description?: ReactNode;
  /** Decoration beside the content on wide screens; hidden on others. */
  art?: ReactNode;
  /** The maximum width: of a form, a page, or a page with its menu. With art it is as wide as both need. */
  room?: Room;
  /** `full` where its content is loaded; `phone`: only there, for a form that nearly fills it and loads its rules. */
  height?: keyof typeof heights;
};

/**
 * An open dialog: a sheet from below on phones, a card in the middle elsewhere. Holds the focus and gives it back; Escape, the
 * backdrop and the cross call `onClose`.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  description,
  art,
  room = 'form',
  height = 'content',
}: DialogProps) {
  const returnFocus = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  // Going back takes the browser a moment: a second press meanwhile must not go back again. After the next render, closing works
  // again.
  useEffect(() => {
    isClosing.current = false;
  });
  function close(): void {
    if (isClosing.current || isCovered(content.current)) return;
    isClosing.current = true;
    onClose();
  }
  return (
    <Primitive.Root open onOpenChange={(open) => !open && close()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim backdrop-blur-[3px]" />
        <Primitive.Content
          ref={content}
          onCloseAutoFocus={returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-24px)] w-full animate-sheet-in overflow-hidden rounded-t-lg rounded-b-none bg-surface-1 shadow-pop outline-none',
            'sm:bottom-auto sm:top-1/2 sm:-translate-y-1/2 sm:animate-pop-in sm:rounded-lg',
            art === undefined ? rooms[room] : 'sm:max-w-[820px]',
            heights[height],
          )}
        >
          {art !== undefined && (
            <div className="relative hidden w-[320px] shrink-0 overflow-hidden md:block">{art}</div>
          )}
          <div className="flex min-w-0 flex-1 flex-col">
            <header className="flex items-start gap-3 px-5 pt-4 pb-2 sm:px-7 sm:pt-6">
              <div className="min-w-0 flex-1">
                <Primitive.Title className="text-xl font-bold tracking-tight">{title}</Primitive.Title>
                {description !== undefined && (
                  <Primitive.Description className="mt-1 text-sm text-muted">{description}</Primitive.Description>
                )}
              </div>
              <Primitive.Close
                aria-label={closeLabel}
                className="-me-3 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted -outline-offset-2 hover:bg-surface-2 hover:text-text active:bg-surface-3"
              >
                <Icon name="close" />
              </Primitive.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
              {children}
            </div>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Whether a later dialog covers this one. While that one is opening, Escape still reaches this one, which must not close below
 * it.
 */
function isCovered(content: HTMLElement | null): boolean {
  return (
    content !== null &&
    Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).at(-1) !== content
  );
}

/** With a keyboard, people want to type at once; on a touch screen, focusing would open its keyboard over the dialog. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const field = isTouch ? null : content.querySelector<HTMLElement>('input:not([type="radio"], [type="date"])');
  event.preventDefault();
  (field ?? content).focus();
}

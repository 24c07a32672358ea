import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type ConfirmDialogProps = {
  title: string;
  message?: string;
  icon?: IconName;
  confirmLabel: string;
  /** Missing if there is nothing to decide, only to read. */
  cancelLabel?: string;
  busy?: boolean;
  /** Between the message and the answers: figures for the decision. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question with two answers. Escape cancels; pressing the backdrop does not, so that an accidental touch decides nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useFocusReturn();
  const {
    title,
    message,
    icon = 'info',
    confirmLabel,
    cancelLabel,
    busy = false,
    children,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim backdrop-blur-[3px]" />
        <Primitive.Content
          onCloseAutoFocus={returnFocus}
          {...(message === undefined && { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-[380px] -translate-y-1/2 animate-pop-in rounded-lg bg-surface-1 p-6 text-center shadow-pop outline-none"
        >
          <span className="mx-auto mb-4 grid size-14 place-items-center rounded-full bg-gold/15 text-gold">
            <Icon name={icon} size={28} />
          </span>
          <Primitive.Title className="text-lg font-bold">{title}</Primitive.Title>
          {message !== undefined && (
            <Primitive.Description className="mt-2 text-sm text-muted">{message}</Primitive.Description>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
          <div className="mt-6 grid auto-cols-fr grid-flow-col gap-3">
            {cancelLabel !== undefined && (
              <Primitive.Cancel asChild>
                <Button kind="outline">{cancelLabel}</Button>
              </Primitive.Cancel>
            )}
            <Button busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

import { Code, IconButton, Skeleton } from '@champa/ui';
import type { ReactNode } from 'react';
import { useCopy } from './use-copy.ts';

/** `text`: undefined until loaded. */
type ShareProps = { label: string; text: string | undefined; copyLabel: string };

/** A code to share, with a copy button. */
export function ShareCode(props: ShareProps) {
  return <ShareLine {...props}>{props.text !== undefined && <Code>{props.text}</Code>}</ShareLine>;
}

/** A link to share, with a copy button. A long link ends in an ellipsis. */
export function ShareLink(props: ShareProps) {
  return <ShareLine {...props}>{props.text}</ShareLine>;
}

function ShareLine({ label, text, copyLabel, children }: ShareProps & { children: ReactNode }) {
  const copy = useCopy();
  return (
    <div>
      <p className="text-[13px] text-muted">{label}</p>
      <div className="mt-1 flex min-h-11 items-center rounded-sm bg-surface-3/60 ps-3">
        {text === undefined ? (
          <Skeleton className="h-4 w-40" />
        ) : (
          <>
            <p className="isolate-text min-w-0 flex-1 truncate text-sm leading-5 font-semibold select-all">
              {children}
            </p>
            <IconButton icon="copy" label={copyLabel} iconSize={18} onClick={() => copy(text)} />
          </>
        )}
      </div>
    </div>
  );
}

import { Code, IconButton, Skeleton } from '@champa/ui';
import { useCopy } from './use-copy.ts';

/** A code or link to share, with a copy button. Undefined until loaded. */
export function ShareText({ label, text, copyLabel }: { label: string; text: string | undefined; copyLabel: string }) {
  const copy = useCopy();
  return (
    <div>
      <p className="text-[13px] text-muted">{label}</p>
      <div className="mt-1 flex min-h-11 items-center rounded-sm bg-surface-3/60 ps-3">
        {text === undefined ? (
          <Skeleton className="h-4 w-40" />
        ) : (
          <>
            <p className="min-w-0 flex-1 leading-5">
              <Code className="text-sm font-semibold">{text}</Code>
            </p>
            <IconButton icon="copy" label={copyLabel} iconSize={18} onClick={() => copy(text)} />
          </>
        )}
      </div>
    </div>
  );
}

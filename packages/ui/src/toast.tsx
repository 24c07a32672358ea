import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type Toast = { id: number; kind: 'success' | 'error' | 'info'; text: string; way?: ToastWay | undefined };

/** What can be done about a message: pressed, it closes the message. */
export type ToastWay = { label: string; onPress: () => void };

const SHOWN_MS = 4000;
/** A message with something to press stays longer. */
const WITH_WAY_MS = 9000;
const icons = { success: 'check', error: 'alert', info: 'info' } as const;
const colours = { success: 'text-jade', error: 'text-ember', info: 'text-gold' } as const;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a message for a few seconds at the edge of the screen; screen readers announce it politely. */
export function showToast(kind: Toast['kind'], text: string, way?: ToastWay): void {
  const toast: Toast = { id: nextId, kind, text, way };
  nextId += 1;
  replace([...toasts.filter((other) => other.text !== text), toast]);
  setTimeout(() => drop(toast), way ? WITH_WAY_MS : SHOWN_MS);
}

function drop({ id }: Toast): void {
  replace(toasts.filter((other) => other.id !== id));
}

/** Shows toasts: once, around everything. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, current, current);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+12px)] z-[60] flex flex-col items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          className="flex max-w-md animate-pop-in items-center gap-3 rounded-md bg-surface-1 px-4 py-3 text-sm font-medium shadow-pop"
        >
          <Icon name={icons[toast.kind]} className={cx(colours[toast.kind])} />
          {toast.text}
          {toast.way && <Way toast={toast} way={toast.way} />}
        </div>
      ))}
    </div>
  );
}

function Way({ toast, way: { label, onPress } }: { toast: Toast; way: ToastWay }) {
  return (
    <button
      type="button"
      className="pointer-events-auto touch-target shrink-0 font-semibold text-gold hover:underline"
      onClick={() => {
        drop(toast);
        onPress();
      }}
    >
      {label}
    </button>
  );
}

const current = (): readonly Toast[] => toasts;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

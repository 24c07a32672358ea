import { useCountdownText } from '../../../kit/days/countdown.tsx';

/** A countdown by the server's clock; a screen reader reads it only when it is navigated to. */
export function TimeLeft({ label, ms }: { label: string; ms: number }) {
  const text = useCountdownText();
  return (
    <p className="flex flex-col items-center">
      <span className="text-sm text-garden-muted">{label}</span>
      <span
        role="timer"
        suppressHydrationWarning
        className="text-4xl font-extrabold tracking-tight tabular sm:text-5xl"
      >
        {text(ms)}
      </span>
    </p>
  );
}

const COLOURS = ['var(--gold-fill)', 'var(--petal)', 'var(--jade)', 'var(--garden-text)'];
const PIECES = 44;

/** Confetti over its container; none with reduced motion. */
export function Confetti() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {Array.from({ length: PIECES }, (_, piece) => (
        <span
          key={piece}
          className="prizes-confetti"
          style={{
            insetInlineStart: `${(piece * 37) % 100}%`,
            background: COLOURS[piece % COLOURS.length],
            animationDelay: `${(piece * 61) % 700}ms`,
            ['--drift' as string]: `${((piece * 53) % 160) - 80}px`,
            ['--twist' as string]: `${(piece * 97) % 1080}deg`,
          }}
        />
      ))}
    </span>
  );
}

import { Plumeria } from '@champa/ui';

/** A member's picture; the brand's flower on the garden where there is none. */
export function Avatar({ size }: { size: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="garden-face grid shrink-0 place-items-center rounded-full ring-2 ring-gold/60"
    >
      <Plumeria size={size * 0.72} />
    </span>
  );
}

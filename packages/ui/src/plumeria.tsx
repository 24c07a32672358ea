import flower from '@champa/artwork/brand/logo.svg?inline';

/** The champa flower of the brand. Decoration, hidden from screen readers. */
export function Plumeria({ size, className }: { size: number; className?: string | undefined }) {
  return <img src={flower} alt="" width={size} height={size} draggable={false} className={className} />;
}

import { Icon } from '@champa/ui';

/** The consequences of a decision, one by one. */
export function Consequences({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2.5 text-sm">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Icon name="info" size={18} className="mt-0.5 shrink-0 text-gold" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

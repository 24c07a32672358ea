import { cx } from '@champa/ui';
import { PrizeMark } from './prize-mark.tsx';

/** A red envelope; when it is open, a card with a coin rises. Decoration only. */
export function EnvelopeArt({ isOpen = false, className }: { isOpen?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 -70 160 286"
      aria-hidden="true"
      className={cx('block h-auto w-full overflow-visible', isOpen && 'is-open', className)}
    >
      <rect x="6" y="8" width="148" height="204" rx="12" fill="var(--packet-dark)" />
      {isOpen && <Flap />}
      <g className="prizes-card">
        <rect x="20" y="20" width="120" height="150" rx="8" fill="#fff7df" />
        <rect x="26" y="26" width="108" height="138" rx="5" fill="none" stroke="var(--metal)" strokeWidth="2" />
        <svg x="50" y="34" width="60" height="60" viewBox="0 0 48 48">
          <PrizeMark kind="cash" />
        </svg>
      </g>
      <path d="M6 60c48 34 100 34 148 0v140a12 12 0 0 1-12 12H18a12 12 0 0 1-12-12Z" fill="var(--packet)" />
      <path d="M6 60c48 34 100 34 148 0" fill="none" stroke="var(--metal)" strokeWidth="2.5" />
      <g opacity="0.5" stroke="var(--metal)" strokeWidth="1.6" fill="none">
        <path d="M28 182c10-14 26-14 30 0M58 182c10-14 34-14 44 0M102 182c4-14 20-14 30 0" />
        <path d="M18 196h124" />
      </g>
      {!isOpen && <Flap />}
    </svg>
  );
}

/** Behind the rising card, when open. */
function Flap() {
  return (
    <g className="prizes-flap" style={{ transformOrigin: '80px 14px' }}>
      <path d="M6 20A12 12 0 0 1 18 8h124a12 12 0 0 1 12 12v34c-48 44-100 44-148 0Z" fill="var(--packet-light)" />
      <path d="M6 54c48 44 100 44 148 0" fill="none" stroke="var(--metal)" strokeWidth="2.5" />
      <circle cx="80" cy="80" r="23" fill="var(--metal-dark)" />
      <circle cx="80" cy="78" r="22" fill="var(--metal)" />
      <svg x="64" y="62" width="32" height="32" viewBox="0 0 48 48">
        <PrizeMark kind="nothing" />
      </svg>
    </g>
  );
}

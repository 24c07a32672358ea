import { useTranslate } from '@champa/i18n/react';
import { encode } from 'uqr';

/** An address as a QR code, dark on white in both themes, as cameras need it. */
export function QrCode({ text, size }: { text: string; size: number }) {
  const t = useTranslate();
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={t('qr_code')}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="max-w-full shrink-0 rounded-sm"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

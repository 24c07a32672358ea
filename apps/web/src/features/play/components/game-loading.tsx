import { useTranslate } from '@champa/i18n/react';
import { Plumeria, Spinner } from '@champa/ui';

/** Shown while a game loads. */
export function GameLoading() {
  const t = useTranslate();
  return (
    <div
      role="status"
      className="garden-face absolute inset-0 flex flex-col items-center justify-center gap-5 text-garden-text"
    >
      <Plumeria size={96} className="drop-shadow-[0_8px_28px_rgb(255_157_179/0.45)] motion-safe:animate-pulse" />
      <p className="flex items-center gap-3 text-sm font-semibold">
        <Spinner />
        {t('game_opening')}
      </p>
    </div>
  );
}

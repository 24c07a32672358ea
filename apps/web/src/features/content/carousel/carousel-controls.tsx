import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';

type CarouselControlsProps = {
  count: number;
  shown: number;
  isPaused: boolean;
  onShow: (banner: number) => void;
  onPause: () => void;
};

/** A dot for each banner, and a button that pauses the rotation (WCAG 2.2.2). */
export function CarouselControls({ count, shown, isPaused, onShow, onPause }: CarouselControlsProps) {
  const t = useTranslate();
  const pauseLabel = t(isPaused ? 'slides_resume' : 'slides_pause');
  return (
    <div className="absolute end-2 bottom-0 isolate flex items-center ps-1.5 before:absolute before:inset-x-0 before:inset-y-3 before:-z-10 before:rounded-full before:bg-black/40 sm:end-4 sm:bottom-1">
      {Array.from({ length: count }, (_, banner) => (
        <button
          key={banner}
          type="button"
          aria-label={t('slide_show', { number: banner + 1 })}
          aria-current={banner === shown ? 'true' : undefined}
          onClick={() => onShow(banner)}
          className="group grid h-11 w-6 place-items-center"
        >
          <span
            className={cx(
              'block h-2 rounded-full shadow-[0_0_4px_rgb(0_0_0/0.6)] transition-[width,background-color] duration-200',
              banner === shown ? 'w-5 bg-gold-fill' : 'w-2 bg-white/70 group-hover:bg-white',
            )}
          />
        </button>
      ))}
      <button
        type="button"
        aria-label={pauseLabel}
        title={pauseLabel}
        onClick={onPause}
        className="grid h-11 w-9 place-items-center text-white/85 drop-shadow-[0_0_3px_rgb(0_0_0/0.7)] hover:text-white motion-reduce:hidden"
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
    </div>
  );
}

import { useTranslate } from '@champa/i18n/react';

/** Switches the sound of results on or off. */
export function SoundButton({ isOn, onSwitch }: { isOn: boolean; onSwitch: () => void }) {
  const t = useTranslate();
  const label = t(isOn ? 'lottery_sound_off' : 'lottery_sound_on');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onSwitch}
      className="grid size-11 place-items-center rounded-md text-garden-muted hover:text-garden-text"
    >
      <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" strokeLinejoin="round" />
        <path
          d={isOn ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' : 'm16 9.5 5 5m0-5-5 5'}
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

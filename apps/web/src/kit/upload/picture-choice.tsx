import { cx } from '@champa/ui';
import type { ChangeEvent, ReactNode } from 'react';

type PictureChoiceProps = {
  /** The label, where it contains no text. */
  label?: string;
  className: string;
  onPick: (file: File) => void;
  children: ReactNode;
};

/** Takes or chooses a picture by a press anywhere on it. */
export function PictureChoice({ label, className, onPick, children }: PictureChoiceProps) {
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (file) onPick(file);
  };
  return (
    <label
      className={cx(
        'relative rounded-md border border-line-strong transition-colors focus-within:outline-2 focus-within:outline-gold hover:border-gold',
        className,
      )}
    >
      {children}
      <input
        type="file"
        accept="image/png,image/jpeg"
        aria-label={label}
        onChange={take}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

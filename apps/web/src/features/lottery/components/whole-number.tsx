import { useState } from 'react';

type WholeNumberProps = {
  id: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  className: string;
};

/** A number from 1 to `max`. While it is empty, the previous number still applies. */
export function WholeNumber({ id, value, max, onChange, className }: WholeNumberProps) {
  const [isEmpty, setEmpty] = useState(false);

  function type(text: string): void {
    const digits = text.replaceAll(/\D/g, '').slice(0, String(max).length);
    setEmpty(digits === '');
    if (digits !== '') onChange(Math.min(max, Math.max(1, Number(digits))));
  }

  return (
    <input
      id={id}
      inputMode="numeric"
      value={isEmpty ? '' : value}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setEmpty(false)}
      className={className}
    />
  );
}

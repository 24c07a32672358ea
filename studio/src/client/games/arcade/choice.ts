import { h } from '../../shell/dom.ts';

export type Choice<Value extends string> = {
  element: HTMLElement;
  value: () => Value;
  setEnabled: (isEnabled: boolean) => void;
};

/** One of several values, in the device's own list: one thumb, one line of the panel. */
export function createChoice<Value extends string>(
  label: string,
  offered: readonly { value: Value; label: string }[],
  initial: Value,
  onChange: () => void,
): Choice<Value> {
  const select = h(
    'select',
    { class: 'choice-value', onchange: onChange },
    ...offered.map(({ value, label: shown }) => h('option', { value, selected: value === initial }, shown)),
  );
  return {
    element: h('label', { class: 'choice' }, h('span', { class: 'choice-label' }, label), select),
    value: () => offered.find(({ value }) => value === select.value)?.value ?? initial,
    setEnabled: (isEnabled) => {
      select.disabled = !isEnabled;
    },
  };
}

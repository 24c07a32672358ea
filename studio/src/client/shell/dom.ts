type Child = Node | string | null;
type Attribute = string | number | boolean | ((event: Event) => void);

/**
 * Creates an element. A function under `on…` becomes a listener, `true` an empty attribute, `false` none. Text children are
 * text nodes, never markup.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Sets the text only if it changed: a screen reader would announce unchanged text again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

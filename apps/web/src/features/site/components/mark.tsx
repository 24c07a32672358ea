/** A one-colour drawing in the colour of its text; hidden from screen readers. */
export function Mark({ drawing, size }: { drawing: string; size: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block shrink-0 bg-current"
      style={{ width: size, height: size, mask: `url("${drawing}") center / contain no-repeat` }}
    />
  );
}

import { svg } from '../arcade/svg.ts';

const PETALS = 10;

/** A plate of gold with velvet and five settings. */
export function crownPicture(): SVGElement {
  const petals = Array.from({ length: PETALS }, (_, index) =>
    svg('path', {
      d: 'M-15 -76C-13 -94 -5 -99 0 -99C5 -99 13 -94 15 -76Z',
      transform: `rotate(${(index * 360) / PETALS})`,
      class: index % 2 === 0 ? 'crown-petal' : 'crown-petal is-dark',
    }),
  );
  const beads = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return svg('circle', { cx: 79 * Math.sin(angle), cy: -79 * Math.cos(angle), r: 1.7, class: 'crown-bead' });
  });
  return svg(
    'svg',
    { viewBox: '-100 -100 200 200', class: 'crown-picture' },
    ...petals,
    svg('circle', { r: 83, class: 'crown-rim' }),
    svg('circle', { r: 75, class: 'crown-velvet' }),
    ...beads,
    svg('circle', { r: 23, class: 'crown-middle' }),
  );
}

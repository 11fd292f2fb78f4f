import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';

/** Where a flake ends along the back, the middle and the belly: a V with a bent point, as muscle lies in a fish. */
const chevron = ({ d }: Pen, x: number, bend: number) => {
  const j = () => d.random.between(-5, 5);
  return `M${n(x - 20 + j())} -58C${n(x - 4 + j())} -34 ${n(x + bend + j())} -22 ${n(x + bend + 2)} ${n(-6 + j())}C${n(x + bend + 1)} 10 ${n(x - 2 + j())} 22 ${n(x - 22 + j())} 56`;
};

/**
 * A flake that lies over the next one towards the tail: its rounded end catches the light, and below it the next one is in
 * its shade. Some stand open, so that one looks down between them.
 */
export const flake = (pen: Pen, x: number, bend: number, isWhite: boolean) => {
  const { d, colour } = pen;
  const route = chevron(pen, x, bend);
  const deep = mix(darken(colour, isWhite ? 0.3 : 0.4), '#a8622c', isWhite ? 0.4 : 0.3);
  const isOpen = d.random.chance(0.45);
  return (
    path(route, `${line(deep, 11, 0.14)} transform="translate(5 1)"`) +
    path(route, `${line(deep, 5, isOpen ? 0.4 : 0.26)} transform="translate(2 1)"`) +
    path(route, `${line(lighten(colour, 0.85), 7, isWhite ? 0.42 : 0.3)} transform="translate(-4 -1)"`) +
    (isOpen
      ? path(
          route,
          `${line(deep, d.random.between(2, 4), 0.5)} stroke-dasharray="${n(d.random.between(30, 60))} ${n(d.random.between(10, 40))}"`,
        )
      : '')
  );
};

/** Where two flakes have come apart: a gap, wide in the middle, dark at its bottom. */
export const parted = (pen: Pen, x: number, bend: number) => {
  const { d, colour } = pen;
  const wide = d.random.between(7, 13);
  const [top, tip, low] = [d.random.between(-40, -26), d.random.between(-8, 2), d.random.between(24, 40)];
  const edge = (off: number) => `${n(x + bend + off)} ${n(tip)}`;
  const route = `M${n(x - 8)} ${n(top)}Q${edge(wide * 0.2)} ${n(x - 10)} ${n(low)}Q${edge(wide * 2)} ${n(x - 8)} ${n(top)}Z`;
  const deep = mix(darken(colour, 0.42), '#8a4a24', 0.45);
  return (
    path(route, `fill="${deep}" fill-opacity=".7"`) +
    path(`M${n(x - 8)} ${n(top)}Q${edge(wide * 0.2)} ${n(x - 10)} ${n(low)}`, line(lighten(colour, 0.9), 6, 0.75))
  );
};

/** The fine grain of a flake. */
export const grain = ({ d, colour }: Pen) =>
  Array.from({ length: 34 }, () => {
    const [x, y] = [d.random.between(-88, 84), d.random.between(-40, 38)];
    return path(
      `M${n(x)} ${n(y)}l${n(d.random.between(9, 20))} ${n(y < 0 ? d.random.between(0, 4) : d.random.between(-4, 0))}`,
      line(d.random.chance(0.55) ? lighten(colour, 0.7) : darken(colour, 0.22), 1.8, 0.34),
    );
  }).join('');

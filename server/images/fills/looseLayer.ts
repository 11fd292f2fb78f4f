import { blob } from '../canvas/outlines';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** How high a loose filling stands in a bun. */
const HIGH = 34;

/** Pulled meat: strands that hang over the edge of the bun. */
const strands = (d: Drawing, y: number, r: number, lean: number, colour: string) =>
  Array.from({ length: 96 }, (_, i) => {
    const angle = d.random.between(-0.02, 1.02) * Math.PI;
    const reach = d.random.between(0.84, 1.06);
    const [x, at] = [Math.cos(angle) * r * reach, y + Math.sin(angle) * r * lean * reach + d.random.between(-6, HIGH)];
    const [dx, dy] = [d.random.between(-34, 34), d.random.between(-6, 16)];
    const tone = mix(lighten(colour, 0.4), darken(colour, 0.24), d.random.next());
    const route = `M${n(x - dx)} ${n(at - dy * 0.4)}Q${n(x)} ${n(at - 12)} ${n(x + dx)} ${n(at + dy)}`;
    const wide = 6 + (i % 4) * 1.6;
    return (
      path(route, `${line(darken(colour, 0.6), wide + 2.5, 0.4)} transform="translate(1 4)"`) +
      path(route, line(tone, wide)) +
      path(route, `${line(lighten(tone, 0.6), 2, 0.5)} transform="translate(0 -1.500)"`)
    );
  }).join('');

/** Mince in its sauce: crumbs that have run down over the edge. */
const crumbs = (d: Drawing, y: number, r: number, lean: number, colour: string) =>
  Array.from({ length: 110 }, () => {
    const angle = d.random.between(0, 1) * Math.PI;
    const reach = d.random.between(0.86, 1.05);
    const [x, at] = [
      Math.cos(angle) * r * reach,
      y + Math.sin(angle) * r * lean * reach + d.random.between(-6, HIGH + 6),
    ];
    const size = d.random.between(6, 13);
    const tone = mix(lighten(colour, 0.25), darken(colour, 0.3), d.random.next());
    return (
      path(
        blob(d.random, x + 1, at + 3, size, size * 0.8, { wobble: 0.24, points: 7 }),
        `fill="${darken(colour, 0.6)}" fill-opacity=".5"`,
      ) +
      path(blob(d.random, x, at, size, size * 0.78, { wobble: 0.24, points: 7 }), `fill="${tone}"`) +
      ellipse(x - size * 0.3, at - size * 0.3, size * 0.3, size * 0.14, 'fill="#fff" fill-opacity=".4"', -20)
    );
  }).join('');

/** A layer that is no slice: pulled meat or mince, heaped in the bun. `y` is its top, `lean` how far it is tilted. */
export const looseLayer = (
  d: Drawing,
  kind: string,
  y: number,
  { r, lean, colour }: { r: number; lean: number; colour: string },
) => ({
  drawn:
    ellipse(0, y + HIGH * 0.6, r * 0.98, r * lean * 1.02, `fill="${darken(colour, 0.45)}"`) +
    ellipse(0, y, r * 0.98, r * lean, `fill="${darken(colour, 0.2)}"`) +
    (kind === 'shred' ? strands : crumbs)(d, y, r, lean, colour),
  height: HIGH,
});

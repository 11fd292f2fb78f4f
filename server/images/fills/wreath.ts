import { type Area } from '../canvas/areas';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { blob } from '../canvas/outlines';
import { n } from '../canvas/drawing';
import { ovenBrown } from '../textures/bakedFace';
import { gloss } from '../textures/gloss';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** Inner and outer radius of the ring, as shares of its room. */
const [INNER, OUTER] = [0.36, 0.98];
const PLACES = 9;

interface Ring {
  d: FillNeeds['d'];
  x: number;
  y: number;
  inner: number;
  outer: number;
}

const around = ({ x, y }: Ring, degrees: number, reach: number) => {
  const radians = (degrees * Math.PI) / 180;
  return { x: x + Math.cos(radians) * reach, y: y + Math.sin(radians) * reach };
};

/** The outline with its hole, moved by this much. */
const outlineOf = ({ d, x, y, inner, outer }: Ring, dx = 0, dy = 0): string => {
  const hole = `M${n(x + dx - inner)} ${n(y + dy)}a${n(inner)} ${n(inner)} 0 1 0 ${n(inner * 2)} 0a${n(inner)} ${n(inner)} 0 1 0 ${n(-inner * 2)} 0Z`;
  return blob(d.random, x + dx, y + dy, outer, outer, { wobble: 0.02, points: 20 }) + hole;
};

const creasesOf = (ring: Ring, crust: string): string => {
  const { d, inner, outer } = ring;
  return Array.from({ length: 22 }, () => {
    const at = around(ring, d.random.between(0, 360), inner + ((outer - inner) / 2) * d.random.between(0.2, 0.7));
    const size = d.random.between(8, 26);
    return ellipse(
      at.x,
      at.y,
      size,
      size * 0.5,
      `fill="${d.spot(darken(mix(crust, '#7a3a10', 0.4), 0.2), 0.1)}" fill-opacity=".4"`,
    );
  }).join('');
};

/** What fills the hole, with a swirl in it. */
const middleOf = ({ d, x, y, inner }: Ring, colour: string): string =>
  circle(x, y, inner * 1.14, `fill="${d.shade(colour, { light: 0.5, dark: 0.16 })}"`) +
  path(
    `M${n(x - inner * 0.7)} ${n(y)}C${n(x - inner * 0.6)} ${n(y - inner)} ${n(x + inner * 0.9)} ${n(y - inner * 0.6)} ${n(x + inner * 0.6)} ${n(y + inner * 0.2)}C${n(x + inner * 0.3)} ${n(y + inner * 0.8)} ${n(x - inner * 0.5)} ${n(y + inner * 0.5)} ${n(x - inner * 0.2)} ${n(y)}`,
    line(darken(colour, 0.12), inner * 0.16, 0.7),
  );

/** The light along the ring. */
const shineOf = ({ x, y, inner, outer }: Ring, crust: string): string => {
  const width = (outer - inner) / 2;
  return (
    circle(
      x,
      y,
      inner + width,
      `fill="none" stroke="${lighten(crust, 0.5)}" stroke-width="${n(width * 0.7)}" stroke-opacity=".24"`,
    ) +
    // The dough is brown where it met the tin, on both sides, and glazed where it faces the window.
    circle(x, y, outer * 0.985, line(ovenBrown(crust), outer * 0.07, 0.4)) +
    circle(x, y, inner * 1.06, line(ovenBrown(crust), inner * 0.14, 0.44)) +
    gloss({ x, y, rx: outer * 0.92, ry: outer * 0.92 }, 0.34) +
    gloss({ x, y, rx: inner + width * 0.9, ry: inner + width * 0.9 }, 0.2)
  );
};

/** A ring of dough or cake. Colours: its crust, and what fills its middle, if anything does. Pieces lie on the ring. */
export const wreath = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [crust = '#c8862f', middle] = colours;
  const { x, y, rx } = roundRoom(needs, 1.12);
  const [inner, outer] = [rx * INNER, rx * OUTER];
  const ring: Ring = { d, x, y, inner, outer };
  const width = (outer - inner) / 2;
  const shape = outlineOf(ring);
  const creases = creasesOf(ring, crust);
  const filled = middle ? middleOf(ring, middle) : '';
  const areas: Area[] = Array.from({ length: PLACES }, (_, i) => {
    const at = around(ring, (i * 360) / PLACES + 12, inner + width);
    return { ...at, rx: width * 0.72, ry: width * 0.72 };
  });
  return {
    surface:
      contact(d, x, y + 8, outer, outer, 0.4) +
      path(outlineOf(ring, 3, 10), `fill-rule="evenodd" fill="${darken(crust, 0.6)}"`) +
      path(shape, `fill-rule="evenodd" fill="${d.shade(crust, { light: 0.34, dark: 0.4 })}"`) +
      d.clipped(path(shape, 'clip-rule="evenodd"'), creases) +
      shineOf(ring, crust) +
      filled,
    areas,
    garnished: areas,
    pieces,
    crowd: 0.5,
    scale: 0.8,
  };
};

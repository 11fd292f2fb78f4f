import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { circle, ellipse, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { halfAt } from './profile';

/** Bands of drink from the surface down: [colour at its top, colour at its bottom, share of the height]. */
const bandsOf = (kind: string, colours: readonly string[]): readonly (readonly [string, string, number])[] => {
  const [first = '#e9f0c4', ...others] = colours;
  if (kind === 'layered-drink') {
    const layers = [first, ...others].reverse();
    const top = layers.length === 2 ? 0.24 : 1 / layers.length;
    return layers.map((colour, i) => [
      lighten(colour, 0.06),
      darken(colour, 0.1),
      i === 0 ? top : (1 - top) / (layers.length - 1),
    ]);
  }
  // Milk and blended fruit let no light through: they hardly change from the surface to the bottom.
  if (kind === 'foam-drink') return [[lighten(first, 0.08), deepen(first, 0.16), 1]];
  if (kind === 'drink') return [[lighten(others[0] ?? first, 0.14), deepen(first, others.length ? 0.2 : 0.6), 1]];
  const layers = [first, ...others];
  return layers.map((colour) => [lighten(colour, 0.1), darken(colour, 0.08), 1 / layers.length]);
};

/** The drink in its glass, from the surface to the bottom. */
export const liquidIn = ({ d, glass, x, liquid, foam }: GlassScene, kind: string, colours: readonly string[]) => {
  const top = glass.fillTop;
  const bottom = bottomOf(glass);
  const isClear = kind === 'drink';
  let bands = '';
  let y = top;
  for (const [from, to, share] of bandsOf(kind, colours)) {
    const height = (bottom - top) * share;
    const half = halfAt(glass, y);
    const tones = isClear && brightness(from) > 0.7 ? [from, mix(from, to, 0.5), to] : [from, to];
    bands += rect(x - 180, y, 360, height + 2, `fill="${d.run(tones)}"${isClear ? ' fill-opacity=".96"' : ''}`);
    if (y > top)
      bands +=
        ellipse(x, y, half, half * TILT, `fill="${from}"`) +
        ellipse(x, y - 3, half, half * TILT, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"`);
    y += height;
  }
  if (foam) {
    const depth = (bottom - top) * (glass.foot ? 0.14 : 0.17);
    const half = halfAt(glass, top + depth);
    bands +=
      rect(x - 180, top, 360, depth, `fill="${d.run([lighten(foam, 0.2), mix(foam, liquid, 0.12)])}"`) +
      ellipse(x, top + depth, half, half * TILT, `fill="${mix(foam, liquid, 0.14)}"`);
    for (let i = 0; i < 60; i++) {
      const at = top + d.random.next() * (depth + half * TILT * 0.6);
      const r = 1.2 + d.random.next() ** 2 * 4;
      bands += circle(
        x + d.random.between(-1, 1) * halfAt(glass, at),
        at,
        r,
        `fill="${lighten(foam, 0.6)}" fill-opacity=".5" stroke="${darken(foam, 0.3)}" stroke-opacity=".2" stroke-width=".8"`,
      );
    }
  }
  const sides = glass.metal
    ? ''
    : ellipse(
        x + 30,
        (top + bottom) / 2,
        halfAt(glass, (top + bottom) / 2) * 0.7,
        (bottom - top) * 0.5,
        `fill="${d.spot(lighten(liquid, 0.5), 0)}" fill-opacity=".16"`,
      );
  return bands + sides;
};

/** A drink blended from whole fruit: flecks of its pulp and seeds, and the film that it leaves on the glass above it. */
export const pulpIn = ({ d, glass, x, liquid }: GlassScene) => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const film = [0.94, 0.8]
    .map((share, i) =>
      ellipse(
        x,
        top - 5 + i * 3,
        halfAt(glass, top) * share,
        halfAt(glass, top) * TILT * (1.5 - i * 0.3),
        `fill="${lighten(liquid, 0.3)}" fill-opacity=".3"`,
      ),
    )
    .join('');
  const flecks = Array.from({ length: 110 }, () => {
    const y = d.random.between(top + 8, bottom - 4);
    const half = halfAt(glass, y) - 6;
    const r = 1 + d.random.next() ** 2 * 3.2;
    const tone = d.random.chance(0.5) ? lighten(liquid, 0.4) : darken(liquid, 0.22);
    return ellipse(
      x + d.random.between(-half, half),
      y,
      r * 1.3,
      r,
      `fill="${tone}" fill-opacity=".55"`,
      d.random.between(0, 180),
    );
  }).join('');
  return film + flecks;
};

/** Bubbles rising in a clear drink. */
export const bubblesIn = ({ d, glass, x, liquid }: GlassScene, count: number) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const y = d.random.between(glass.fillTop + 10, bottomOf(glass) - 8);
    const half = halfAt(glass, y) - 10;
    drawn += circle(
      x + d.random.between(-half, half),
      y,
      1.2 + d.random.next() ** 2 * 3.4,
      `fill="#fff" fill-opacity="${brightness(liquid) > 0.5 ? 0.6 : 0.32}"`,
    );
  }
  return drawn;
};

/** The surface of the drink or its foam. */
export const surfaceAt = ({ glass, x, liquid, foam, d }: GlassScene) => {
  const half = halfAt(glass, glass.fillTop) - 4;
  const colour = foam ?? liquid;
  return (
    ellipse(x, glass.fillTop, half, half * TILT, `fill="${d.sweep([lighten(colour, 0.5), lighten(colour, 0.16)])}"`) +
    ellipse(x, glass.fillTop, half, half * TILT, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.200"`) +
    ellipse(
      x - half * 0.3,
      glass.fillTop - half * TILT * 0.3,
      half * 0.4,
      half * TILT * 0.26,
      'fill="#fff" fill-opacity=".35"',
    )
  );
};

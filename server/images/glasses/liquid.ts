import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { circle, ellipse, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { frothIn, frothOn } from './froth';
import { marbledIn, sinking } from './marbled';
import { thickOf } from './lightIn';
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
  if (kind === 'foam-drink') return [[lighten(first, 0.16), lighten(first, 0.04), 1]];
  if (kind === 'drink') return [[lighten(others[0] ?? first, 0.14), deepen(first, others.length ? 0.2 : 0.4), 1]];
  const layers = [first, ...others];
  return layers.map((colour) => [lighten(colour, 0.1), darken(colour, 0.08), 1 / layers.length]);
};

/** The colour of a drink in layers at each height, in the middle of its bands. */
export const toneOfLayers = (glass: GlassScene['glass'], colours: readonly string[]): ((y: number) => string) => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const bands = bandsOf('layered-drink', colours);
  return (y) => {
    let below = top;
    for (const [from, to, share] of bands) {
      below += (bottom - top) * share;
      if (y < below) return mix(from, to, 0.5);
    }
    return bands.at(-1)?.[1] ?? '#e9f0c4';
  };
};

/** Cream poured on black coffee over a spoon floats: nothing of it sinks. */
const isCreamOn = (above: string, below: string): boolean => brightness(above) - brightness(below) > 0.62;

/** The drink in its glass, from the surface to the bottom. */
export const liquidIn = ({ d, glass, x, liquid, foam }: GlassScene, kind: string, colours: readonly string[]) => {
  const top = glass.fillTop;
  const bottom = bottomOf(glass);
  const isClear = kind === 'drink';
  let bands = '';
  let [y, above] = [top, liquid];
  for (const [from, to, share] of bandsOf(kind, colours)) {
    const height = (bottom - top) * share;
    const half = halfAt(glass, y);
    const tones = isClear && brightness(from) > 0.7 ? [from, mix(from, to, 0.5), to] : [from, to];
    bands += rect(x - 180, y, 360, height + 2, `fill="${d.run(tones)}"${isClear ? ' fill-opacity=".96"' : ''}`);
    if (y > top)
      bands +=
        (isCreamOn(above, from) ? '' : sinking({ d, glass, x, liquid }, y - 3, above, Math.min(110, height * 0.8))) +
        ellipse(
          x,
          y - 2,
          half,
          half * TILT,
          `fill="none" stroke="${lighten(above, 0.5)}" stroke-opacity=".3" stroke-width="2"`,
        );
    above = to;
    y += height;
  }
  if (foam) bands += (isClear ? '' : marbledIn({ d, glass, x, liquid, foam })) + frothIn({ d, glass, x, liquid, foam });
  return bands;
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

/** The surface of the drink or its foam: dark where it mirrors the room, bright towards the window, with a rim that climbs the glass. */
export const surfaceAt = (scene: GlassScene) => {
  const { glass, x, liquid, foam, d } = scene;
  const half = halfAt(glass, glass.fillTop) - 4;
  const [colour, y] = [foam ?? liquid, glass.fillTop];
  const thick = thickOf(liquid, foam === undefined);
  return (
    ellipse(
      x,
      y,
      half,
      half * TILT,
      `fill="${d.sweep([lighten(colour, 0.6), lighten(colour, 0.2), foam ? darken(foam, 0.1) : mix(colour, thick, 0.4)])}"`,
    ) +
    (foam
      ? frothOn(scene)
      : ellipse(
          x + half * 0.16,
          y + half * TILT * 0.2,
          half * 0.66,
          half * TILT * 0.6,
          `fill="${thick}" fill-opacity=".3"`,
        )) +
    ellipse(x, y, half, half * TILT, `fill="none" stroke="${thick}" stroke-opacity=".5" stroke-width="5"`) +
    ellipse(x, y - 1.5, half + 1, half * TILT, 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.400"') +
    ellipse(x - half * 0.36, y - half * TILT * 0.34, half * 0.42, half * TILT * 0.28, 'fill="#fff" fill-opacity=".6"')
  );
};

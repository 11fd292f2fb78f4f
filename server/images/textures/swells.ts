import { type Area, grown, spreadIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';

/** A crescent lying open to the lower right: the lit brow of a swell. `thick` is its depth by its half length. */
const crescent = (half: number, thick: number, bow: number) =>
  `M${n(-half)} ${n(bow * half * 0.5)}Q${n(-half * 0.1)} ${n(-bow * half)} ${n(half)} ${n(bow * half * 0.34)}Q${n(half * 0.05)} ${n((-bow + thick) * half)} ${n(-half)} ${n(bow * half * 0.5)}Z`;

/**
 * The skin of a thick sauce as it stands after it has simmered: broad soft swells, each with a shadow behind it, a lit brow
 * towards the window and, here and there, a wet light on it.
 */
export const swells = (d: Drawing, area: Area, colour: string, count: number): string => {
  const { random } = d;
  const isPale = brightness(colour) > 0.66;
  const shade = d.spot(isPale ? mix(deepen(colour, 0.9), '#8a5a2c', 0.2) : darken(colour, 0.6), 0.05);
  const brow = d.spot(lighten(colour, isPale ? 0.85 : 0.52), 0.1);
  const glow = d.spot(lighten(colour, 0.34), 0.05);
  const unit = Math.min(area.rx, area.ry) / 200;
  return spreadIn(random, grown(area, 0.86), count, 1)
    .map(({ x, y }) => {
      const half = random.between(15, 40) * unit;
      const turn = random.between(-58, -18);
      return placed(
        x,
        y,
        turn,
        ellipse(2, half * 0.5, half * 1.3, half * 0.6, `fill="${shade}" fill-opacity=".46"`) +
          ellipse(0, half * 0.04, half * 1.1, half * 0.44, `fill="${glow}" fill-opacity=".62"`) +
          ellipse(-half * 0.06, -half * 0.12, half * 0.74, half * 0.17, `fill="${brow}" fill-opacity=".64"`, 6) +
          (random.chance(0.5)
            ? path(
                crescent(half * 0.3, 0.2, 0.3),
                `fill="#fff" fill-opacity=".5" transform="translate(0 ${n(-half * 0.12)})"`,
              )
            : ''),
      );
    })
    .join('');
};

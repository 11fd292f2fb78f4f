import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** A closed line round an ellipse or a box, at a share of its size, rising and falling by `wave` of that. */
const lineRound = (d: Drawing, { x, y, rx, ry, corner }: Area, share: number, wave: number): string =>
  smooth(
    Array.from({ length: POINTS }, (_, i) => {
      const angle = (i / POINTS) * 6.283 + d.random.between(-0.05, 0.05);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const square = corner === undefined ? 1 : 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.86;
      const reach = share * square * (1 + d.random.between(-wave, wave));
      return { x: x + cos * rx * reach, y: y + sin * ry * reach };
    }),
  );

/** How far it has risen over the wall of a pan, as a share of its ground. */
const RISEN = 1.07;

/** Points of a line round the dish. */
const POINTS = 22;

/** The wall that the batter has climbed: one golden fold all round, its crest in the light, brown where it is highest. */
const risenRim = (d: Drawing, whole: Area, colour: string, brown: string) => {
  const size = Math.min(whole.rx, whole.ry) * 0.2;
  const crest = lineRound(d, whole, 0.88, 0.035);
  return (
    path(lineRound(d, whole, 0.98, 0.045), `fill="${d.shade(mix(colour, brown, 0.16), { light: 0.3, dark: 0.34 })}"`) +
    path(crest, line(lighten(colour, 0.4), size, 0.5)) +
    path(crest, `${line(lighten(colour, 0.7), size * 0.3, 0.6)} transform="translate(-4 -5)"`) +
    browning(d, onRing(d, whole, 0.86, 1, 40), size * 0.6, mix(colour, brown, 0.3), 0.8) +
    browning(d, onRing(d, whole, 0.92, 1.02, 18), size * 0.4, brown, 0.6)
  );
};

/** Batter that has risen along the wall and sunk in the middle. Colours: its crust, the soft middle. */
export const puffed = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#d9a04a', soft = lighten(mix(colour, '#f6d27a', 0.5), 0.2)] = colours;
  const whole = isDeep ? grown(ground, ground.corner === undefined ? RISEN : 1) : grown(ground, 1.08);
  const brown = mix(darken(colour, 0.3), '#7a3a10', 0.4);
  const middle = grown(whole, 0.7);
  const hollow = lineRound(d, whole, 0.71, 0.06);
  return {
    surface: d.clipped(
      outline(grown(whole, isDeep && ground.corner !== undefined ? 1 : 1.1)),
      risenRim(d, whole, colour, brown) +
        path(hollow, `transform="translate(3 5)" ${line(brown, 20, 0.5)}`) +
        path(hollow, `fill="${d.shade(soft, { light: 0.4, dark: 0.2 })}"`) +
        d.clipped(
          path(hollow, ''),
          tonalPatches(d, pointsIn(d.random, middle, 22), middle.ry * 0.2, soft, 0.5) +
            browning(d, pointsIn(d.random, middle, 14), 16, colour, 0.5) +
            path(hollow, line(mix(brown, soft, 0.1), 34, 0.42)),
        ) +
        path(hollow, line(lighten(colour, 0.5), 4, 0.5)),
    ),
    areas: [grown(whole, 0.6)],
    garnished: grown(whole, 0.66),
    pieces,
    crowd: 1.7,
    scale: 1.1,
    sauce: soft,
    sunk: 0.3,
  };
};

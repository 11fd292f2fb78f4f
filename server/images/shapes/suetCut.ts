import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';

const GRAVY = '#4a2412';

/** Cubes of meat with their fibres, pieces of kidney and slices of mushroom, in their gravy. */
const stewed = ({ d }: Pen, count: number, reach: readonly [number, number, number, number]) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [d.random.between(reach[0], reach[2]), d.random.between(reach[1], reach[3])];
    const tone = ['#7a4426', '#8f5834', '#6a3a20', '#7e3428', '#946040'][i % 5]!;
    const [wide, turn] = [d.random.between(14, 20), d.random.between(-40, 40)];
    const lump = blob(d.random, x, y, wide, wide * 0.72, { wobble: 0.16, points: 5, turn });
    const fibres = [-6, 0, 6].map(
      (off) => `M${n(x - wide * 0.6)} ${n(y + off)}q${n(wide * 0.6)} -4 ${n(wide * 1.1)} 1`,
    );
    return (
      path(lump, `transform="translate(1 5)" fill="${darken(GRAVY, 0.5)}" fill-opacity=".8"`) +
      path(lump, `fill="${d.shade(tone, { light: 0.3, dark: 0.34 })}"`) +
      d.clipped(
        path(lump, ''),
        path(fibres.join(''), line(darken(tone, 0.4), 2.2, 0.6)) +
          path(fibres.join(''), `${line(lighten(tone, 0.4), 1.4, 0.6)} transform="translate(0 -2.4)"`),
      )
    );
  }).join('');

/** The front of a suet pudding cut away: the thick crust, and the stew that runs out of it. */
export const cutAway = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = lighten(mix(colour, '#f4e2b4', 0.7), 0.1);
  const cut =
    'M-48 -34C-30 -48 -8 -38 6 -44C22 -50 38 -42 44 -28C54 2 62 32 72 64C40 84 -50 86 -78 62C-64 32 -58 0 -48 -34Z';
  const hollow =
    'M-38 -22C-26 -36 -6 -24 6 -30C18 -36 30 -30 34 -20C44 6 48 36 56 66C24 80 -36 82 -64 66C-52 34 -48 6 -38 -22Z';
  const spill = 'M-58 46C-84 70 -92 92 -58 98C-20 106 40 106 68 96C92 84 70 62 48 46Z';
  return (
    path(cut, `fill="${d.shade(crust, { light: 0.3, dark: 0.2 })}" stroke="${darken(colour, 0.36)}" stroke-width="3"`) +
    speckled({ ...pen, colour: crust }, 16, 40, 4) +
    path(hollow, `fill="${GRAVY}"`) +
    path(spill, `transform="translate(2 5)" fill="${darken(GRAVY, 0.6)}" fill-opacity=".5"`) +
    path(spill, `fill="${d.shade(GRAVY, { light: 0.3, dark: 0.3 })}"`) +
    d.clipped(path(hollow, ''), stewed(pen, 20, [-46, -14, 42, 66])) +
    d.clipped(path(spill, ''), stewed(pen, 12, [-66, 66, 66, 90])) +
    path('M-66 84Q-30 98 10 96', line('#ffe0b8', 3, 0.4))
  );
};

import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A bar with uneven sides and rounded corners, as the knife and the pan leave it. */
const barOf = ({ d }: Pen) => {
  const j = (about: number, by = 9) => n(about + d.random.between(-by, by));
  return `M-88 ${j(-36)}C-40 ${j(-50)} 30 ${j(-44)} 84 ${j(-38)}Q102 ${j(0)} 88 ${j(38)}C30 ${j(50)} -30 ${j(42)} -84 ${j(42)}Q-102 ${j(2)} -88 -36Z`;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const meat = mix(colour, '#b04a32', 0.35);
  const crisp = mix(darken(colour, 0.3), '#6a2810', 0.55);
  const fat = mix('#eec48a', meat, 0.12);
  const bar = barOf(pen);
  const atEdge = random.chance(0.5) ? 1 : -1;
  // The band of fat swells and thins; it has turned golden and see-through in the pan.
  const band = blob(random, random.between(-10, 10), 20 * atEdge, 78, random.between(10, 17), {
    wobble: 0.3,
    points: 12,
  });
  const burnt = [-78, 74, random.between(-30, 40)].map((x) =>
    ellipse(x, random.between(-22, 22), 34, 26, `fill="${d.spot(crisp, 0.1)}" fill-opacity=".8"`),
  );
  return (
    path(bar, `transform="translate(3 11)" fill="${darken(colour, 0.66)}" fill-opacity=".8"`) +
    path(bar, `fill="${d.run([lighten(meat, 0.16), meat, crisp])}"`) +
    path(band, `fill="${fat}" fill-opacity=".92"`) +
    path(`M-60 ${n(-22 * atEdge)}Q0 ${n(-28 * atEdge)} 50 ${n(-20 * atEdge)}`, line(fat, 4, 0.4)) +
    burnt.join('') +
    path(bar, line(crisp, 7, 0.6)) +
    gleam(pen, 26, 24, 0.7)
  );
};

/** A lardon: a short bar of bacon with its band of fat, crisp at both ends. Recipes write `cube` with the bacon. */
export const lardon: PieceKind = { size: 25, count: 15, spin: 180, shadow: [94, 46], colour: '#b5563f', draw };

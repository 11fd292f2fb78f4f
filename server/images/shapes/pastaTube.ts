import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { degrees, ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A tube that lies on its side: bent a little, cut slantwise, its hollow end towards one side or the other. */
const lying = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const [bend, reach, half] = [random.between(-30, 30), random.between(76, 96), random.between(25, 30)];
  // Cut like a quill, its two ends parallel.
  const slant = random.between(22, 40) * random.pick([-1, 1]);
  const up = (x: number) => n(bend * (x / reach) ** 2 - bend * 0.5);
  const at = (x: number, y: number) => `${n(x)} ${n(Number(up(x)) + y)}`;
  const middle = (y: number) => `0 ${n(-bend * 1.5 + y)}`;
  const side = (y: number, lean: number) => `M${at(-reach - lean, y)}Q${middle(y)} ${at(reach + lean, y)}`;
  const tube = `M${at(-reach - slant * 0.5, -half)}Q${middle(-half)} ${at(reach - slant * 0.5, -half)}L${at(reach + slant * 0.5, half)}Q${middle(half)} ${at(-reach + slant * 0.5, half)}Z`;
  const ridges = [-0.6, -0.2, 0.24, 0.66].map((share) => side(share * half, slant * 0.2)).join('');
  const long = Math.hypot(half, slant / 2);
  const end = placed(
    reach,
    bend * 0.5,
    -degrees(Math.atan2(slant, half * 2)) + bend * 0.5,
    ellipse(0, 0, 15, long + 2, `fill="${lighten(colour, 0.35)}"`) +
      ellipse(1, 0, 10, long - 6, `fill="${darken(colour, 0.62)}" fill-opacity=".85"`) +
      ellipse(-3, 4, 5, long - 12, `fill="${mix(colour, darken(colour, 0.4), 0.5)}" fill-opacity=".7"`),
  );
  return (
    path(tube, `transform="translate(2 9)" fill="${darken(colour, 0.55)}"`) +
    path(tube, `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.3)])}"`) +
    path(ridges, line(darken(colour, 0.4), 3.5, 0.4)) +
    path(
      `M${at(-reach - slant * 0.5, -half)}L${at(-reach + slant * 0.5, half)}`,
      line(mix(lighten(colour, 0.3), darken(colour, 0.1), 0.3), 7),
    ) +
    end +
    shine(pen, 26, 32, 6, 0.5)
  );
};

/** A tube that points at the viewer: a short wall, and the dark of its inside. */
const facing = (pen: Pen) => {
  const { d, colour } = pen;
  const [long, r] = [d.random.between(16, 40), d.random.between(38, 46)];
  const wall = `M${-long - 8} ${n(-r * 0.84)}L${n(long)} ${n(-r)}V${n(r)}L${-long - 8} ${n(r * 0.84)}Q${n(-long - 30)} 0 ${n(-long - 8)} ${n(-r * 0.84)}Z`;
  return (
    path(wall, `transform="translate(2 9)" fill="${darken(colour, 0.55)}"`) +
    path(wall, `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.3)])}"`) +
    path(`M${-long - 8} -14L${n(long)} -18M${-long - 8} 14L${n(long)} 18`, line(darken(colour, 0.4), 3.5, 0.4)) +
    ellipse(long, 0, r * 0.66, r, `fill="${lighten(colour, 0.4)}"`) +
    ellipse(long + 1, 0, r * 0.46, r * 0.76, `fill="${darken(colour, 0.6)}"`) +
    ellipse(long - 6, 6, r * 0.26, r * 0.56, `fill="${mix(colour, darken(colour, 0.5), 0.4)}" fill-opacity=".8"`)
  );
};

const draw = (pen: Pen) => (pen.d.random.chance(0.24) ? facing(pen) : lying(pen));

/** A short ridged tube of pasta: some lie on their side, each bent and cut in its own way, some show their hollow end. */
export const pastaTube: PieceKind = { size: 40, count: 26, spin: 180, shadow: [94, 38], colour: '#efc566', draw };

import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

/** From this brightness on it was boiled or steamed, and the filling shows through its skin. */
const PALE = 0.82;

/** Along the pinched edge, from its left end (0) to its right end (1). */
const onEdge = (at: number, reach: number, lift: number) => {
  const angle = Math.PI * (1.04 + at * 0.92);
  return { x: Math.cos(angle) * 100 * reach, y: Math.sin(angle) * (70 + lift) * reach + 22 };
};

const PLEATS = 8;

/** Folds of the skin, each laid over the next: a shaded valley and a lit back, running down the belly. */
const pleatsOf = ({ d: { random } }: Pen, shade: string, lit: string) => {
  let [valleys, backs] = ['', ''];
  for (let i = 0; i < PLEATS; i++) {
    const from = onEdge((i + 0.5 + random.between(-0.14, 0.14)) / PLEATS, 0.97, 0);
    const far = random.between(0.38, 0.52);
    const to = { x: from.x * far + 8, y: (from.y - 26) * (far - 0.14) + 28 };
    const [bx, by] = [(from.x + to.x) / 2 + 7, (from.y + to.y) / 2 + 2];
    valleys += `M${n(from.x)} ${n(from.y)}Q${n(bx + 7)} ${n(by)} ${n(to.x)} ${n(to.y)}Q${n(bx - 2)} ${n(by)} ${n(from.x)} ${n(from.y)}Z`;
    backs += `M${n(from.x - 5)} ${n(from.y + 2)}Q${n(bx - 3)} ${n(by)} ${n(to.x - 4)} ${n(to.y - 2)}Q${n(bx - 9)} ${n(by)} ${n(from.x - 5)} ${n(from.y + 2)}Z`;
  }
  return path(valleys, `fill="${shade}" fill-opacity=".5"`) + path(backs, `fill="${lit}" fill-opacity=".75"`);
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const isPale = brightness(colour) > PALE;
  const crest = Array.from({ length: PLEATS * 2 + 1 }, (_, i) =>
    onEdge(i / (PLEATS * 2), i % 2 ? random.between(1.02, 1.06) : random.between(0.93, 0.98), random.between(-4, 4)),
  );
  const foot = random.between(46, 56);
  const belly = `C92 ${n(40 + random.between(-5, 5))} 52 ${n(foot)} 4 ${n(foot)}C-48 ${n(foot)} -90 42 ${n(crest[0]!.x)} ${n(crest[0]!.y)}Z`;
  const whole = `M${crest.map(({ x, y }, i) => (i === 0 ? `${n(x)} ${n(y)}` : i % 2 ? `Q${n(x)} ${n(y)}` : `${n(x)} ${n(y)}`)).join(' ')}${belly}`;
  const shade = mix(darken(colour, 0.34), '#a87038', isPale ? 0.3 : 0.5);
  const brown = mix(darken(colour, 0.3), '#9a4e14', 0.6);
  const inside = mix(colour, '#b9a06a', 0.5);
  return (
    path(whole, `transform="translate(3 8)" fill="${darken(colour, 0.6)}" fill-opacity=".55"`) +
    path(whole, `fill="${body(pen, colour, 0.5, 0.24)}"`) +
    d.clipped(
      path(whole, ''),
      ellipse(6, 52, 100, 26, `fill="${d.spot(isPale ? shade : brown, 0.2)}" fill-opacity="${isPale ? '.5' : '.9'}"`) +
        (isPale
          ? ellipse(random.between(-16, 16), 30, 52, 22, `fill="${d.spot(inside, 0.1)}" fill-opacity=".4"`)
          : scorched({ ...pen, colour: mix(colour, brown, 0.4) }, 9, [84, 40], 13, 0.5)) +
        path('M-98 12C-84 -28 -44 -46 0 -46C44 -46 84 -28 98 12', line(shade, 7, 0.24)) +
        pleatsOf(pen, shade, lighten(colour, 0.7)) +
        path(whole, line(shade, 5, 0.5)),
    ) +
    gleam(pen, 14, 20, 0.7, 20) +
    gleam(pen, 34, 9, 0.6, -46)
  );
};

/** A crescent dumpling, pinched along its edge into pleats: pale and wet from the steam, or with a brown foot from the pan. */
export const dumpling: PieceKind = { size: 54, count: 7, spin: 30, shadow: [100, 58], colour: '#f2dfbd', draw };

import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Coarse crystals, each with its lit and its shaded side. */
const crystals = ({ d: { random } }: Pen) => {
  let dark = '';
  let light = '';
  for (let i = 0; i < 300; i++) {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * 0.99];
    const [x, y] = [Math.cos(angle) * 97 * far, Math.sin(angle) * 68 * far];
    const r = random.between(1.2, 3.2);
    const grain = (dx: number, dy: number) =>
      `M${n(x + dx - r)} ${n(y + dy)}l${n(r)} ${n(-r * 0.8)}l${n(r)} ${n(r * 0.7)}l${n(-r * 0.9)} ${n(r * 0.8)}Z`;
    dark += grain(1, 1.6);
    light += grain(0, 0);
  }
  return path(dark, 'fill="#8f8674" fill-opacity=".6"') + path(light, 'fill="#ffffff"');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 70, { wobble: 0.09, points: 19 });
  const toast = mix(darken(colour, 0.1), '#c89a58', 0.5);
  const browned = Array.from({ length: 7 }, () =>
    ellipse(
      d.random.between(-80, 80),
      d.random.between(-56, 56),
      d.random.between(16, 34),
      d.random.between(9, 18),
      `fill="${d.spot(toast, 0.1)}" fill-opacity=".5"`,
      d.random.between(-40, 40),
    ),
  ).join('');
  const lumps = Array.from({ length: 9 }, () => {
    const [x, y] = [d.random.between(-72, 72), d.random.between(-48, 48)];
    const lump = blob(d.random, x, y, d.random.between(14, 26), d.random.between(9, 16), { wobble: 0.22, points: 9 });
    return (
      path(lump, `transform="translate(3 6)" fill="${darken(colour, 0.36)}" fill-opacity=".4"`) +
      path(lump, `fill="${lighten(colour, 0.5)}" fill-opacity=".8"`)
    );
  }).join('');
  const crack = `M-90 ${n(d.random.between(-20, 10))}L-52 -6L-30 12L2 -4L34 14L60 2L94 ${n(d.random.between(-10, 22))}`;
  return (
    path(shape, `transform="translate(3 12)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(shape, `transform="translate(1 7)" fill="${mix(darken(colour, 0.24), toast, 0.4)}"`) +
    path(shape, `fill="${body(pen, colour, 0.5, 0.2)}"`) +
    d.clipped(
      path(shape, ''),
      lumps +
        browned +
        crystals(pen) +
        path(crack, line(darken(colour, 0.5), 3, 0.5)) +
        path(crack, `${line('#ffffff', 2, 0.8)} transform="translate(0 3)"`),
    )
  );
};

/** A slab of coarse salt as it came out of the oven, hard and cracked. Recipes write `mash` with the salt. */
export const saltCrust: PieceKind = { size: 70, count: 5, spin: 60, shadow: [98, 70], colour: '#f4efe4', draw };

import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const TOP =
  'M-92 -62C-90 -76 -80 -80 -66 -80L66 -78C82 -78 90 -72 90 -58L92 30C92 44 84 50 70 50L-70 52C-84 52 -92 46 -92 32Z';
const FLANK = 'M-92 20L92 18L90 62C88 78 80 84 66 84L-66 86C-80 86 -90 78 -92 62Z';

/** The coat: golden where the oil was hottest, pale and blistered between, torn at the edges. */
const coat = ({ d, colour }: Pen, crisp: string) => {
  const { random } = d;
  const spot = (x: number, y: number, r: number, tone: string, opacity: number) =>
    ellipse(x, y, r * 1.3, r * 0.8, `fill="${d.spot(tone, 0.15)}" fill-opacity="${opacity}"`, random.between(-40, 40));
  const edges = Array.from({ length: 14 }, (_, i) => {
    const along = random.between(-88, 88);
    return i % 2
      ? spot(along, i % 4 === 1 ? -76 : 46, random.between(14, 26), crisp, 0.85)
      : spot(i % 4 ? 88 : -90, along * 0.7 - 14, random.between(12, 22), crisp, 0.85);
  }).join('');
  const blisters = Array.from({ length: 15 }, () => {
    const [x, y, r] = [random.between(-78, 78), random.between(-68, 40), random.between(5, 13)];
    return (
      path(
        blob(random, x + 1, y + 3, r * 1.3, r, { wobble: 0.3, points: 7 }),
        `fill="${darken(crisp, 0.3)}" fill-opacity=".5"`,
      ) +
      path(
        blob(random, x, y, r * 1.3, r, { wobble: 0.3, points: 7 }),
        `fill="${lighten(colour, random.between(0.1, 0.55))}" fill-opacity=".85"`,
      )
    );
  }).join('');
  return (
    edges +
    Array.from({ length: 5 }, () =>
      spot(random.between(-60, 60), random.between(-56, 26), random.between(18, 34), crisp, 0.5),
    ).join('') +
    blisters
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crisp = mix(darken(colour, 0.18), '#b0601c', 0.66);
  return (
    path(FLANK, `transform="translate(4 9)" fill="${darken(crisp, 0.7)}" fill-opacity=".8"`) +
    path(FLANK, `fill="${d.run([mix(colour, crisp, 0.5), darken(crisp, 0.12), darken(crisp, 0.4)])}"`) +
    path('M-84 58Q0 50 84 58', line(lighten(colour, 0.5), 6, 0.4)) +
    path(TOP, `fill="${body(pen, lighten(colour, 0.12), 0.44, 0.24)}"`) +
    d.clipped(path(TOP, ''), coat(pen, crisp)) +
    path(TOP, line(crisp, 6, 0.6)) +
    path('M-78 -68C-40 -74 10 -74 44 -72', line('#fff8e4', 6, 0.75))
  );
};

/** A thick block of tofu, fried on every side. */
export const tofuBlock: PieceKind = { size: 62, count: 5, spin: 14, shadow: [94, 86], colour: '#e2b46c', draw };

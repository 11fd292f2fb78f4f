import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const [CHEESE, SALMON, ONION, CAPER] = ['#fffaf0', '#f2845c', '#a2477a', '#6f7d3a'] as const;

/** Smoked salmon in folds: each a tongue that hangs out, pale along its grain. */
const salmon = ({ d }: Pen) =>
  [-78, -44, -8, 28, 62]
    .map((x, i) => {
      const [wide, low] = [d.random.between(26, 32), d.random.between(30, 42) - Math.abs(x) * 0.12];
      const fold = `M${n(x - wide)} 2C${n(x - wide)} ${n(low)} ${n(x - 8)} ${n(low + 8)} ${n(x + 4)} ${n(low)}C${n(x + wide)} ${n(low - 4)} ${n(x + wide + 4)} 8 ${n(x + wide)} -4Z`;
      const tone = i % 2 ? SALMON : lighten(SALMON, 0.12);
      return (
        path(fold, 'transform="translate(1 5)" fill="#5a1e10" fill-opacity=".4"') +
        path(fold, `fill="${d.run([lighten(tone, 0.2), tone, darken(tone, 0.2)])}"`) +
        d.clipped(
          path(fold, ''),
          path(
            [6, 16, 26]
              .map((y) => `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(d.random.between(4, 12))} ${n(wide * 2)} ${n(-4)}`)
              .join(''),
            line('#ffd2bc', 3.4, 0.8),
          ),
        )
      );
    })
    .join('');

/** The upper half: a ring with a hole, glossy from its boiling. */
const lid = ({ d, colour }: Pen) => {
  const crust = mix(colour, '#a8581c', 0.3);
  return (
    path(
      'M-96 -34C-98 -10 -60 10 0 10C60 10 98 -10 96 -34Z',
      `fill="${d.run([crust, mix(lighten(colour, 0.4), '#f6e2b4', 0.6)])}"`,
    ) +
    ellipse(0, -38, 96, 42, `fill="${d.shade(crust, { light: 0.5, dark: 0.4 })}"`) +
    ellipse(0, -42, 30, 12, `fill="${darken(crust, 0.5)}"`) +
    path('M-29 -40A30 12 0 0 0 29 -40', line(lighten(crust, 0.3), 4, 0.8)) +
    ellipse(0, -36, 22, 6, `fill="${CHEESE}" fill-opacity=".9"`) +
    path('M-70 -54C-50 -70 -14 -76 16 -74', line('#fff8e4', 6, 0.6))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = mix(darken(colour, 0.1), '#9a5216', 0.3);
  const crumb = mix(lighten(colour, 0.5), '#f8ead0', 0.6);
  const spread = blob(d.random, 0, 14, 94, 32, { wobble: 0.06, points: 15 });
  const onions = Array.from({ length: 6 }, () => {
    const x = d.random.between(-76, 70);
    return path(`M${n(x)} ${n(8 - Math.abs(x) * 0.1)}q8 -10 20 2`, line(ONION, 4.5, 0.9));
  }).join('');
  const capers = Array.from({ length: 7 }, () => {
    const x = d.random.between(-80, 80);
    const y = 30 - Math.abs(x) * 0.16 + d.random.between(-4, 6);
    return circle(x, y, 5.4, `fill="${d.shade(CAPER, { light: 0.5, dark: 0.3 })}"`);
  }).join('');
  return (
    path(
      'M-94 14C-100 44 -70 64 0 66C70 64 100 44 94 14Z',
      `transform="translate(3 7)" fill="${darken(crust, 0.6)}" fill-opacity=".8"`,
    ) +
    path(
      'M-94 14C-100 44 -70 64 0 66C70 64 100 44 94 14Z',
      `fill="${d.run([lighten(crust, 0.2), crust, darken(crust, 0.4)])}"`,
    ) +
    ellipse(0, 16, 94, 34, `fill="${crumb}"`) +
    path(spread, 'transform="translate(0 5)" fill="#b8a98c" fill-opacity=".6"') +
    path(spread, `fill="${d.run([CHEESE, '#f0e6d2'])}"`) +
    salmon(pen) +
    onions +
    capers +
    lid(pen)
  );
};

/** A bagel with cream cheese and smoked salmon, from the side: its upper half shows its hole. Recipes write `dough-ring` of bagels. */
export const filledBagel: PieceKind = { size: 96, count: 2, spin: 4, shadow: [98, 72], colour: '#c98a42', draw };

import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

const MASH = '#f3e2b2';

/** What the fish looks like inside, by its ingredient. */
const fleshOf = (ingredient: string) =>
  /salmon|trout/i.test(ingredient) ? '#e98a62' : /mackerel|tuna/i.test(ingredient) ? '#b98a66' : '#fbf3e2';

/** The torn face of a broken cake: mash, flakes of fish, a little herb. */
const inside = ({ d, ingredient }: Pen) => {
  const flesh = fleshOf(ingredient);
  return Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [d.random.between(-86, 86), d.random.between(14, 74)];
    if (i % 7 === 6) return ellipse(x, y, 4, 2.4, 'fill="#5c8a34"', d.random.between(0, 180));
    const isFish = i % 3 === 0;
    const tone = isFish ? mix(flesh, darken(flesh, 0.3), d.random.next() * 0.6) : lighten(MASH, 0.4);
    const r = isFish ? d.random.between(5, 11) : d.random.between(5, 10);
    const shape = blob(d.random, x, y, r * 1.3, r * 0.7, { wobble: 0.3, points: 6, turn: d.random.between(-30, 30) });
    return (
      path(shape, `transform="translate(1 3)" fill="${darken(MASH, 0.5)}" fill-opacity=".4"`) +
      path(shape, `fill="${tone}"`)
    );
  }).join('');
};

/** Where the fork broke it, from the left to the right. */
const tornEdge = ({ d }: Pen) =>
  [-100, -62, -24, 16, 56, 100].map((x, i) => ({ x, y: (i === 0 || i === 5 ? -6 : 12) + d.random.between(-7, 7) }));

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = mix(darken(colour, 0.22), '#8f4a14', 0.4);
  const side = blob(d.random, 0, 8, 96, 78, { wobble: 0.025, points: 14 });
  const top = blob(d.random, 0, -16, 94, 72, { wobble: 0.03, points: 14 });
  const spots = Array.from({ length: 16 }, () => ({ x: d.random.between(-70, 70), y: d.random.between(-66, 34) }));
  const grit = Array.from({ length: 70 }, () => {
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next()) * 0.97];
    return { x: Math.cos(angle) * 90 * far, y: -16 + Math.sin(angle) * 68 * far };
  });
  const rim = Array.from({ length: 16 }, (_, i) => ({ x: -86 + i * 11.5, y: 34 + d.random.between(0, 34) }));
  const crumbed =
    path(top, `fill="${body(pen, mix(colour, '#d8902f', 0.3), 0.42, 0.26)}"`) +
    d.clipped(path(top, ''), browning(d, spots, 21, colour, 0.72) + path(top, `fill="${d.edge(crust, 0.72, 0.6)}"`)) +
    crumbs(d, grit, mix(colour, '#b8741f', 0.4), 2.2);
  const wall =
    path(side, `transform="translate(3 22)" fill="${darken(colour, 0.66)}"`) +
    path(side, `transform="translate(0 13)" fill="${crust}"`) +
    path(side, `fill="${d.run([lighten(crust, 0.2), mix(crust, colour, 0.55), crust], true)}"`);
  if (!d.random.chance(0.5)) return wall + crumbs(d, rim, mix(colour, crust, 0.4), 2.4) + crumbed;
  const torn = tornEdge(pen);
  const route = torn.map(({ x, y }) => `L${n(x)} ${n(y)}`).join('');
  const gone = `M-110 -2${route}L110 -2V130H-110Z`;
  const kept = `M-120 -120H120V-4${torn
    .toReversed()
    .map(({ x, y }) => `L${n(x)} ${n(y)}`)
    .join('')}L-120 -4Z`;
  const face = `M-95 -4${route}L95 -4L92 30Q70 62 34 70Q-10 78 -52 66Q-84 54 -92 30Z`;
  return (
    wall +
    d.clipped(path(gone, ''), path(face, `fill="${d.run([darken(MASH, 0.2), MASH], true)}"`)) +
    d.clipped(path(face, ''), inside(pen)) +
    path(face, `fill="none" stroke="${crust}" stroke-width="7" stroke-linejoin="round"`) +
    d.clipped(path(kept, ''), crumbed)
  );
};

/** A thick round fishcake, fried brown above, some broken open to the fish and the mash. Recipes write `patty`. */
export const fishCake: PieceKind = { size: 92, count: 4, spin: 5, shadow: [98, 86], colour: '#d9983c', draw };

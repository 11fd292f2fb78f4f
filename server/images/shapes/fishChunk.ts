import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

/** A piece as it comes off the bone: cut at one end, at the other it broke along its flakes. */
const CORNERS = [
  [-92, -24],
  [-64, -54],
  [-6, -62],
  [44, -50],
  [62, -58],
  [92, -30],
  [84, -6],
  [100, 14],
  [80, 46],
  [56, 44],
  [34, 62],
  [-20, 58],
  [-70, 56],
  [-96, 22],
] as const;

/** A flake over the next one: light on its rounded end, the next one in its shade; some stand open. */
const flake = ({ d, colour }: Pen, x: number, bow: number) => {
  const j = () => d.random.between(-11, 11);
  const route = `M${n(x - 12 + j())} -76C${n(x + bow + j())} -36 ${n(x + bow + j())} 30 ${n(x - 14 + j())} 76`;
  const deep = mix(darken(colour, 0.36), '#a8682c', 0.45);
  return (
    path(route, `${line(deep, 26, 0.12)} transform="translate(9 1)"`) +
    path(route, `${line(deep, 9, 0.16)} transform="translate(4 1)"`) +
    path(route, `${line(lighten(colour, 0.85), 15, 0.24)} transform="translate(-8 -1)"`) +
    (d.random.chance(0.55)
      ? path(route, `${line(deep, d.random.between(3, 6), 0.5)} stroke-dasharray="${n(d.random.between(40, 90))} 300"`)
      : '')
  );
};

/** How thick a piece is: its side towards the viewer, below its flaking face. */
const DEPTH = 34;

/** The side where it broke off: paler than its face, with the ends of its flakes. */
const side = ({ d }: Pen, shape: string, colour: string, warm: string) => {
  const flesh = mix(colour, '#fffaf0', 0.3);
  const low = mix(darken(colour, 0.22), warm, 0.3);
  let seams = '';
  for (let x = -84; x < 90; x += d.random.between(24, 44))
    seams += `M${n(x)} 20q${n(d.random.between(-4, 4))} 40 ${n(d.random.between(-18, -6))} ${DEPTH + 40}`;
  const layer = (share: number, fill = '') => path(shape, `transform="translate(0 ${n(DEPTH * share)})"${fill}`);
  return (
    path(
      shape,
      `transform="translate(3 ${DEPTH + 8})" fill="${mix(darken(colour, 0.5), '#6a4020', 0.4)}" fill-opacity=".8"`,
    ) +
    layer(1, ` fill="${low}"`) +
    layer(0.66, ` fill="${mix(flesh, low, 0.5)}"`) +
    layer(0.33, ` fill="${flesh}"`) +
    d.clipped(
      layer(1) + layer(0.5),
      path(seams, line(mix(darken(colour, 0.4), '#a05a28', 0.3), 5, 0.4)) +
        path(seams, `${line(lighten(colour, 0.8), 6, 0.6)} transform="translate(7 0)"`),
    )
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  const colour = lighten(pen.colour, 0.12);
  const shape = smooth(CORNERS.map(([x, y]) => ({ x: x + d.random.between(-8, 8), y: y + d.random.between(-8, 8) })));
  const warm = mix(colour, '#c06a20', 0.62);
  const bow = d.random.between(12, 40);
  let flakes = '';
  for (let x = d.random.between(-76, -40); x < 84; x += d.random.between(44, 74))
    flakes += flake({ ...pen, colour }, x, bow + d.random.between(-10, 10));
  const fibres = Array.from({ length: 16 }, () => {
    const [x, y] = [d.random.between(-84, 70), d.random.between(-52, 52)];
    return path(
      `M${n(x)} ${n(y)}q${n(d.random.between(8, 14))} ${n(d.random.between(-4, 4))} ${n(d.random.between(18, 34))} ${n(d.random.between(-5, 5))}`,
      line(d.random.chance(0.5) ? lighten(colour, 0.8) : mix(darken(colour, 0.2), warm, 0.4), 2.4, 0.36),
    );
  }).join('');
  const seared = Array.from({ length: 6 }, (_, i) => {
    const angle = i * 1.05 + d.random.between(-0.4, 0.4);
    return ellipse(
      Math.cos(angle) * 78,
      Math.sin(angle) * 50,
      d.random.between(18, 38),
      d.random.between(8, 17),
      `fill="${d.spot(warm, 0.15)}" fill-opacity=".66"`,
      d.random.between(-40, 40),
    );
  }).join('');
  return `<g transform="translate(0 -16)">${
    side(pen, shape, colour, warm) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.5), colour, mix(darken(colour, 0.16), warm, 0.35)])}"`) +
    d.clipped(path(shape, ''), fibres + flakes + seared + path(shape, line(warm, 7, 0.3))) +
    wetAlong(pen, { reach: [66, 44], count: 5, bow: 6, gloss: 0.75 })
  }</g>`;
};

/** A piece of cooked fish that falls into flakes. */
export const fishChunk: PieceKind = { size: 42, count: 11, spin: 26, shadow: [96, 78], colour: '#f2e6d2', draw };

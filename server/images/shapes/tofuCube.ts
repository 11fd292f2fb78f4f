import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

/** Darker than this it was fried before. */
const FRIED = 0.78;

/** A soft quadrilateral: every corner is rounded off by the two points beside it. */
const cushion = (corners: readonly Point[], soft: number) =>
  smooth(
    corners.flatMap((corner, i) => {
      const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
      const to = (other: Point) => ({
        x: corner.x + (other.x - corner.x) * soft,
        y: corner.y + (other.y - corner.y) * soft,
      });
      return [to(before), to(after)];
    }),
  );

/** What frying does: a golden skin, brown along its edges, and blisters on top. */
const friedSkin = ({ d, colour }: Pen, top: string) => {
  const brown = mix(darken(colour, 0.24), '#a4581a', 0.6);
  const patches = Array.from({ length: 5 }, () =>
    ellipse(
      d.random.between(-56, 56),
      d.random.between(-62, 6),
      d.random.between(14, 30),
      d.random.between(8, 16),
      `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  return d.clipped(path(top, ''), patches + path(top, line(brown, 16, 0.3)) + path(top, line(brown, 6, 0.4)));
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const j = () => d.random.between(-9, 9);
  const [left, front, right] = [
    { x: -90 + j(), y: -22 + j() },
    { x: -8 + j(), y: 26 + j() },
    { x: 92 + j(), y: -20 + j() },
  ];
  const back = { x: 8 + j(), y: -76 + j() };
  const fall = d.random.between(48, 64);
  const down = ({ x, y }: Point): Point => ({ x: x * 0.97, y: y + fall });
  const whole = cushion([left, back, right, down(right), down(front), down(left)], 0.16);
  const top = cushion([left, back, right, front], 0.15);
  const isFried = brightness(colour) < FRIED;
  const wall = isFried ? mix(darken(colour, 0.2), '#b06a24', 0.4) : mix(darken(colour, 0.12), '#d8b684', 0.3);
  const pores = Array.from(
    { length: 9 },
    () => `M${n(d.random.between(-70, 70))} ${n(d.random.between(24, 70))}q4 3 ${n(d.random.between(5, 10))} 0`,
  ).join('');
  return (
    path(whole, `transform="translate(4 10)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(whole, `fill="${span(pen, [lighten(wall, 0.2), wall, darken(wall, 0.24)])}"`) +
    path(
      `M${n(front.x)} ${n(front.y)}Q${n(front.x + 3)} ${n(front.y + fall * 0.5)} ${n(front.x * 0.97)} ${n(front.y + fall)}`,
      line(lighten(wall, 0.4), 7, 0.4),
    ) +
    path(pores, line(darken(wall, 0.4), 2.2, 0.4)) +
    path(top, `fill="${span(pen, [lighten(colour, 0.5), lighten(colour, 0.2), colour])}"`) +
    (isFried ? friedSkin(pen, top) : path(top, line(lighten(colour, 0.6), 4, 0.6))) +
    placed(0, -26, 0, wetAlong(pen, { reach: [60, 44], count: 3, bow: 4, gloss: isFried ? 0.5 : 0.8 }))
  );
};

/** A dice of tofu: soft corners, a smooth wet top and sides with pores; golden and blistered where it was fried. Recipes write `cube`. */
export const tofuCube: PieceKind = { size: 24, count: 18, spin: 26, shadow: [92, 86], colour: '#f7ecd6', draw };

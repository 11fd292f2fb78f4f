import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, darken, deepen, LIGHT, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { crackle } from '../textures/crackle';
import { crumbs } from '../textures/crumbs';
import { materialsOf } from './cutLayers';

type Corners = readonly [left: Point, front: Point, right: Point, back: Point];

/** A point of the lid by its shares from the back left corner: along the back edge, and towards the front. */
const within = ([left, front, right, back]: Corners, u: number, v: number): Point => ({
  x: (back.x * (1 - v) + left.x * v) * (1 - u) + (right.x * (1 - v) + front.x * v) * u,
  y: (back.y * (1 - v) + left.y * v) * (1 - u) + (right.y * (1 - v) + front.y * v) * u,
});

const somewhere = (d: Drawing, lid: Corners, count: number) =>
  Array.from({ length: count }, () => within(lid, d.random.between(0.04, 0.96), d.random.between(0.06, 0.94)));

/** Cream or icing spread with a knife: strokes across it, each a ridge of light over its own shade. */
const spreadOn = (d: Drawing, lid: Corners, colour: string) =>
  Array.from({ length: 5 }, (_, i) => {
    const v = 0.14 + i * 0.18 + d.random.between(-0.04, 0.04);
    const [from, to] = [within(lid, d.random.between(0.04, 0.2), v), within(lid, d.random.between(0.74, 0.97), v)];
    const bow = d.random.between(-9, 9);
    const stroke = `M${n(from.x)} ${n(from.y)}Q${n((from.x + to.x) / 2)} ${n(from.y + bow)} ${n(to.x)} ${n(to.y)}`;
    return (
      path(stroke, `${line(mix(darken(colour, 0.3), '#c9a060', 0.3), 5, 0.34)} transform="translate(1 3)"`) +
      path(stroke, line(lighten(colour, 0.8), 4, 0.7))
    );
  }).join('');

/** A sheet of chocolate or caramel: the window lies across it, and it darkens away from the light. */
const sheetOf = (d: Drawing, lid: Corners, colour: string) => {
  const pane = (from: number, to: number) =>
    `M${[within(lid, from, 0.06), within(lid, to, 0.06), within(lid, to - 0.14, 0.94), within(lid, from - 0.14, 0.94)]
      .map(({ x, y }) => `${n(x)} ${n(y)}`)
      .join('L')}Z`;
  const [u, v] = [d.random.between(0.22, 0.34), d.random.between(0.3, 0.6)];
  const dent = within(lid, u + 0.4, v);
  return (
    path(pane(u, u + 0.2), `fill="${lighten(colour, 0.7)}" fill-opacity=".26"`) +
    path(pane(u + 0.25, u + 0.31), `fill="${lighten(colour, 0.7)}" fill-opacity=".2"`) +
    ellipse(dent.x, dent.y, 26, 9, `fill="${d.spot(darken(colour, 0.5), 0)}" fill-opacity=".5"`)
  );
};

/** Cocoa sieved over it: matt, here thicker and there thinner. */
const dusted = (d: Drawing, lid: Corners, colour: string) =>
  somewhere(d, lid, 10)
    .map(({ x, y }, i) =>
      ellipse(
        x,
        y,
        d.random.between(14, 30),
        d.random.between(7, 12),
        `fill="${d.spot(i % 2 ? darken(colour, 0.4) : lighten(colour, 0.3), 0)}" fill-opacity=".45"`,
      ),
    )
    .join('') + crumbs(d, somewhere(d, lid, 22), colour, 1.2);

/** What the oven made of a batter: browned along its edges and in spots, cracked, with crumbs on it. */
const bakedTop = (d: Drawing, lid: Corners, colour: string, isFudgy: boolean) => {
  const brown = isFudgy ? darken(colour, 0.6) : mix(deepen(colour, 0.5), '#8a4412', 0.5);
  const pale = lighten(colour, isFudgy ? 0.42 : 0.5);
  const spots = somewhere(d, lid, 9)
    .map(({ x, y }, i) =>
      ellipse(
        x,
        y,
        d.random.between(12, 28),
        d.random.between(6, 11),
        `fill="${d.spot(i % 3 ? brown : pale, 0)}" fill-opacity="${i % 3 ? '.4' : '.5'}"`,
      ),
    )
    .join('');
  const [left, front, right, back] = lid;
  const edge = `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}L${back.x} ${back.y}Z`;
  return (
    spots +
    path(edge, line(brown, 13, 0.22)) +
    path(edge, line(brown, 6, 0.3)) +
    crackle(d, {
      from: somewhere(d, lid, isFudgy ? 9 : 5),
      reach: isFudgy ? 64 : 44,
      gap: brown,
      lip: pale,
      flat: 0.5,
      width: isFudgy ? 1.7 : 1.4,
    }) +
    crumbs(d, somewhere(d, lid, 9), colour, 1.7)
  );
};

/** The lid of a cut: its colour, and the look of what it is made of. */
export const cutTop = (d: Drawing, lid: Corners, colours: readonly string[]): string => {
  const [left, front, right, back] = lid;
  const [colour = '#c98a4a'] = colours;
  const face = `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}L${back.x} ${back.y}Z`;
  const isSmooth = materialsOf(colours)[0] === 'smooth';
  const isDark = brightness(colour) < 0.36;
  const look = isSmooth
    ? brightness(colour) > 0.7
      ? spreadOn(d, lid, colour)
      : brightness(colour) < 0.24
        ? sheetOf(d, lid, colour)
        : dusted(d, lid, colour)
    : bakedTop(d, lid, colour, isDark);
  return (
    path(face, `fill="${d.sweep([lighten(colour, 0.36), colour, mix(colour, darken(colour, 0.24), 0.7)])}"`) +
    d.clipped(path(face, ''), look) +
    path(`M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}`, line(lighten(colour, 0.62), 2.6, 0.7)) +
    path(`M${left.x} ${left.y}L${back.x} ${back.y}`, line(LIGHT, 2, 0.34))
  );
};

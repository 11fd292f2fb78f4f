import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { downSide, inset, type Slab, slabOutline, slabShadow, slabSide } from '../canvas/slab';
import { ellipse, line, path } from '../canvas/svg';
import type { Vessel } from './vessel';

/** How thick the wood is. */
const THICK = 30;

/** Lines of the grain across the board, wider apart and stronger in front. */
const grainOn = (d: Drawing, { far, near, halfNear }: Slab, wood: string) => {
  const rows = 24;
  return Array.from({ length: rows }, (_, i) => {
    const depth = ((i + d.random.between(0.2, 0.8)) / rows) ** 1.3;
    const y = far.y + (near.y - far.y) * depth;
    const bend = () => n(y + d.random.between(-5, 5) * (0.4 + depth));
    const [from, to] = [near.x - halfNear, near.x + halfNear];
    const at = (share: number) => n(from + (to - from) * share);
    return path(
      `M${at(0)} ${bend()}C${at(0.25)} ${bend()} ${at(0.6)} ${bend()} ${at(1)} ${bend()}`,
      line(
        darken(wood, 0.45),
        d.random.between(0.7, 1.4 + depth * 1.8),
        Number(d.random.between(0.08, 0.26).toFixed(2)),
      ),
    );
  }).join('');
};

/** The grain in the near side of the board. */
const grainInSide = (d: Drawing, { near, halfNear }: Slab, wood: string) =>
  Array.from({ length: 9 }, () => {
    const y = near.y + d.random.between(3, THICK - 2);
    const from = near.x + d.random.between(-1, 0.4) * halfNear;
    return path(
      `M${n(from)} ${n(y)}q${n(d.random.between(60, 150))} ${n(d.random.between(-3, 3))} ${n(d.random.between(160, 320))} 0`,
      line(darken(wood, 0.6), d.random.between(0.8, 2), 0.3),
    );
  }).join('');

/** A wooden board seen from the side of the table: the thickness of its wood shows at the near edge. */
export const board = (d: Drawing, x: number): Vessel => {
  const wood = d.random.pick(['#c98f57', '#b9814c', '#d3a268', '#a9744a']);
  const skew = d.random.between(-18, 18);
  const slab: Slab = {
    far: { x: x + skew, y: 172 },
    near: { x, y: 478 },
    halfFar: d.random.between(256, 266),
    halfNear: d.random.between(318, 326),
    corner: 54,
  };
  const top = slabOutline(slab);
  const side = slabSide(slab, THICK);
  const holeX = slab.far.x + slab.halfFar - 48;
  const under =
    slabShadow(d, slab, THICK) +
    path(side, `fill="${darken(mix(wood, '#7a4420', 0.25), 0.26)}"`) +
    path(side, `fill="${d.veil(downSide(THICK, slab))}"`) +
    d.clipped(path(side, ''), grainInSide(d, slab, wood)) +
    path(top, `fill="${d.sweep([lighten(wood, 0.4), wood, darken(wood, 0.14)])}"`) +
    d.clipped(path(top, ''), grainOn(d, slab, wood)) +
    ellipse(holeX, slab.far.y + 30, 17, 10, `fill="${darken(wood, 0.62)}"`) +
    path(`M${n(holeX - 15)} ${n(slab.far.y + 34)}q15 10 30 0`, line(lighten(wood, 0.5), 2.4, 0.7)) +
    // The worn edge catches the light.
    path(slabOutline(inset(slab, 2)), line('#fff4dc', 2.6, 0.42));
  return { under, over: '', ground: { x, y: 322, rx: 250, ry: 140 }, isDeep: false, isLow: true, eatenWith: 'hand' };
};

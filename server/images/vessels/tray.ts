import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { downSide, inset, lowered, type Slab, slabOutline, slabShadow, slabSide } from '../canvas/slab';
import { line, path } from '../canvas/svg';
import type { Vessel } from './vessel';

/** How high its wall is. */
const HIGH = 24;

/** The paper it is lined with: it covers the floor, and stands up a little at the far wall. */
const paperIn = (d: Drawing, floor: Slab) => {
  const paper = '#f1e4cb';
  const { far, near, halfFar, halfNear } = floor;
  const crumple = Array.from({ length: 8 }, () => {
    const [cx, cy] = [near.x + d.random.between(-0.8, 0.8) * halfFar, d.random.between(far.y + 20, near.y - 20)];
    return path(
      `M${n(cx)} ${n(cy)}l${n(d.random.between(-70, 70))} ${n(d.random.between(-34, 34))}l${n(d.random.between(-40, 60))} ${n(d.random.between(-18, 18))}`,
      line(d.random.chance(0.5) ? '#ffffff' : '#8a6a44', 2, 0.2),
    );
  }).join('');
  const wave = (share: number) => n(far.y - 24 + Math.sin(share * 9) * 5 + d.random.between(-3, 3));
  const at = (share: number) => n(far.x - halfFar + 14 + share * (2 * halfFar - 28));
  const stands = `M${at(0)} ${n(far.y + 6)}L${at(0)} ${wave(0)}C${at(0.2)} ${wave(0.2)} ${at(0.4)} ${wave(0.4)} ${at(0.55)} ${wave(0.55)}S${at(0.85)} ${wave(0.85)} ${at(1)} ${wave(1)}L${at(1)} ${n(far.y + 6)}Z`;
  return (
    path(stands, `fill="${d.run([lighten(paper, 0.5), darken(paper, 0.16)])}"`) +
    path(slabOutline(floor), `fill="${d.sweep([lighten(paper, 0.5), paper, darken(paper, 0.12)])}"`) +
    path(`M${at(0)} ${n(far.y + 3)}H${at(1)}`, line(SHADOW, 5, 0.12)) +
    d.clipped(path(slabOutline(floor), ''), crumple) +
    path(`M${n(near.x - halfNear + 30)} ${n(near.y)}H${n(near.x + halfNear - 30)}`, line(SHADOW, 9, 0.12))
  );
};

/** An oven tray lined with paper, seen from the side of the table: over its near wall, at the inside of the far one. */
export const tray = (d: Drawing, x: number): Vessel => {
  const steel = d.random.pick(['#8f9498', '#5b5450', '#a3a19c']);
  const rim: Slab = { far: { x, y: 158 }, near: { x, y: 486 }, halfFar: 268, halfNear: 328, corner: 46 };
  const inside = inset(rim, 11);
  const floor = lowered(inset(inside, 9), 12);
  const side = slabSide(rim, HIGH);
  const under =
    slabShadow(d, rim, HIGH) +
    path(side, `fill="${darken(steel, 0.24)}"`) +
    path(side, `fill="${d.veil(downSide(HIGH, rim))}"`) +
    path(slabOutline(rim), `fill="${d.sweep([lighten(steel, 0.6), steel, darken(steel, 0.2)])}"`) +
    path(slabOutline(inset(rim, 3)), line('#ffffff', 2.4, 0.5)) +
    path(slabOutline(inside), `fill="${d.run([darken(steel, 0.5), lighten(steel, 0.1)])}"`) +
    d.clipped(path(slabOutline(inside), ''), paperIn(d, floor));
  return {
    under,
    over: '',
    ground: { x, y: 330, rx: 252, ry: 132, corner: 30 },
    isDeep: false,
    isLow: true,
    eatenWith: 'hand',
  };
};

import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { boxShadow } from '../canvas/light';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import { cabbageRolls, isLeaf } from './cabbageRolls';
import type { Filling, FillNeeds } from './filling';

/** One rolled tortilla about (0, 0), `w` and `h` half its width and length. */
const roll = (d: Drawing, w: number, h: number, bread: string, sauce: string | undefined) => {
  const shape = `<rect x="${n(-w)}" y="${n(-h)}" width="${n(w * 2)}" height="${n(h * 2)}" rx="${n(w * 0.42)}"/>`;
  const seam = `M${n(w * 0.5)} ${n(-h * 0.94)}Q${n(w * 0.3)} 0 ${n(w * 0.52)} ${n(h * 0.94)}`;
  const tones = [mix(bread, '#b8762c', 0.25), lighten(bread, 0.4), lighten(bread, 0.16), bread, darken(bread, 0.5)];
  const openEnd = (end: number) =>
    ellipse(0, end * h, w * 0.74, 16, `fill="${darken(bread, 0.5)}" fill-opacity=".75"`) +
    ellipse(0, end * h, w * 0.66, 13, `fill="${mix(sauce ?? bread, '#8a4a26', 0.5)}"`) +
    [-0.36, 0, 0.34]
      .map((at) => ellipse(at * w, end * (h - 4), w * 0.18, 6, `fill="${mix(sauce ?? bread, '#c98a54', 0.6)}"`))
      .join('');
  return (
    shape.replace('/>', ` fill="${d.run(tones, true)}"/>`) +
    d.clipped(
      shape,
      browning(d, pointsIn(d.random, { x: 0, y: 0, rx: w, ry: h, corner: 1 }, 22, 0.96), 11, bread, 0.45) +
        path(seam, line(darken(bread, 0.5), 4, 0.45)) +
        path(seam, `${line(lighten(bread, 0.6), 3, 0.6)} transform="translate(-4 0)"`) +
        openEnd(-1) +
        openEnd(1) +
        path(`M${n(-w * 0.5)} ${n(-h * 0.8)}V${n(h * 0.8)}`, line('#fff6e0', 6, 0.3)),
    )
  );
};

/** Sauce ladled over the rolls, so that only their ends are bare: it rises over each and sinks between them. */
const sauceAcross = (d: Drawing, ladle: Area, sauce: string, count: number, half: number, isBaked: boolean) => {
  const steps = count * 4;
  // No two rolls are covered equally far.
  const reaches = [-1, 1].map(() => Array.from({ length: count }, () => d.random.between(-0.14, 0.08) * ladle.ry));
  const further = (side: number, i: number) =>
    reaches[side > 0 ? 1 : 0]![Math.min(count - 1, Math.floor((i / steps) * count))]!;
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const along = (i / steps) * 2 - 1;
      const onRoll = Math.abs((((i / steps) * count) % 1) - 0.5);
      return {
        x: ladle.x + along * ladle.rx * -side,
        y: ladle.y + side * (ladle.ry + onRoll * 22 + further(side, i) + d.random.between(-5, 5)),
      };
    });
  const pool = smooth([...edge(-1), ...edge(1)]);
  const lit = `fill="${d.spot(lighten(sauce, 0.45), 0)}" fill-opacity=".5"`;
  const shaded = `fill="${d.spot(SHADOW, 0)}" fill-opacity=".5"`;
  const ridges = Array.from({ length: count }, (_, i) => {
    const x = ladle.x + (i * 2 - count + 1) * half;
    return (
      ellipse(x - half * 0.3, ladle.y, half * 0.42, ladle.ry * 0.96, lit) +
      ellipse(x + half, ladle.y, half * 0.42, ladle.ry * 1.1, shaded) +
      ellipse(x + half, ladle.y, half * 0.15, ladle.ry * 1.12, shaded)
    );
  }).join('');
  const crust = isBaked ? browning(d, pointsIn(d.random, ladle, 54), 15, sauce, 0.6) : '';
  return (
    path(pool, `transform="translate(2 6)" fill="${SHADOW}" fill-opacity=".3"`) +
    path(pool, `fill="${d.shade(sauce, { light: 0.24, dark: 0.26 })}"`) +
    d.clipped(path(pool, ''), tonalPatches(d, pointsIn(d.random, ladle, 30), 22, sauce, 0.4) + crust + ridges) +
    gloss(grown(ladle, 0.92), 0.16)
  );
};

const sauceBelow = (d: Drawing, ground: Area, sauce: string) =>
  `<rect x="${n(ground.x - ground.rx)}" y="${n(ground.y - ground.ry)}" width="${n(ground.rx * 2)}" height="${n(ground.ry * 2)}" rx="${n(ground.corner ?? ground.rx)}" fill="${d.shade(darken(sauce, 0.2), { light: 0.2, dark: 0.3 })}"/>`;

/** Rolled tortillas, or leaves, side by side under their sauce. Colours: what is rolled, the sauce; pieces lie on top. */
export const rolls = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#e3bf7f', sauce] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const room: Area = isWide ? grown(ground, 0.95) : { ...ground, rx: ground.rx * 0.86, ry: ground.ry * 0.78 };
  if (isWide && isLeaf(bread)) {
    const leaves = (isDeep && sauce ? sauceBelow(d, ground, sauce) : '') + cabbageRolls(d, room, bread, sauce);
    return { surface: leaves, areas: [grown(room, 0.7)], garnished: grown(room, 0.8), pieces };
  }
  const count = isWide ? 5 : 3;
  const half = room.rx / count;
  let surface = isDeep && sauce ? sauceBelow(d, ground, sauce) : '';
  for (let i = 0; i < count; i++) {
    const x = room.x + (i * 2 - count + 1) * half + d.random.between(-2, 2);
    const [w, h] = [half * 0.97, room.ry * d.random.between(0.92, 0.98)];
    const lean = d.random.between(-2, 2);
    surface +=
      boxShadow(x - w + 6, room.y - h + 8, w * 2, h * 2, w * 0.4, 9, 0.5) +
      placed(x, room.y, lean, roll(d, w, h, bread, sauce));
  }
  const ladle: Area = { x: room.x, y: room.y, rx: room.rx, ry: room.ry * 0.6 };
  if (sauce) surface += sauceAcross(d, ladle, sauce, count, half, isDeep);
  const on = grown(ladle, 0.86);
  return { surface, areas: [on], garnished: on, pieces, crowd: 0.9 };
};

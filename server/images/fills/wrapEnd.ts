import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';

/** The cut end of a roll, in its own box: where it is, and what the bread encloses. */
const END = { x: 92, rx: 46, ry: 58 } as const;
const INNER = { rx: 40, ry: 51.5 } as const;
const GOLDEN = 2.4;

/** A place inside the bread: `reach` is 0 in the middle and 1 at the bread. */
const inside = (angle: number, reach: number) => ({
  x: END.x + 1 + Math.cos(angle) * INNER.rx * reach,
  y: Math.sin(angle) * INNER.ry * reach,
});

/** Leaves, cut through: a frill along the bread. */
const frill = ({ random }: Drawing, colour: string) => {
  const [from, long] = [random.next() * 6.283, random.between(1.3, 2.1)];
  const at = (i: number) => {
    const { x, y } = inside(from + (i / 12) * long, (i % 2 ? 0.94 : 0.66) * random.between(0.92, 1.06));
    return `${n(x)} ${n(y)}`;
  };
  const route = `M${at(0)}${Array.from({ length: 6 }, (_, i) => `Q${at(i * 2 + 1)} ${at(i * 2 + 2)}`).join('')}`;
  return (
    path(route, `${line(darken(colour, 0.55), 9)} transform="translate(1 3)"`) +
    path(route, line(colour, 7)) +
    path(route, line(lighten(colour, 0.6), 2.2, 0.8))
  );
};

/** What was minced, crumbled, grated or boiled in grains: many small bits, closely packed. */
const bits = ({ random }: Drawing, { ingredient }: PictureItem, colour: string, count: number) => {
  const long = /parmesan|cheese|cheddar/i.test(ingredient) ? 3.2 : /rice/i.test(ingredient) ? 2.1 : 1.25;
  const [from, most] = [random.next() * 6.283, long > 3 ? 2.8 : long > 2 ? 3.8 : 6.4];
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = inside(from + random.between(-1.5, 1.5), Math.sqrt(random.next()));
    const r = random.between(0.5, 1) * most;
    const tone = mix(i % 2 ? lighten(colour, 0.3) : darken(colour, 0.22), colour, random.next());
    const bit = blob(random, x, y, r * long, r, { wobble: 0.2, points: 7, turn: random.between(0, 180) });
    return path(bit, `fill="${tone}" stroke="${darken(colour, 0.55)}" stroke-width="1.200" stroke-opacity=".5"`);
  }).join('');
};

/** A slice lies flat in the roll, so that the knife shows its edge: of meat a strip. */
const cutThrough = (item: PictureItem): PictureItem =>
  item.kind === 'slice' && /chicken|turkey|beef|pork|lamb/i.test(item.ingredient) ? { ...item, kind: 'strip' } : item;

const packed = (d: Drawing, pieces: readonly PictureItem[]) => {
  const fine = pieces.filter(({ kind }) => kind === 'crumble');
  const whole = pieces.filter(({ kind }) => kind !== 'crumble' && kind !== 'leaf').map(cutThrough);
  const leaves = pieces.filter(({ kind }) => kind === 'leaf');
  const count = whole.length > 0 ? 9 + whole.length * 2 : 0;
  const lumps = Array.from({ length: count }, (_, i) => {
    // From the bread inwards, so that the middle lies on top.
    const at = inside(i * GOLDEN, Math.sqrt((count - i - 0.5) / count) * 0.9);
    return drawPiece(d, whole[i % whole.length]!, at, d.random.between(15, 22), d.random.between(0, 360), 0.5);
  }).join('');
  return (
    leaves.map((leaf) => frill(d, colourOf(leaf)) + frill(d, colourOf(leaf))).join('') +
    fine.map((item) => bits(d, item, colourOf(item), 26)).join('') +
    lumps +
    fine.map((item) => bits(d, item, colourOf(item), lumps ? 13 : 26)).join('') +
    leaves.map((leaf) => frill(d, colourOf(leaf))).join('')
  );
};

/** The cut end of a rolled flatbread: its filling, packed and cut flush with it, in the layers of the bread. */
export const wrapEnd = (d: Drawing, pieces: readonly PictureItem[], bread: string, filling: string): string => {
  const food = pieces.length > 0 ? pieces : [{ kind: 'crumble', ingredient: '-', colour: filling }];
  const ground = food.map(colourOf).reduce((all, colour, i) => mix(all, colour, 1 / (i + 1)));
  const hole = ellipse(END.x + 1, 0, INNER.rx, INNER.ry, '');
  const toasted = mix(darken(bread, 0.2), '#a8682a', 0.4);
  return (
    ellipse(END.x, 0, END.rx, END.ry, `fill="${toasted}"`) +
    ellipse(
      END.x + 0.8,
      0,
      END.rx - 2.6,
      END.ry - 2.6,
      `fill="${d.run([lighten(bread, 0.6), lighten(bread, 0.3), bread])}"`,
    ) +
    path(
      `M${END.x + 4} ${-END.ry + 5}C${END.x - 34} ${-END.ry + 4} ${END.x - 46} ${n(END.ry * 0.5)} ${END.x - 14} ${n(END.ry * 0.8)}`,
      line(toasted, 1.8, 0.6),
    ) +
    ellipse(END.x + 1, 0, INNER.rx + 2, INNER.ry + 2, `fill="${darken(bread, 0.36)}"`) +
    d.clipped(
      hole,
      ellipse(END.x, 0, 50, 60, `fill="${darken(ground, 0.5)}"`) +
        packed(d, food) +
        ellipse(
          END.x + 1,
          0,
          INNER.rx * 1.06,
          INNER.ry * 1.06,
          `fill="${d.edge(SHADOW, 0.66, 0.6, { x: 0.56, y: 0.56 })}"`,
        ),
    )
  );
};

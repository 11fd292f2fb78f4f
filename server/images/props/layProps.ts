import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { colourOr, SHADOW } from '../canvas/palette';
import { ellipse, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { PROPS } from './propKinds';

/** One raw ingredient. An unknown name draws nothing: a substitute would show what the recipe does not have. */
export const drawProp = (d: Drawing, item: PictureItem, x: number, y: number, size: number, facing: 1 | -1): string => {
  const kind = Object.hasOwn(PROPS, item.kind) ? PROPS[item.kind] : undefined;
  if (!kind) return '';
  const half = size * (kind.scale ?? 1);
  const turn = d.random.between(0.35, 1) * kind.spin * facing;
  const [rx, ry] = kind.shadow;
  const scale = half / 100;
  const shadow = rx
    ? ellipse(
        x + half * 0.28,
        y + half * 0.34,
        rx * scale * 1.3,
        ry * scale * 1.26,
        `fill="${d.spot(SHADOW, 0.3)}" fill-opacity=".34"`,
        turn,
      ) + contact(d, x + half * 0.04, y + half * 0.06, rx * scale, ry * scale, 0.5, turn)
    : '';
  return (
    shadow +
    placed(
      x,
      y,
      turn,
      kind.draw({ d, colour: colourOr(item.colour, kind.colour), turn, ingredient: item.ingredient }),
      scale,
    )
  );
};

interface TableRoom {
  /** The side of the first, and larger, prop. */
  first: 'left' | 'right';
  /** Whether the other side is taken, so that both lie on the first. */
  isBusy: boolean;
}

/** One or two raw ingredients at the lower corners of the table, cut by the frame. */
export const propsOnTable = (d: Drawing, props: readonly PictureItem[], { first, isBusy }: TableRoom): string => {
  const mirror = (x: number, side: 'left' | 'right') => (side === 'right' ? x : 800 - x);
  const facing = first === 'right' ? -1 : 1;
  const [large, small] = props;
  let drawn = '';
  if (small) {
    const other = first === 'right' ? 'left' : 'right';
    const [x, y] = isBusy
      ? [mirror(604 + d.random.between(-8, 8), first), 578 + d.random.between(-6, 10)]
      : [mirror(742 + d.random.between(-12, 10), other), 528 + d.random.between(-26, 12)];
    drawn += drawProp(d, small, x, y, d.random.between(70, 80), isBusy ? facing : facing === 1 ? -1 : 1);
  }
  if (large)
    drawn += drawProp(
      d,
      large,
      mirror(742 + d.random.between(-12, 12), first),
      512 + d.random.between(-22, 16),
      d.random.between(98, 112),
      facing,
    );
  return drawn;
};

/** Raw ingredients beside a glass, standing on the table. */
export const propsBesideGlass = (d: Drawing, props: readonly PictureItem[], first: 'left' | 'right'): string => {
  const mirror = (x: number, side: 'left' | 'right') => (side === 'right' ? x : 800 - x);
  const other = first === 'right' ? 'left' : 'right';
  const [large, small] = props;
  return (
    (small
      ? drawProp(
          d,
          small,
          mirror(660 + d.random.between(-20, 30), other),
          520 + d.random.between(-8, 10),
          74,
          first === 'left' ? -1 : 1,
        )
      : '') +
    (large
      ? drawProp(
          d,
          large,
          mirror(690 + d.random.between(-20, 26), first),
          500 + d.random.between(-10, 10),
          d.random.between(100, 110),
          first === 'left' ? 1 : -1,
        )
      : '')
  );
};

import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-9, 9);
  const isFried = brightness(colour) < 0.74;
  const fish = `M-98 ${n(bend * 0.4)}C-78 -26 -30 ${n(-30 + bend)} 12 ${n(-22 + bend)}C42 ${n(-14 + bend)} 62 -7 74 -4L104 -24C100 -8 100 8 106 24L74 6C58 12 36 ${n(20 + bend)} 8 ${n(24 + bend)}C-34 ${n(28 + bend)} -80 22 -98 ${n(bend * 0.4)}Z`;
  const back = mix(darken(colour, 0.4), isFried ? '#8a4a14' : '#3a5068', 0.55);
  return (
    path(fish, `transform="translate(2 7)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(fish, `fill="${span(pen, [mix(back, colour, 0.35), colour, lighten(colour, 0.5), darken(colour, 0.18)])}"`) +
    path(`M-90 ${n(bend * 0.4 - 3)}C-66 -20 -20 ${n(-22 + bend)} 72 -3`, line(back, 9, 0.5)) +
    path(`M-58 ${n(bend - 22)}Q-48 ${n(bend)} -58 ${n(bend + 20)}`, line(back, 3, 0.6)) +
    path(`M-40 ${n(bend + 2)}Q10 ${n(bend + 6)} 66 2`, line(isFried ? lighten(colour, 0.6) : '#ffffff', 5, 0.6)) +
    (isFried
      ? Array.from({ length: 9 }, () =>
          circle(
            d.random.between(-80, 60),
            bend + d.random.between(-16, 16),
            d.random.between(3, 6),
            `fill="${back}" fill-opacity=".34"`,
          ),
        ).join('')
      : '') +
    circle(-78, bend * 0.5 - 3, 6, 'fill="#f4efe2"') +
    circle(-78, bend * 0.5 - 3, 3.4, 'fill="#2a2226"')
  );
};

/** An anchovy or sardine, silver from the sea or golden from the pan. */
export const littleFish: PieceKind = { size: 66, count: 11, spin: 28, shadow: [98, 24], colour: '#c2c6c8', draw };

import { n } from '../canvas/drawing';
import { brightness, channels, darken, deepen, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The curve of a sliver, at a height between its outer skin (0) and its inner side (1), as it is cut and has softened. */
interface Bend {
  high: number;
  wide: number;
  lean: number;
  /** How far its two ends curl in. */
  curl: readonly [number, number];
}

const routeAt = ({ high, wide, lean, curl }: Bend, share: number, cut = 0) => {
  const top = -high + wide * share;
  const [left, right] = [-94 + curl[0] + cut, 94 - curl[1] - cut];
  return {
    from: `${n(left)} ${n(34 + lean)}`,
    over: `C${n(left - curl[0] * 0.9 + 8)} ${n(top + lean)} ${n(right + curl[1] * 0.9 - 8)} ${n(top - lean)} ${n(right)} ${n(34 - lean)}`,
    back: `C${n(right + curl[1] * 0.7 - 22)} ${n(top - lean + 8)} ${n(left - curl[0] * 0.7 + 22)} ${n(top + lean + 8)} ${n(left)} ${n(34 + lean)}`,
  };
};

/** From this brightness down golden onion is fried until it is brown through and through. */
const FRIED = 0.56;

const isFried = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return brightness(colour) < FRIED && red > green && blue < green * 0.72;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const bend: Bend = {
    high: random.between(44, 104),
    wide: random.between(26, 40),
    lean: random.between(-26, 26),
    curl: [random.between(0, 36), random.between(0, 36)],
  };
  const outer = routeAt(bend, 0);
  const inner = routeAt(bend, 1);
  const shape = `M${outer.from}${outer.over}${inner.back}Z`;
  const isPale = brightness(colour) > 0.6;
  const fried = isFried(colour);
  const flesh = fried ? mix(colour, '#f2b45a', 0.4) : mix(colour, '#fff3e2', isPale ? 0.3 : 0.5);
  // Cooked until it is clear, it lets through what it lies on; its skin and its ends keep the colour.
  const skin = fried
    ? mix(darken(colour, 0.3), '#6a300c', 0.5)
    : isPale
      ? mix(deepen(colour, 0.6), '#b0702c', 0.3)
      : darken(colour, 0.06);
  const grain = (share: number, tone: string, width: number, opacity: number) => {
    const at = routeAt(bend, share, 10);
    return path(`M${at.from}${at.over}`, line(tone, width, opacity));
  };
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.6)}" fill-opacity=".42"`) +
    path(shape, `fill="${d.sweep([lighten(flesh, 0.5), flesh, mix(flesh, skin, 0.5)], pen.turn)}" fill-opacity=".9"`) +
    path(`M${outer.from}${outer.over}`, line(skin, 8, 0.85)) +
    path(`M${inner.from}${inner.over}`, line(mix(flesh, skin, 0.55), 3.5, 0.6)) +
    grain(0.42, skin, 2.6, 0.4) +
    grain(0.7, skin, 2.2, 0.3) +
    grain(0.24, fried ? '#ffd896' : '#ffffff', fried ? 4.5 : 5.5, 0.62)
  );
};

/** A sliver of onion: a soft crescent, clear from cooking, with the skins of its layers and a wet light. */
export const arc: PieceKind = {
  size: 28,
  count: 10,
  spin: 180,
  isOpen: true,
  shadow: [80, 40],
  colour: '#a8487a',
  draw,
  layer: 1,
};

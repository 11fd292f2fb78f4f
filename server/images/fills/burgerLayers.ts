import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf } from '../pieces/drawPiece';
import { disc, LEAN, skirt } from './burgerDiscs';
import { ballLayer, type Layer, pattyLayer, type Place } from './burgerMeats';
import { looseLayer } from './looseLayer';

/** A leaf ruffles, hangs out here and shows its rib there; no two of its waves are alike. */
const leafLayer = (d: Drawing, colour: string, { y, r }: Place): Layer => {
  const sags = Array.from({ length: 20 }, (_, i) => (i % 2 ? d.random.between(7, 26) : d.random.between(-9, 3)));
  const edge = skirt(y, r * 1.09, 19, (i) => sags[i]!);
  const inner = skirt(y - 5, r * 1.03, 19, (i) => sags[i]! * 0.5);
  const veins = sags
    .map((sag, i) => {
      const angle = Math.PI - (i / 19) * Math.PI;
      const [x, at] = [Math.cos(angle) * r, y + Math.sin(angle) * r * LEAN];
      return sag > 4
        ? `M${n(x * 0.98)} ${n(at - 4)}Q${n(x * 1.02)} ${n(at + sag * 0.3)} ${n(x * 1.05)} ${n(at + sag * 0.7)}`
        : '';
    })
    .join('');
  const drawn =
    path(edge, `transform="translate(0 5)" fill="${darken(colour, 0.5)}"`) +
    path(edge, `fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.3)], true)}"`) +
    path(edge, line(lighten(colour, 0.55), 2.5, 0.6)) +
    path(inner, `fill="${lighten(colour, 0.2)}" fill-opacity=".5"`) +
    path(veins, line(lighten(colour, 0.6), 2, 0.6));
  return { drawn, height: 8 };
};

/** A slice of cheese: its corners hang down, melted. */
const cheeseLayer = (d: Drawing, colour: string, { y, r }: Place): Layer => {
  const edge = skirt(
    y,
    r * 1.03,
    12,
    (i) => ([0, 6, 30, 8, -2, 12, 40, 14, -2, 6, 26, 6, 0][i] ?? 0) + d.random.between(-3, 3),
  );
  const drawn =
    path(edge, `transform="translate(1 5)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
    path(edge, `fill="${d.run([lighten(colour, 0.35), colour, darken(colour, 0.22)], true)}"`) +
    path(edge, line(lighten(colour, 0.6), 3, 0.6));
  return { drawn, height: 7 };
};

/** The yolk of a slice of egg, where it is seen at the edge. */
const yolkAt = (d: Drawing, x: number, y: number, size: number) =>
  ellipse(
    x,
    y + size * LEAN * 0.5,
    size * 0.6,
    size * LEAN * 0.56,
    `fill="${d.shade('#f3b02c', { light: 0.4, dark: 0.2 })}"`,
  );

/** Slices of tomato or gherkin, or rings of onion, beside each other. */
const roundsLayer = (d: Drawing, item: PictureItem, colour: string, { y, r }: Place): Layer => {
  const isRing = item.kind === 'ring';
  const [size, height] = [r * (isRing ? 0.4 : /tomato/i.test(item.ingredient) ? 0.52 : 0.36), isRing ? 8 : 13];
  let drawn = '';
  for (const degrees of size > r * 0.45 ? [205, -25, 135, 45, 90] : [200, -20, 160, 20, 122, 58, 90]) {
    const angle = (degrees * Math.PI) / 180;
    const [x, at] = [Math.cos(angle) * (r * 1.04 - size), y + Math.sin(angle) * (r * 1.04 - size) * LEAN];
    const shown = isRing ? mix(colour, '#fbf0ee', 0.62) : colour;
    drawn +=
      ellipse(x + 2, at + height + 5, size, size * LEAN, `fill="${SHADOW}" fill-opacity=".25"`) +
      placed(x, at, 0, disc(d, 0, size, height * 0.8, shown, 0.4)) +
      (/^egg/i.test(item.ingredient) ? yolkAt(d, x, at + height * 0.5, size) : '') +
      path(
        `M${n(x - size)} ${n(at + 2)}A${n(size)} ${n(size * LEAN)} 0 0 0 ${n(x + size)} ${n(at + 2)}`,
        line(isRing ? colour : lighten(colour, 0.4), isRing ? 4 : 2.5, 0.8),
      );
  }
  return { drawn, height: height * 0.8 };
};

/** One layer of a burger whose top is at y, with its thickness. */
export const layerOf = (d: Drawing, item: PictureItem, y: number, r: number): Layer => {
  const colour = colourOf(item);
  const at = { y, r };
  switch (item.kind) {
    case 'leaf':
      return leafLayer(d, colour, at);
    case 'slice':
      return cheeseLayer(d, colour, at);
    case 'wheel':
    case 'ring':
      return roundsLayer(d, item, colour, at);
    case 'meat-ball':
    case 'ball':
      return ballLayer(d, colour, at);
    case 'shred':
    case 'crumble':
      return looseLayer(d, item.kind, y, { r, lean: LEAN, colour });
    default:
      return pattyLayer(d, colour, at);
  }
};

import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { bakedFace, ovenBrown } from '../textures/bakedFace';
import { browning } from '../textures/browning';
import { layPieces } from '../pieces/layPieces';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import { cutRound } from './cutRound';
import { FILLED, flutedShell } from './flutedShell';
import type { Filling, FillNeeds } from './filling';
import { slicedRoom } from './rooms';

/** Curved cuts in a closed lid, from the middle outwards. */
const cutsIn = (x: number, y: number, r: number, colour: string) => {
  let cuts = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const at = (reach: number, twist: number) =>
      `${n(x + Math.cos(angle + twist) * r * reach)} ${n(y + Math.sin(angle + twist) * r * reach)}`;
    cuts +=
      path(`M${at(0.06, 0)}Q${at(0.46, 0.34)} ${at(0.82, 0.16)}`, line(darken(colour, 0.42), 5, 0.5)) +
      path(`M${at(0.07, 0.03)}Q${at(0.46, 0.38)} ${at(0.82, 0.2)}`, line(lighten(colour, 0.5), 3, 0.5));
  }
  return cuts;
};

/** What is set in the custard of a quiche, by which it is told from a sweet tart. */
const SAVOURY = /leek|bacon|tuna|cheese|onion|spinach/i;

/** The custard of a quiche: risen, browned in patches and towards its edge. */
const quicheTop = (d: Drawing, inner: Area, top: string) => {
  const browned = (count: number, size: number, opacity: number) =>
    browning(d, pointsIn(d.random, inner, count, 0.9), size, top, opacity);
  return (
    tonalPatches(d, pointsIn(d.random, inner, 26, 0.9), 28, top, 0.5) +
    browned(34, 24, 0.5) +
    browned(44, 8, 0.75) +
    outline(inner, `fill="${d.edge(mix(top, '#8a4a14', 0.7), 0.6, 0.6)}"`)
  );
};

/** A sweet filling: it has set smooth, darkest where it meets the hot shell, and swells a little in the middle. */
const setFilling = (d: Drawing, inner: Area, top: string) => {
  const deep = mix(deepen(top, 0.7), ovenBrown(top), 0.35);
  return (
    tonalPatches(d, pointsIn(d.random, inner, 14, 0.86), 34, top, 0.34) +
    outline(inner, `fill="${d.edge(deep, 0.62, 0.5)}"`) +
    outline(grown(inner, 0.985), line(deep, 7, 0.3)) +
    outline(
      { ...grown(inner, 0.62), x: inner.x - inner.rx * 0.16, y: inner.y - inner.ry * 0.2 },
      `fill="${d.spot(lighten(top, 0.5), 0)}" fill-opacity=".5"`,
    ) +
    outline({ ...grown(inner, 0.955), x: inner.x + 2, y: inner.y + 3 }, line(lighten(top, 0.7), 2.4, 0.3))
  );
};

/** How high a tart stands, and how much farther than its radius its flutes reach. */
const HIGH = 38;
const FLUTED = 1.03;

/** A round pie with a slice drawn out: open over its filling, or closed if there is none. */
export const pie = (needs: FillNeeds, colour: string, filling: string | undefined): Filling => {
  const { d, pieces } = needs;
  const room = slicedRoom(needs, 1.1);
  const r = room.rx * 0.97;
  const face: Area = { ...room, y: room.y - 14, rx: r * FLUTED, ry: room.ry * 0.97 * FLUTED };
  const inner: Area = { x: 0, y: 0, rx: r * FILLED, ry: r * FILLED };
  const top = filling ?? colour;
  const isQuiche = filling !== undefined && pieces.some(({ ingredient }) => SAVOURY.test(ingredient));
  const look = filling
    ? (isQuiche ? quicheTop(d, inner, top) : setFilling(d, inner, top)) +
      gloss(grown(inner, 0.97), isQuiche ? 0.2 : 0.28)
    : bakedFace(d, inner, top, { cracks: 0 }) + cutsIn(0, 0, r, colour);
  const laid = layPieces(d, pieces, [grown(inner, 0.9)], {
    crowd: isQuiche ? 1.7 : 0.95,
    ...(filling ? { sauce: filling, sunk: 0.24 } : {}),
  });
  const whole =
    flutedShell(d, 0, 0, r, colour) +
    outline(inner, `fill="${d.shade(top, { light: 0.28, dark: 0.24 })}"`) +
    look +
    laid;
  const inside = filling ?? lighten(colour, 0.3);
  return {
    surface:
      contact(d, face.x, face.y + 8, face.rx * 0.98, face.ry * 0.98, 0.5) +
      cutRound(d, face, {
        layers: [
          darken(colour, 0.1),
          colour,
          inside,
          inside,
          lighten(inside, 0.12),
          inside,
          inside,
          darken(inside, 0.1),
        ],
        crust: colour,
        height: HIGH,
        draw: (shape) => d.clipped(path(shape, ''), whole),
      }),
    areas: [grown(face, 0.7)],
    garnished: { ...grown(face, 0.5), x: face.x - face.rx * 0.2 },
    pieces: [],
  };
};

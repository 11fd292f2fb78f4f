import { type Drawing, n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';

/** A piece as it fell from the knife: its outline, how much of it the crust covers, and where its fibres begin and end. */
interface Cut {
  whole: string;
  crust: string;
  fibres: readonly (readonly [number, number, number, number])[];
}

/** The end of a breast: a tip at one side, torn at the other. */
export const TAPERED: Cut = {
  whole: '-100,12 -84,-18 -50,-44 -4,-58 46,-54 84,-34 98,-22 86,-8 102,6 90,16 98,32 66,42 20,56 -34,54 -78,36',
  crust: '-100,12 -84,-18 -50,-44 -4,-58 46,-54 84,-34 60,-24 24,-16 -14,-12 -54,0',
  fibres: [
    [-60, 12, 82, -18],
    [-70, 20, 90, 2],
    [-66, 30, 88, 18],
    [-40, 40, 70, 34],
  ],
};

/** A piece of a thigh, its skin on top. */
export const LOBED: Cut = {
  whole: '-94,-14 -72,-52 -30,-66 14,-56 54,-62 90,-32 96,10 74,30 60,56 20,62 -18,54 -56,64 -88,34',
  crust: '-94,-14 -72,-52 -30,-66 14,-56 54,-62 90,-32 94,-6 62,8 28,0 -10,14 -48,6 -80,20',
  fibres: [
    [-78, 34, -22, 22],
    [-62, 50, -8, 34],
    [-12, 46, 46, 20],
    [22, 52, 78, 14],
  ],
};

/** A thick slice across a breast. */
export const ARCHED: Cut = {
  whole: '-98,22 -92,-16 -62,-46 -16,-62 34,-60 76,-44 100,-6 96,30 70,34 50,46 8,54 -34,50 -70,58',
  crust: '-96,18 -92,-16 -62,-48 -16,-62 34,-60 74,-42 98,-8 80,-4 58,-26 18,-40 -22,-38 -58,-20 -76,6',
  fibres: [
    [-56, 0, 48, -18],
    [-60, 14, 62, -4],
    [-58, 28, 52, 12],
    [-36, 34, 30, 26],
  ],
};

/** A die of stewing meat: its top seared, one side towards the viewer. */
export const BLOCKY: Cut = {
  whole: '-94,-26 -64,-64 -8,-70 6,-76 60,-66 94,-30 90,4 98,26 64,62 30,60 10,76 -48,64 -62,70 -90,36',
  crust: '-94,-26 -64,-64 -8,-70 6,-76 60,-66 94,-30 92,4 56,18 12,10 -30,24 -66,14 -92,24',
  fibres: [
    [-80, 36, 78, 24],
    [-74, 48, 76, 40],
    [-52, 60, 60, 54],
  ],
};

/** A piece that has begun to fall apart: a corner stands off, its fibres lie open. */
export const FRAYED: Cut = {
  whole:
    '-98,4 -86,-40 -40,-62 -22,-52 8,-70 62,-60 70,-44 98,-26 88,-4 100,8 84,22 92,40 56,48 40,64 -8,58 -30,70 -76,50',
  crust: '-98,4 -86,-40 -40,-62 -22,-52 8,-70 62,-60 70,-44 72,-20 30,-10 -6,14 -46,10 -78,30',
  fibres: [
    [-40, 26, 88, -12],
    [-66, 40, 90, 8],
    [-56, 52, 84, 24],
    [-30, 58, 70, 38],
  ],
};

/** What a piece of meat is coloured with. */
export interface MeatColours {
  flesh: string;
  crust: string;
  /** Where the crust touched the metal. */
  seared: string;
  /** Between the fibres. */
  seam: string;
  /** How strongly its fibres are drawn on the torn face, from 0 to 1. */
  fibre: number;
  /** How bright the wet top shines, from 0 to 1. */
  gloss: number;
}

/** Where the pan was hottest: freckles on the crust. */
const freckles = (d: Drawing, tone: string) =>
  Array.from({ length: 7 }, () =>
    ellipse(
      d.random.between(-82, 82),
      d.random.between(-60, 4),
      d.random.between(5, 15),
      d.random.between(3, 8),
      `fill="${tone}" fill-opacity="${d.random.pick([0.3, 0.45, 0.6])}"`,
      d.random.between(-50, 50),
    ),
  ).join('');

/** One piece of cooked meat: the crust of the pan or of the sauce on top, below it the torn face with its long fibres. */
export const drawCutMeat = (pen: Pen, cut: Cut, { flesh, crust, seared, seam, fibre, gloss }: MeatColours): string => {
  const { d, colour } = pen;
  const flip = d.random.pick([1, -1]);
  const outlineOf = (corners: string, loose: number) =>
    smooth(
      corners.split(' ').map((corner): Point => {
        const [x = 0, y = 0] = corner.split(',').map(Number);
        return { x: flip * x + d.random.between(-loose, loose), y: y + d.random.between(-loose, loose) };
      }),
    );
  const whole = outlineOf(cut.whole, 4);
  const top = outlineOf(cut.crust, 3);
  const fibres = (shift: number) =>
    cut.fibres
      .map(([fromX, fromY, toX, toY]) => {
        const x = flip * (fromX + d.random.between(-8, 8));
        const end = flip * (toX + d.random.between(-10, 4));
        const bow = (fromY + toY) / 2 + shift + d.random.between(-7, 3);
        return `M${n(x)} ${n(fromY + shift)}Q${n((x + end) / 2)} ${n(bow)} ${n(end)} ${n(toY + shift)}`;
      })
      .join('');
  // The crust follows the fibres below it.
  const grain = [-46, -32, -18, -4]
    .map((y) => {
      const x = flip * d.random.between(-62, -10);
      return `M${n(x)} ${n(y + d.random.between(-5, 5))}q${n(flip * 22)} ${n(d.random.between(-12, 0))} ${n(flip * d.random.between(38, 70))} ${n(d.random.between(-12, 8))}`;
    })
    .join('');
  const patch = (tone: string, opacity: number) =>
    ellipse(
      d.random.between(-60, 60),
      d.random.between(-52, -16),
      d.random.between(20, 40),
      d.random.between(10, 18),
      `fill="${d.spot(tone, 0.15)}" fill-opacity="${opacity}"`,
      d.random.between(-30, 30),
    );
  return (
    path(whole, `transform="translate(3 10)" fill="${darken(colour, 0.62)}" fill-opacity=".8"`) +
    path(whole, `fill="${body(pen, flesh, 0.5, 0.26)}"`) +
    d.clipped(
      path(whole, ''),
      path(fibres(0), line(seam, 4, fibre)) +
        path(fibres(-6), line(lighten(flesh, 0.5), 4, fibre * 0.7)) +
        path(top, `transform="translate(0 7)" fill="${seared}" fill-opacity=".7"`) +
        path(top, `fill="${body(pen, crust, 0.4, 0.34)}"`) +
        path(grain, line(seared, 5, 0.2)) +
        freckles(d, seared) +
        patch(seared, 0.75) +
        patch(seared, 0.65) +
        patch(lighten(crust, 0.5), 0.45),
    ) +
    path(whole, line(seared, 6, 0.42)) +
    path(`M${n(flip * -64)} -34Q${n(flip * -34)} -54 ${n(flip * 2)} -48`, line(lighten(crust, 0.7), 9, gloss * 0.5)) +
    gleam(pen, 50, 22, Math.min(0.9, gloss + 0.2), d.random.between(-24, 24)) +
    gleam(pen, 34, 11, gloss, d.random.between(-60, 60))
  );
};

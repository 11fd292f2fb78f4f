import { type Drawing, n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
import { wetAlong } from '../textures/wetAlong';

/** The outlines of pieces as they fell from the knife or came apart, their fibres lengthwise along x. */
type Cut = string;

/** The end of a breast: a tip at one side, torn at the other. */
export const TAPERED: Cut =
  '-100,12 -84,-18 -50,-44 -4,-58 46,-54 84,-34 98,-22 86,-8 102,6 90,16 98,32 66,42 20,56 -34,54 -78,36';

/** A piece of a thigh, its skin on top. */
export const LOBED: Cut = '-94,-14 -72,-52 -30,-66 14,-56 54,-62 90,-32 96,10 74,30 60,56 20,62 -18,54 -56,64 -88,34';

/** A thick slice across a breast. */
export const ARCHED: Cut = '-98,22 -92,-16 -62,-46 -16,-62 34,-60 76,-44 100,-6 96,30 70,34 50,46 8,54 -34,50 -70,58';

/** A die of stewing meat, cut square. */
export const BLOCKY: Cut =
  '-92,-40 -84,-54 -30,-62 26,-66 78,-58 88,-46 92,-10 98,30 86,52 74,56 24,60 -36,66 -82,58 -92,46 -96,4';

/** A die cut askew. */
export const ASKEW: Cut =
  '-98,-18 -84,-48 -70,-58 -10,-66 50,-68 66,-60 84,-24 98,14 92,30 66,58 46,64 -20,58 -68,62 -82,50 -92,14';

/** A piece that has begun to fall apart: its ends stand off in tongues. */
export const FRAYED: Cut =
  '-100,-26 -72,-34 -90,-54 -40,-62 8,-68 62,-60 92,-48 78,-30 102,-20 88,-2 104,14 82,24 92,46 48,52 20,64 -30,58 -88,60 -76,36 -102,22 -86,0';

/** What a piece of meat is coloured with. */
export interface MeatColours {
  flesh: string;
  /** Where the pan or the sauce browned it. */
  crust: string;
  /** Where the crust touched the metal. */
  seared: string;
  /** Between the fibres. */
  seam: string;
  /** How strongly its fibres are drawn, from 0 to 1. */
  fibre: number;
  /** How much of it the crust covers, from 0 to 1. */
  browned: number;
  /** How bright the wet top shines, from 0 to 1. */
  gloss: number;
}

/** The crust: soft patches that follow the fibres, densest along the upper edge and at the ends. */
const crusted = (d: Drawing, { crust, seared, browned }: MeatColours) =>
  Array.from({ length: Math.round(5 + browned * 9) }, (_, i) => {
    const isRim = i % 3 !== 2;
    const angle = d.random.between(0, Math.PI * 2);
    const [x, y] = isRim
      ? [Math.cos(angle) * 80, Math.sin(angle) * 52 - 6]
      : [d.random.between(-60, 60), d.random.between(-46, 20)];
    return ellipse(
      x,
      y,
      d.random.between(22, 48),
      d.random.between(9, 21),
      `fill="${d.spot(i % 2 ? crust : seared, 0.2)}" fill-opacity="${n(0.4 + browned * 0.4)}"`,
      d.random.between(-24, 24),
    );
  }).join('');

/** The face towards the viewer, below the ridge where the top ends. */
const frontOf = (d: Drawing, flip: number) => {
  const ridge = [-110, -62, -14, 34, 74, 110].map((x, i) => ({
    x: flip * x,
    y: 14 + (i % 2) * 7 + d.random.between(-9, 9) - Math.abs(x) * 0.06,
  }));
  return smooth([...ridge, { x: flip * 118, y: 100 }, { x: flip * -118, y: 100 }]);
};

/** One piece of cooked meat: browned and wet on top, its long fibres on the face towards the viewer. */
export const drawCutMeat = (pen: Pen, cut: Cut, colours: MeatColours): string => {
  const { d } = pen;
  const { flesh, crust, seared, seam, fibre, gloss } = colours;
  const flip = d.random.pick([1, -1]);
  const whole = smooth(
    cut.split(' ').map((corner): Point => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return { x: flip * x + d.random.between(-6, 6), y: y + d.random.between(-6, 6) };
    }),
  );
  const front = frontOf(d, flip);
  const bow = d.random.between(2, 14);
  const lit = lighten(flesh, 0.42);
  return (
    path(whole, `transform="translate(3 11)" fill="${darken(flesh, 0.62)}" fill-opacity=".6"`) +
    path(whole, `fill="${body(pen, crust, 0.46, 0.4)}"`) +
    d.clipped(
      path(whole, ''),
      crusted(d, colours) +
        meatFibres(d, { reach: [100, 62], rows: 6, bow, seam, lit: lighten(crust, 0.4), strength: fibre * 0.4 }) +
        path(front, `${line(flesh, 22, 0.26)} transform="translate(0 -6)"`) +
        path(front, `${line(lighten(flesh, 0.2), 9, 0.4)} transform="translate(0 -2)"`) +
        path(front, `fill="${d.run([lighten(flesh, 0.12), flesh, darken(flesh, 0.4)])}"`) +
        d.clipped(
          path(front, ''),
          meatFibres(d, { reach: [104, 66], rows: 9, bow: -bow * 0.5, seam, lit, strength: fibre }),
        ) +
        path(whole, `${line(seam, 12, 0.22)} transform="translate(-3 -5)"`) +
        path(whole, line(seared, 4, 0.26)),
    ) +
    wetAlong(pen, { reach: [70, 40], count: 5, bow, gloss })
  );
};

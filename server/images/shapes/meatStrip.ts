import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

/** Along a strip, from one torn end to the other: x and half its width. */
const ALONG = [
  [-98, 24],
  [-66, 31],
  [-20, 34],
  [30, 33],
  [72, 32],
  [98, 26],
] as const;

/** What poultry and red meat are coloured with: the cut side, the fried top, where it is darkest. */
const tonesOf = (colour: string) =>
  brightness(colour) > 0.52
    ? {
        cut: mix(colour, '#f9e8ca', 0.62),
        top: mix(colour, '#dd9a3c', 0.5),
        dark: mix(darken(colour, 0.4), '#7a340a', 0.66),
      }
    : {
        cut: mix(lighten(colour, 0.24), '#c07a5a', 0.5),
        top: mix(colour, '#8a3a16', 0.5),
        dark: mix(darken(colour, 0.5), '#320f05', 0.6),
      };

const draw = (pen: Pen) => {
  const { colour, turn } = pen;
  const { shape } = tornStrip(pen, { along: ALONG, bend: 26, shift: 6, width: [0.76, 1.12] });
  const { cut, top, dark } = tonesOf(colour);
  // Whichever way it lies, its cut side is below its top.
  const down = (by: number) => {
    const angle = ((70 - turn) * Math.PI) / 180;
    return `transform="translate(${n(Math.cos(angle) * by)} ${n(Math.sin(angle) * by)})"`;
  };
  return (
    path(shape, `${down(14)} fill="${darken(dark, 0.5)}" fill-opacity=".9"`) +
    path(shape, `${down(9)} fill="${mix(cut, dark, 0.3)}"`) +
    path(shape, `${down(5)} fill="${mix(cut, top, 0.3)}"`) +
    searedFace({ ...pen, colour: top }, shape, { reach: [92, 30], count: 14, gloss: 0.72 })
  );
};

/** A strip of meat from the pan: seared top and ends, paler where it was cut, wet with its juices. */
export const meatStrip: PieceKind = { size: 42, count: 14, spin: 180, shadow: [96, 36], colour: '#c08a52', draw };

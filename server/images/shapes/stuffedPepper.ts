import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Four lobes of a pepper from above; a tomato is nearly round. */
const lobes = (r: number) =>
  `M0 ${-r}C${r * 0.5} ${-r * 1.12} ${r * 1.12} ${-r * 0.5} ${r * 0.94} 0C${r * 1.12} ${r * 0.5} ${r * 0.5} ${r * 1.12} 0 ${r * 0.94}C${-r * 0.5} ${r * 1.12} ${-r * 1.12} ${r * 0.5} ${-r * 0.94} 0C${-r * 1.12} ${-r * 0.5} ${-r * 0.5} ${-r * 1.12} 0 ${-r}Z`;

const FILLING = ['#e6b04e', '#f3d58a', '#a8582a', '#f0e2bc', '#c87432'] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let top = '';
  for (let i = 0; i < 44; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 58;
    const [x, y, r] = [Math.cos(angle) * far, Math.sin(angle) * far - 6, d.random.between(8, 17)];
    const crumb = blob(d.random, x, y, r, r * 0.76, { wobble: 0.26, points: 7 });
    const tone = d.random.pick(FILLING);
    top +=
      path(crumb, `transform="translate(1 4)" fill="${darken(tone, 0.5)}" fill-opacity=".45"`) +
      path(crumb, `fill="${tone}"`);
  }
  return (
    path(lobes(92), `transform="translate(5 13)" fill="${darken(colour, 0.66)}"`) +
    path(lobes(92), `fill="${body(pen, colour, 0.4, 0.46)}"`) +
    path(lobes(76), `transform="translate(0 -4)" fill="${lighten(mix(colour, '#ffd9a0', 0.3), 0.25)}"`) +
    path(lobes(69), `transform="translate(0 -4)" fill="${darken(mix(colour, '#7a3a14', 0.5), 0.25)}"`) +
    d.clipped(path(lobes(72), 'transform="translate(0 -6)"'), top) +
    shine(pen, 82, 30, 8, 0.6)
  );
};

/** A pepper or tomato hollowed, filled and browned, seen from above; its colour is the skin's. */
export const stuffedPepper: PieceKind = { size: 84, count: 5, spin: 180, shadow: [96, 94], colour: '#c8371f', draw };

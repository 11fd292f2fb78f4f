import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const STEPS = [-100, -80, -60, -40, -20, 0, 20, 40, 60, 80, 100];

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  const from = d.random.between(0, 0.8);
  const wave = (x: number) => Math.sin((x / 100) * 4.4 + from) * 17;
  const along = (off: number, loose: number) =>
    STEPS.map((x): Point => ({ x, y: wave(x) + off + d.random.between(-loose, loose) }));
  const band = smooth([...along(-23, 3), ...along(23, 3).toReversed()]);
  /** A streak that runs the length of the rasher, between two loose edges. */
  const streak = (off: number, half: number) =>
    smooth([...along(off - half, half * 0.5), ...along(off + half, half * 0.5).toReversed()]);
  const crisp = mix(darken(colour, 0.5), '#4a1608', 0.5);
  const fat = mix('#f0c98e', colour, 0.1);
  // Where it stands up from the pan it is lit, in the hollows between it is dark and crisp.
  const ridges = STEPS.slice(0, -1)
    .map((x) => {
      const slope = Math.cos((x / 100) * 4.4 + from);
      return ellipse(
        x + 10,
        wave(x + 10),
        11,
        30,
        `fill="${d.spot(slope > 0 ? crisp : lighten(colour, 0.5), 0.1)}" fill-opacity="${n(0.2 + Math.abs(slope) * 0.3)}"`,
      );
    })
    .join('');
  const route = (off: number, first: number, last: number) =>
    `M${STEPS.filter((x) => x >= first && x <= last)
      .map((x) => `${x} ${n(wave(x) + off)}`)
      .join('L')}`;
  return (
    path(band, `transform="translate(2 7)" fill="${darken(colour, 0.66)}" fill-opacity=".8"`) +
    path(band, `fill="${d.run([lighten(colour, 0.16), colour, darken(colour, 0.24)])}"`) +
    d.clipped(
      path(band, ''),
      path(streak(d.random.between(5, 9), 4.4), `fill="${fat}"`) +
        path(streak(-8, 2), `fill="${mix(fat, colour, 0.2)}"`) +
        path(streak(-21, 3), `fill="${mix(fat, '#d9964a', 0.4)}"`) +
        path(streak(17, 3), `fill="${crisp}" fill-opacity=".4"`) +
        ridges +
        path(band, line(crisp, 7, 0.5)),
    ) +
    path(route(-15, -80, -20), line('#fff1dc', 3.4, 0.7)) +
    path(route(-13, 20, 60), line('#fff1dc', 3, 0.5)) +
    path(route(3, -40, 0), line('#fff1dc', 2.4, 0.5))
  );
};

/** A wavy rasher of bacon, crisp in its hollows. */
export const bacon: PieceKind = { size: 74, count: 4, spin: 40, shadow: [98, 30], colour: '#a83f2a', draw };

import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { mash } from './mash';
import type { PieceKind } from './pieceKind';

/** A flake of cod: curved, pearly, in the grain of its muscle. */
const flake = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const [half, high] = [random.between(13, 24), random.between(8, 13)];
  const white = mix(lighten(colour, 0.4), '#fff6e4', 0.5);
  const shape = `M${n(-half)} ${n(high * 0.4)}C${n(-half * 0.6)} ${n(-high)} ${n(half * 0.5)} ${n(-high * 1.1)} ${n(half)} ${n(-high * 0.1)}C${n(half * 0.5)} ${n(high * 0.4)} ${n(-half * 0.4)} ${n(high * 0.9)} ${n(-half)} ${n(high * 0.4)}Z`;
  const grain = `M${n(-half * 0.7)} ${n(high * 0.1)}Q0 ${n(-high * 0.9)} ${n(half * 0.8)} ${n(-high * 0.2)}M${n(-half * 0.6)} ${n(high * 0.36)}Q0 ${n(-high * 0.3)} ${n(half * 0.7)} 0`;
  return placed(
    random.between(-70, 70),
    random.between(-56, 52),
    random.between(-50, 50),
    path(shape, `transform="translate(2 4)" fill="${mix(darken(colour, 0.5), '#8a5a24', 0.4)}" fill-opacity=".4"`) +
      path(shape, `fill="${white}"`) +
      path(grain, line(mix(darken(colour, 0.2), '#c09a6a', 0.3), 1.6, 0.5)),
  );
};

const draw = (pen: Pen) => mash.draw(pen) + Array.from({ length: 24 }, () => flake(pen)).join('');

/** Salt cod beaten with oil and potato: a heap like mash in which the fish still flakes. Recipes write `mash`. */
export const flakedMash: PieceKind = { ...mash, draw };

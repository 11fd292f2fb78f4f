import { n } from '../canvas/drawing';
import { path, placed, rect } from '../canvas/svg';
import { type GlassScene, rimOf } from './glassScene';

/** A striped straw standing in the glass. */
export const strawInGlass = ({ d, glass, x }: GlassScene) => {
  const { y, half } = rimOf(glass);
  const stripe = d.random.pick(['#7a2a5c', '#c23a2a', '#2f6f73', '#d98a1e']);
  const length = glass.fillTop - y + 168;
  const lean = d.random.between(10, 15);
  let stripes = '';
  for (let at = 10; at < length; at += 36) stripes += path(`M-10 ${n(-at)}l20 -11v16l-20 11Z`, `fill="${stripe}"`);
  return placed(
    x + half * 0.24,
    glass.fillTop + 10,
    lean,
    rect(-10.5, -length, 21, length, `rx="8" fill="${d.run(['#ffffff', '#fff8f2', '#dccfc8'], true)}"`) +
      stripes +
      rect(-7, -length + 4, 4, length - 10, 'fill="#fff" fill-opacity=".6"'),
  );
};

import { type Drawing } from '../canvas/drawing';
import { lighten } from '../canvas/palette';
import { anyMetal, fork, spoon } from './cutlery';
import { napkin } from './napkin';
import type { Table } from './tables';

/** What lies beside the vessel, at most one thing: a napkin, a fork, a spoon, or nothing. Kept out of the top corners. */
export const tableSetting = (
  d: Drawing,
  { material, tones }: Table,
  side: 'left' | 'right',
  eatenWith: 'fork' | 'spoon' | 'hand',
) => {
  const choice = d.random.next();
  const cloth = material === 'linen' || material === 'marble' ? '#fbf3e2' : lighten(tones[0], 0.72);
  const isLeft = side === 'left';
  if (choice < 0.42) {
    const turn = d.random.between(6, 16) * (isLeft ? -1 : 1);
    const [width, height] = [d.random.between(190, 240), d.random.between(300, 400)];
    const sets = d.random.chance(0.5);
    const x = isLeft ? d.random.between(-110, -70) : d.random.between(660, 700);
    return napkin(
      d,
      x,
      sets ? d.random.between(150, 190) : d.random.between(280, 330),
      Math.round(width),
      Math.round(height),
      turn,
      cloth,
    );
  }
  if (choice < 0.74 && eatenWith !== 'hand') {
    const turn = d.random.between(4, 20) * (d.random.chance(0.5) ? -1 : 1);
    const x = isLeft ? d.random.between(62, 86) : d.random.between(716, 738);
    const tool = eatenWith === 'spoon' ? spoon : fork;
    return tool(d, x, d.random.between(330, 372), turn, anyMetal(d));
  }
  return '';
};

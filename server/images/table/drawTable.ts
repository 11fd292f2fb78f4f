import { type Drawing, HEIGHT, WIDTH } from '../canvas/drawing';
import { rect } from '../canvas/svg';
import { clouds } from './clouds';
import { weave } from './linen';
import { planks } from './planks';
import type { Table } from './tables';
import { tiles } from './tiles';
import { veins } from './veins';

/** The table seen from above, filling the picture. */
export const drawTable = (d: Drawing, { material, tones }: Table): string => {
  const ground = rect(0, 0, WIDTH, HEIGHT, `fill="${d.sweep(tones)}"`);
  switch (material) {
    case 'linen':
      return ground + weave(d, 1.15);
    case 'tile':
      return tiles(d, tones, 0, HEIGHT, d.random.between(150, 186));
    case 'planks':
      return planks(d, tones, 0, HEIGHT, d.random.between(124, 172));
    case 'marble':
      return ground + clouds(d, tones, 9, 0, HEIGHT) + veins(d, '#8b8389');
    case 'plaster':
      return ground + clouds(d, tones, 16, 0, HEIGHT);
  }
};

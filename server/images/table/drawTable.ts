import { type Drawing, HEIGHT, WIDTH } from '../canvas/drawing';
import { rect } from '../canvas/svg';
import { clouds } from './clouds';
import { weave } from './linen';
import { planks } from './planks';
import type { Table } from './tables';
import { tiles } from './tiles';
import { veins } from './veins';

/** A table seen from the side: what is square on it grows wide. */
const stretched = (table: string) => `<g transform="translate(-170 0) scale(1.425 1)">${table}</g>`;

const surfaceOf = (d: Drawing, { material, tones }: Table, ground: string): string => {
  switch (material) {
    case 'linen':
      return ground;
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

/** The table filling the picture, once one knows whether it is seen from its side (`isWide`) or from above. */
export const drawTable = (d: Drawing, table: Table): ((isWide: boolean) => string) => {
  const ground = surfaceOf(d, table, rect(0, 0, WIDTH, HEIGHT, `fill="${d.sweep(table.tones)}"`));
  const cloth = table.material === 'linen' ? weave(d, 1.15) : () => '';
  return (isWide) => (isWide ? stretched(ground) : ground) + cloth({ isWide });
};

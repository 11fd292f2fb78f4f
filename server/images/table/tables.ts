export type Material = 'linen' | 'tile' | 'plaster' | 'planks' | 'marble';

/** What a dish stands on. */
export interface Table {
  material: Material;
  /** Two close tones, the lit one first. */
  tones: readonly [string, string];
}

const TABLES: Readonly<Record<string, Table>> = {
  'linen-sand': { material: 'linen', tones: ['#f3d9a8', '#dfae6a'] },
  'linen-oat': { material: 'linen', tones: ['#f6e7c4', '#e3c48c'] },
  'linen-butter': { material: 'linen', tones: ['#ffe6b0', '#f4c470'] },
  'tile-celadon': { material: 'tile', tones: ['#8fb0a6', '#55806f'] },
  'tile-mint': { material: 'tile', tones: ['#cfe7d3', '#93c9a8'] },
  'plaster-sea': { material: 'plaster', tones: ['#dfe8e6', '#b4c8c8'] },
  'plaster-apricot': { material: 'plaster', tones: ['#f6cdb4', '#e59a7a'] },
  'plaster-lilac': { material: 'plaster', tones: ['#e6d3ea', '#b898c6'] },
  'planks-walnut': { material: 'planks', tones: ['#7d573f', '#4a2c20'] },
  'planks-ink': { material: 'planks', tones: ['#46648a', '#263a52'] },
  'marble-white': { material: 'marble', tones: ['#f8f5f1', '#d8d2d0'] },
};

const PLAIN: Table = { material: 'plaster', tones: ['#f6e7c4', '#e3c48c'] };

/** The table of this name, or a neutral one for an unknown name. */
export const tableOf = (name: string): Table => TABLES[name] ?? PLAIN;

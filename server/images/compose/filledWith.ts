/**
 * Kinds of dish that are a food themselves, and the ingredients of which the recipe needs one (or one that is a kind of
 * it). Kinds that are not named here go with any recipe.
 */
export const FILLED_WITH: Readonly<Record<string, readonly string[]>> = {
  rice: ['rice'],
  'curry-rice': ['rice'],
  noodles: ['pasta', 'noodle'],
  grains: ['couscous', 'bulgur', 'quinoa', 'pearl-barley', 'rice', 'lentil', 'chickpea'],
  toast: ['bread'],
  sandwich: ['bread'],
  burger: ['burger-bun', 'bread'],
  tacos: ['tortilla'],
  quesadilla: ['tortilla'],
  rolls: ['tortilla', 'rice-paper'],
  wrap: ['tortilla', 'bread', 'rice-paper'],
  leaves: ['lettuce', 'spinach', 'rocket', 'kale', 'cabbage', 'lambs-lettuce', 'watercress'],
  omelette: ['egg'],
  stack: ['flour', 'oat'],
  cake: ['flour', 'oat', 'ground-almond'],
  batch: ['flour', 'oat'],
  crust: ['flour', 'puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'pizza-dough'],
  pastry: ['flour', 'puff-pastry', 'shortcrust-pastry', 'filo-pastry'],
  'folded-crepes': ['flour'],
  wreath: ['flour'],
};

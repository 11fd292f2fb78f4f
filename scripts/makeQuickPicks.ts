/**
 * Writes src/views/Home/quickPicks.json, the common ingredients of the grid on the home page, by their names in the
 * ingredient table. Run it when those names change: npx tsx scripts/makeQuickPicks.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { ingredientName } from '@kitchen/recipes/localise';

/** A star marks what a kitchen has several of. */
const PICKED = {
  meals:
    'egg* milk butter cheddar flour bread rice pasta potato* onion* garlic tomato* carrot* bell-pepper* mushroom* spinach courgette* lemon* chicken beef-mince bacon tuna chickpea* yoghurt',
  drinks:
    'gin vodka white-rum tequila whisky orange-juice lime* mint sugar coffee tea tonic-water sparkling-water ginger-beer banana* strawberry*',
};

const pick = (starred: string) => {
  const id = starred.replace('*', '');
  if (!ingredientById(id)) throw new Error(`no ingredient "${id}"`);
  const nameIn = (language: Language) => ingredientName(id, language, starred !== id);
  return { id, names: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(language)])) };
};

const picks = Object.fromEntries(Object.entries(PICKED).map(([group, ids]) => [group, ids.split(' ').map(pick)]));
const file = fileURLToPath(new URL('../src/views/Home/quickPicks.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(picks, null, 2)}\n`);

/** `npm run print:recipe -- shakshuka mojito`: prints recipes in all languages and measurement systems for review. */
import { join } from 'node:path';
import { LANGUAGES, MEASUREMENT_SYSTEMS, type Language, type MeasurementSystem } from '../contracts/vocabulary';
import { localiseRecipe } from '../kitchen/recipes/localise';
import { displayLine, displayParts } from '../kitchen/measures/units';
import { compileCorpus } from '../server/corpus/loadCorpus';

const asked = process.argv.slice(2);
const recipes = compileCorpus(join(__dirname, '..')).filter(({ slug }) => asked.includes(slug));
if (recipes.length < asked.length) {
  const known = new Set(recipes.map(({ slug }) => slug));
  console.error(`Not in the corpus: ${asked.filter((slug) => !known.has(slug)).join(', ')}`);
  process.exit(1);
}

const print = (recipe: ReturnType<typeof localiseRecipe>, language: Language, system: MeasurementSystem) => {
  const options = { factor: 1, system, language, category: recipe.category };
  console.log(`\n## ${recipe.title} (${language}, ${system})\n\n${recipe.description}\n`);
  for (const line of recipe.ingredients) {
    if (typeof line === 'string') continue;
    const { quantity, name, note } = displayLine(line, options);
    console.log(`- ${quantity} ${name}${note ? `, ${note}` : ''}`);
  }
  recipe.instructions.forEach(({ parts = [] }, i) => {
    console.log(`${i + 1}. ${displayParts(parts, options).join('')}`);
  });
  const { calories, nutritionCoverage } = recipe;
  if (nutritionCoverage)
    console.log(`\n${String(calories)} kcal, from ${nutritionCoverage.covered} of ${nutritionCoverage.total}`);
};

for (const source of recipes)
  for (const language of LANGUAGES) {
    const recipe = localiseRecipe(source, language);
    for (const system of MEASUREMENT_SYSTEMS) print(recipe, language, system);
  }

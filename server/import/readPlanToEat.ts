import { minutesOf, servingsOf, sumOf } from './amounts';
import { decodeText } from './decodeText';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { labelsOf, linesOf } from './looseValues';

const RULE = /^-{10,}\s*$/;
const FIELD = /^([A-Z][A-Za-z ]{2,20}):\s*(.*)$/;
const LISTS: ReadonlySet<string> = new Set(['Ingredients', 'Directions']);

/** Whether a text is Plan to Eat's older export: named fields, recipes separated by a rule. */
export const isPlanToEat = (text: string): boolean => /^Title:/m.test(text) && /^Ingredients:/m.test(text);

const recipeOf = (text: string): RawRecipe => {
  const fields = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    const isField = name !== '' && (!open || LISTS.has(name));
    if (isField) {
      const lines = value === '' ? [] : [value];
      fields.set(name, lines);
      open = LISTS.has(name) ? lines : undefined;
    } else open?.push(line);
  }
  const field = (name: string) => fields.get(name)?.[0] ?? '';
  return {
    title: field('Title').replace(/^"|"$/g, ''),
    description: field('Description'),
    labels: labelsOf(field('Tags').replaceAll('^', ','), field('Course')),
    cuisines: labelsOf(field('Cuisine')),
    servings: servingsOf(field('Serves')),
    minutes: sumOf(minutesOf(field('Prep Time')), minutesOf(field('Cook Time'))),
    ingredients: fields.get('Ingredients') ?? [],
    steps: (fields.get('Directions') ?? []).map((line) => ({ text: line })),
    source: field('Source') || undefined,
  };
};

export const readPlanToEat: RecipeReader = ({ name, bytes }) => {
  const recipes: string[][] = [[]];
  for (const line of decodeText(bytes).split(/\r?\n/)) {
    if (RULE.test(line)) recipes.push([]);
    else recipes.at(-1)!.push(line);
  }
  const texts = recipes.map((lines) => lines.join('\n')).filter((text) => text.trim() !== '');
  if (texts.length === 0) throw new ImportError('noRecipe', name, 'no recipe in this text');
  return texts.map(recipeOf);
};

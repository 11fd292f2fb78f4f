import { parse } from 'parse5';
import type { FoundOnPage, PageRead } from '@contracts/pageRead';
import type { Language } from '@contracts/vocabulary';
import type { RecipeText } from '@kitchen/reading/recipeText/recipeText';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { recipesInText } from '@kitchen/reading/recipeText/recipesInText';
import { SOURCE_TEXT_MAX } from '@kitchen/reading/recipeText/sourceLines';
import { textOfRecipe } from '@kitchen/reading/recipeText/textOfRecipe';
import { DomainError } from '../../errors/domainError';
import { loadTellLanguage } from '../../services/textLanguage';
import { decodeText } from '../decodeText';
import { ImportError, type RawRecipe } from '../importTypes';
import { readJson } from '../readJson';
import { readPage } from '../readPage';
import type { FetchedPage } from './fetchPage';
import { lettersAndDigits } from './lettersAndDigits';
import { mainRecipe, markedRecipe, type MarkedRecipe } from './markedRecipe';
import { pageLines, type PageLine } from './pageLines';
import { recipePart } from './recipePart';
import { recipeParts } from './recipeParts';
import { isSameRecipe } from './sameRecipe';
import { namesOfPage, type PageNames } from './titleOfPage';
import { isWhole, wholeRecipes } from './wholeRecipes';

/** A page without labels is taken for a recipe when the rules for pasted texts find at least so much of one in it. */
const INGREDIENTS_MIN = 2;
const STEPS_MIN = 1;

const isMarkup = ({ type, bytes }: FetchedPage) =>
  /html/.test(type) || decodeText(bytes.subarray(0, 4_096)).trimStart().startsWith('<');

/** The recipes a page marks, or none: a page that is broken or marks nothing is read by its headings. */
const rawRecipes = (page: FetchedPage): RawRecipe[] => {
  const file = { name: page.address, bytes: page.bytes };
  try {
    return (isMarkup(page) ? readPage : readJson)(file);
  } catch (error) {
    if (error instanceof ImportError) return [];
    throw error;
  }
};

const textOfLines = (lines: readonly PageLine[]): string =>
  lines
    .map(({ text, level }) => (level > 0 ? `\n${text}` : text))
    .join('\n')
    .trim();

/**
 * Begins with the page's first heading, or else with the title that it shows in a list of results. A heading that is the
 * name of the site does not name the dish.
 */
const withTitle = (lines: readonly PageLine[], { title, sites }: PageNames): readonly PageLine[] => {
  const at = lines.findIndex(({ level }) => level === 1);
  const heading = lines[at];
  const isSite =
    heading !== undefined && sites.some((site) => lettersAndDigits(site) === lettersAndDigits(heading.text));
  if (heading && (!isSite || title === undefined)) return lines.slice(at);
  return title === undefined ? lines : [{ text: title, level: 1 }, ...lines.slice(at + 1)];
};

/** The texts of the recipes on a page without marks; one text when it has one recipe, or none that can be told. */
const textsOfPage = (page: FetchedPage, claimed: Language): string[] => {
  const whole = decodeText(page.bytes);
  if (!isMarkup(page)) return recipesInText(whole, claimed);
  const tree = parse(whole);
  const lines = pageLines(tree);
  const parts = recipeParts(lines);
  if (parts.length > 1) return parts.map(textOfLines);
  const labelled = recipePart(lines) ?? recipePart(pageLines(tree, { isWhole: true }));
  return [textOfLines(withTitle(labelled ?? lines, namesOfPage(tree)))];
};

interface ReadText {
  text: string;
  read: RecipeText;
}

/** The texts that are recipes, each once, up to the length of what a cook may paste. */
const recipeTexts = (page: FetchedPage, claimed: Language): ReadText[] => {
  const found: ReadText[] = [];
  let left = SOURCE_TEXT_MAX;
  for (const whole of textsOfPage(page, claimed)) {
    const text = whole.slice(0, left);
    left -= text.length;
    const read = readRecipeText(text, claimed);
    const isRecipe = read.ingredients.length >= INGREDIENTS_MIN && read.steps.length >= STEPS_MIN;
    if (isRecipe && !found.some((one) => isSameRecipe(one.read, read))) found.push({ text, read });
  }
  return found;
};

/** Many sites mark only the method, or only the list: the other part is taken from what a reader sees. */
const completed = (recipe: MarkedRecipe, read: RecipeText): MarkedRecipe => ({
  ...recipe,
  ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : read.ingredients,
  steps: recipe.steps.length > 0 ? recipe.steps : read.steps,
});

const foundOf = (recipe: MarkedRecipe): FoundOnPage => ({ text: textOfRecipe(recipe, recipe.language), recipe });

/** The answer for a page with these recipes, of which there is at least one. */
const answerOf = (address: string, [first, ...others]: readonly FoundOnPage[], isCut = false): PageRead => ({
  address,
  ...first!,
  ...(others.length > 0 && { others }),
  ...(isCut && { isCut: true as const }),
});

/**
 * Reads what a fetched page says about its recipes: as it marks them for programs, or else by its headings and lists.
 * @param claimed the language to assume when the page does not tell: that of the reader
 * @throws DomainError pageWithoutRecipe
 */
export const readFetchedPage = async (page: FetchedPage, claimed: Language): Promise<PageRead> => {
  const raws = rawRecipes(page);
  const { address } = page;
  const tellLanguage = raws.length > 0 && (await loadTellLanguage());
  if (tellLanguage) {
    const { recipes, isCut } = wholeRecipes(raws, tellLanguage);
    if (recipes.length > 1) return answerOf(address, recipes.map(foundOf), isCut);
  }
  const marked = tellLanguage && markedRecipe(mainRecipe(raws)!, tellLanguage);
  if (marked && isWhole(marked.recipe)) return answerOf(address, [foundOf(marked.recipe)]);
  const texts = recipeTexts(page, claimed);
  if (marked) {
    const read = texts[0]?.read;
    return answerOf(address, [foundOf(read ? completed(marked.recipe, read) : marked.recipe)]);
  }
  if (texts.length === 0) throw new DomainError('pageWithoutRecipe');
  return answerOf(
    address,
    texts.map(({ text }) => ({ text })),
  );
};

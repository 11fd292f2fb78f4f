import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { copyMeThatRecipes } from './copyMeThat';
import { decodeText } from './decodeText';
import { PAGE_MAX_BYTES } from './importLimits';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { asMended, parseLooseJson } from './looseJson';
import { languageOfPage, microdataRecipes, scriptTexts } from './microdata';
import { schemaOrgRecipes } from './schemaOrg';

type Page = DefaultTreeAdapterMap['document'];

/** Uses the page's language when the recipe declares none. */
const inLanguageOf = (page: Page, recipe: RawRecipe): RawRecipe => {
  const language = recipe.language ?? languageOfPage(page);
  return language === undefined ? recipe : { ...recipe, language };
};

/** Recipes in a saved web page: as JSON-LD, or as microdata, or as the cards of a CopyMeThat export. */
export const readPage: RecipeReader = (file) => {
  if (file.bytes.length > PAGE_MAX_BYTES) throw new ImportError('tooLarge', file.name, 'a page of more than 20 MB');
  const page = parse(decodeText(file.bytes));
  const scripts = scriptTexts(page, /^\s*application\/ld\+json/i).map(parseLooseJson);
  const isMended = scripts.some((script) => script?.isMended);
  // One @graph may be spread over several scripts.
  const linked = schemaOrgRecipes(scripts.map((script) => script?.data));
  const whole = isMended ? asMended(linked) : linked;
  const marked = whole.length > 0 ? whole : schemaOrgRecipes(microdataRecipes(page));
  const recipes = marked.length > 0 ? marked : copyMeThatRecipes(page);
  if (recipes.length > 0) return recipes.map((recipe) => inLanguageOf(page, recipe));
  const isBroken = isMended || scripts.includes(undefined);
  throw new ImportError(
    isBroken ? 'malformed' : 'noRecipe',
    file.name,
    isBroken ? 'the page has JSON-LD that cannot be read' : 'no recipe is marked in this page',
  );
};

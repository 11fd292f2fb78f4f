import { parse } from 'parse5';
import { decodeText } from './decodeText';
import { PAGE_MAX_BYTES } from './importLimits';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { microdataRecipes, scriptTexts } from './microdata';
import { schemaOrgRecipes } from './schemaOrg';

/** Pages wrap their JSON in comments, and put raw line breaks inside its strings. */
const WRAPPING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*.{0,20}\*\/)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*;?\s*$/g;

const parsedScript = (script: string): unknown => {
  for (const text of [script, script.replace(WRAPPING, '').replace(/\p{Cc}+/gu, ' ')])
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // The next form, or another script of the page.
    }
  return undefined;
};

/** Recipes in a saved web page: as JSON-LD, and where there is none, as microdata. */
export const readPage: RecipeReader = (file) => {
  if (file.bytes.length > PAGE_MAX_BYTES) throw new ImportError('tooLarge', file.name, 'a page of more than 20 MB');
  const page = parse(decodeText(file.bytes));
  const scripts = scriptTexts(page, /^\s*application\/ld\+json/i).map(parsedScript);
  // One @graph may be spread over several scripts.
  const linked: RawRecipe[] = schemaOrgRecipes(scripts);
  const recipes = linked.length > 0 ? linked : schemaOrgRecipes(microdataRecipes(page));
  if (recipes.length > 0) return recipes;
  throw new ImportError(
    scripts.includes(undefined) ? 'malformed' : 'noRecipe',
    file.name,
    scripts.includes(undefined) ? 'the page has JSON-LD that cannot be read' : 'no recipe is marked in this page',
  );
};

import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../recipes/versions/recipeWords';

/** The words of the book around the recipes, in the cook's language. */
export interface BookWords {
  language: Language;
  title: string;
  /** Below the title: how many recipes, and when the book was made. */
  subtitle: string;
  contents: string;
  ingredients: string;
  method: string;
  backToContents: string;
  servings: (count: number) => string;
  minutes: (count: number) => string;
  source: (text: string) => string;
  /** The allergens that were found, and the advice to read labels; empty when none are known. */
  allergens: (recipe: BookRecipe['recipe']) => string;
}

/** A recipe of the book. */
export interface BookRecipe {
  recipe: Omit<Recipe, 'id' | 'isSaved' | 'userRating'>;
  /** Its picture as a data address, read when its turn comes. */
  readPicture?: () => Promise<string | undefined>;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 Georgia,'Times New Roman',serif;color:#22201c;background:#fff}
h1{font-size:2.5rem;line-height:1.15;margin:4rem 0 .5rem}
h2{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem}
h3{font-size:1.125rem;margin:1.5rem 0 .5rem}
h4{font-size:1rem;margin:1rem 0 .25rem}
a{color:inherit}
nav{margin-top:2.5rem}
nav ol{padding-inline-start:2.5rem;columns:2;column-gap:2.5rem}
nav li{break-inside:avoid;margin:0;padding:.25rem 0}
article{margin-top:4rem;padding-top:2rem;border-top:1px solid #cfc8bb}
article img{display:block;width:100%;max-height:22rem;object-fit:cover;border-radius:.75rem;margin:1rem 0}
.facts{margin:0;color:#5d574c}
ul,ol{margin:0;padding-inline-start:1.5rem}
li{margin:.25rem 0;break-inside:avoid}
.small{font-size:.9375rem;color:#5d574c;overflow-wrap:anywhere}
@media (max-width:34rem){nav ol{columns:1}h1{font-size:2rem;margin-top:1rem}}
@media print{
@page{margin:18mm}
body{max-width:none;padding:0;font-size:11pt}
nav,article{break-before:page;border:0;margin:0;padding:0}
article img{max-height:90mm;border-radius:0}
h2,h3,h4{break-after:avoid}
.back{display:none}
}`;

/** The ingredient list, a list for each heading. */
const ingredientLists = (entries: ReturnType<typeof wordsOf>['ingredients']): string => {
  const groups: { heading?: string; lines: string[] }[] = [];
  for (const { text, isHeading } of entries)
    if (isHeading) groups.push({ heading: text.replace(/\s*:$/, ''), lines: [] });
    else {
      if (groups.length === 0) groups.push({ lines: [] });
      groups.at(-1)!.lines.push(text);
    }
  return groups
    .map(({ heading, lines }) => {
      const list = `<ul>${lines.map((line) => `<li>${plain(line)}</li>`).join('')}</ul>`;
      return heading === undefined ? list : `<h4>${plain(heading)}</h4>${list}`;
    })
    .join('');
};

const paragraph = (text: string, name = '') =>
  text === '' ? '' : `<p${name && ` class="${name}"`}>${plain(text)}</p>`;

const articleOf = ({ recipe }: BookRecipe, number: number, words: BookWords, picture: string | undefined): string => {
  const { title, about, language, servings, minutes, ingredients, steps, source } = wordsOf(recipe as Recipe);
  const facts = [words.servings(servings), ...(minutes === undefined ? [] : [words.minutes(minutes)])].join(' · ');
  return [
    `<article id="r${number}" lang="${plain(recipe.foreignLanguage ?? language ?? words.language)}">`,
    `<h2>${plain(title)}</h2>`,
    `<p class="facts" lang="${words.language}">${plain(facts)}</p>`,
    picture === undefined ? '' : `<img src="${plain(picture)}" alt="">`,
    paragraph(about),
    `<h3 lang="${words.language}">${plain(words.ingredients)}</h3>${ingredientLists(ingredients)}`,
    `<h3 lang="${words.language}">${plain(words.method)}</h3><ol>${steps.map((step) => `<li>${plain(step)}</li>`).join('')}</ol>`,
    `<div lang="${words.language}">`,
    paragraph(words.allergens(recipe), 'small'),
    source === undefined || source === '' ? '' : paragraph(words.source(source), 'small'),
    `<p class="small back"><a href="#contents">${plain(words.backToContents)}</a></p></div></article>\n`,
  ].join('');
};

/**
 * The recipes as one page that can be read anywhere and printed as a book, in pieces: a title, the contents, and each
 * recipe on a sheet. It loads nothing and runs nothing.
 */
export async function* bookPieces(recipes: readonly BookRecipe[], words: BookWords): AsyncGenerator<string, void> {
  const sorted = recipes.toSorted((a, b) => a.recipe.title.localeCompare(b.recipe.title, words.language));
  yield [
    `<!doctype html>\n<html lang="${words.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    `<title>${plain(words.title)}</title><style>${STYLE}</style></head><body>\n`,
    `<h1>${plain(words.title)}</h1>${paragraph(words.subtitle, 'facts')}`,
    `<nav id="contents" aria-labelledby="contents-title"><h2 id="contents-title">${plain(words.contents)}</h2><ol>`,
    ...sorted.map(({ recipe }, i) => `<li><a href="#r${i + 1}">${plain(recipe.title)}</a></li>`),
    '</ol></nav>\n<main>\n',
  ].join('');
  for (const [i, one] of sorted.entries()) yield articleOf(one, i + 1, words, await one.readPicture?.());
  yield '</main></body></html>\n';
}

import { photoNameIn } from '@contracts/photoPaths';
import { storedAddress } from '@contracts/pictureStore';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { ingredientText } from '@kitchen/measures/measuredName';
import { stepMinutes } from '@kitchen/recipes/stepMinutes';
import { wordsOf } from '../errors/words';
import { readPicturePath, writePictureName } from '../images/service/pictureVariants';
import { cuisineName } from './cuisineName';
import { escapeMarkup, scriptJson } from './escapeMarkup';

/** What the server adds to the client's page for readers without our script: link previews, search engines. */
export interface PageText {
  /** Title of the browser tab. */
  title: string;
  description?: string;
  /** Markup for the head. */
  head: string;
  /** Markup for the end of the body. */
  body: string;
}

const LOCALES: Record<Language, string> = { 'en-GB': 'en_GB', 'en-US': 'en_US', es: 'es_ES', fr: 'fr_FR' };
const PRODUCT = 'Larder';
const CARD = { width: 1200, height: 630 };

const linesOf = ({ ingredients, language = 'en-GB' }: Recipe): string[] =>
  ingredients.map((line) => (typeof line === 'string' ? line : ingredientText(line, language)));

const isoMinutes = (minutes: number) => `PT${Math.round(minutes)}M`;

/** If each step has a time, these are cooking, and the rest of the total is preparation. */
const timesOf = ({ prepTime: total, instructions }: Recipe) => {
  if (total === undefined || total <= 0) return {};
  const cooking = instructions.every(({ time }) => time !== undefined) ? stepMinutes(instructions) : 0;
  const preparing = Math.round(total) - cooking;
  return {
    ...(preparing > 0 && cooking > 0 && { prepTime: isoMinutes(preparing), cookTime: isoMinutes(cooking) }),
    totalTime: isoMinutes(total),
  };
};

const nutritionOf = ({ nutritionalInfo }: Recipe) => {
  if (!nutritionalInfo) return undefined;
  const { calories, protein, carbs, fat, fiber, sugar } = nutritionalInfo;
  const grams = (value: number) => `${Math.round(value)} g`;
  return {
    '@type': 'NutritionInformation',
    calories: `${Math.round(calories)} kcal`,
    proteinContent: grams(protein),
    carbohydrateContent: grams(carbs),
    fatContent: grams(fat),
    fiberContent: grams(fiber),
    sugarContent: grams(sugar),
  };
};

interface Reader {
  language: Language;
  /** Public address of this server without a trailing slash. */
  base: string;
  /** The folder of a store with the drawings of this release. */
  pictureStore?: string;
}

/**
 * The picture in the shape previews need, and as the page shows it; absolute, because previews are made elsewhere. Their
 * makers do not ask again elsewhere if a store lacks a picture, and it may lack the later drawings of a dish.
 */
const picturesOf = ({ id, imageUrl }: Recipe, { base, pictureStore }: Omit<Reader, 'language'>) => {
  const name = imageUrl === undefined ? undefined : readPicturePath(imageUrl);
  if (photoNameIn(imageUrl) !== undefined) {
    const photo = `${base}${imageUrl}?of=${id}`;
    return { card: photo, full: photo };
  }
  if (!name) return undefined;
  const store = name.variant === 1 ? pictureStore : undefined;
  const addressOf = (path: string) => storedAddress(path, store) ?? `${base}${path}`;
  return { card: addressOf(`/pictures/${writePictureName(name)}-card.jpg`), full: addressOf(imageUrl!) };
};

const wordsFor = (recipe: Recipe, language: Language) => ({
  category: wordsOf(
    recipe.subcategory === 'None' || recipe.subcategory === 'All'
      ? `category.${recipe.category}`
      : `subcategory.${recipe.subcategory}`,
    language,
  ),
  ingredients: wordsOf('recipeDetail.ingredients', language),
  method: wordsOf('recipeDetail.method', language),
});

/** The recipe in the schema.org vocabulary. It never claims that a dish is free from anything. */
const structuredData = (recipe: Recipe, language: Language, url: string, pictures: ReturnType<typeof picturesOf>) => {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description || undefined,
    url,
    image: pictures && [...new Set([pictures.full, pictures.card])],
    author: { '@type': 'Organization', name: PRODUCT },
    inLanguage: recipe.foreignLanguage ?? recipe.language ?? language,
    ...timesOf(recipe),
    recipeYield: String(recipe.servings),
    recipeCategory: wordsFor(recipe, recipe.language ?? language).category,
    recipeCuisine: cuisineName(recipe, recipe.language ?? language),
    recipeIngredient: linesOf(recipe),
    recipeInstructions: recipe.instructions.map(({ step }) => ({ '@type': 'HowToStep', text: step })),
    nutrition: nutritionOf(recipe),
  };
};

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}"/>`;

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</${tag}>`;

/** A recipe's page for readers without scripts: preview tags, structured data, and the whole text. */
export const recipePage = (recipe: Recipe, { language, base, pictureStore }: Reader): PageText => {
  const { id, title, description } = recipe;
  const spoken = recipe.language ?? language;
  const url = `${base}/recipe/${id}`;
  const pictures = picturesOf(recipe, { base, pictureStore });
  const words = wordsFor(recipe, spoken);
  const summary = description || linesOf(recipe).join(' · ').slice(0, 200);
  const head = [
    `<link rel="canonical" href="${escapeMarkup(url)}"/>`,
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:title', title),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', url),
    // A language without a country is not a locale.
    ...(recipe.foreignLanguage === undefined ? [meta('property', 'og:locale', LOCALES[spoken])] : []),
    ...(pictures
      ? [
          meta('property', 'og:image', pictures.card),
          meta('property', 'og:image:type', 'image/jpeg'),
          // The size of a cook's own photo is not known here.
          ...(pictures.card === pictures.full
            ? []
            : [
                meta('property', 'og:image:width', String(CARD.width)),
                meta('property', 'og:image:height', String(CARD.height)),
              ]),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:image', pictures.card),
        ]
      : []),
    meta('name', 'twitter:card', pictures ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', summary),
    `<script type="application/ld+json">${scriptJson(structuredData(recipe, language, url, pictures))}</script>`,
  ].join('');
  const body =
    `<noscript><article lang="${escapeMarkup(recipe.foreignLanguage ?? spoken)}"><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(description)}</p>` +
    `<h2 lang="${spoken}">${escapeMarkup(words.ingredients)}</h2>${list('ul', linesOf(recipe))}` +
    `<h2 lang="${spoken}">${escapeMarkup(words.method)}</h2>${list(
      'ol',
      recipe.instructions.map(({ step }) => step),
    )}</article></noscript>`;
  return { title: wordsOf('layout.title', language, { page: title }), description: summary, head, body };
};

/** The title of a page that stands at one address, such as the terms; the home page has that of the product. */
export const namedPage = (name: string | undefined, language: Language): PageText | undefined =>
  name === undefined || name === 'home'
    ? undefined
    : { title: wordsOf('layout.title', language, { page: wordsOf(`${name}.title`, language) }), head: '', body: '' };

/** The page of a missing recipe or address, for readers without our script. */
export const missingPage = (kind: 'recipe' | 'address', language: Language): PageText => {
  const heading = wordsOf(kind === 'recipe' ? 'recipeDetail.notFound' : 'notFound.title', language);
  const text = wordsOf(kind === 'recipe' ? 'recipeDetail.notFoundText' : 'notFound.text', language);
  return {
    title: wordsOf('layout.title', language, { page: heading }),
    description: text,
    head: '',
    body: `<noscript><h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p></noscript>`,
  };
};

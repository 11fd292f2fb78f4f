import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../errors/words';
import { escapeMarkup, scriptJson } from './escapeMarkup';
import { linesOf, picturesOf, PRODUCT, wordsFor, type Pictures, type Reader } from './recipePageParts';
import { structuredData } from './recipeStructuredData';

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
const CARD = { width: 1200, height: 630 };

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}"/>`;

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</${tag}>`;

const pictureTags = ({ card, full }: Pictures, title: string): string[] => [
  meta('property', 'og:image', card),
  meta('property', 'og:image:type', 'image/jpeg'),
  // The size of a cook's own photo is not known here.
  ...(card === full
    ? []
    : [
        meta('property', 'og:image:width', String(CARD.width)),
        meta('property', 'og:image:height', String(CARD.height)),
      ]),
  meta('property', 'og:image:alt', title),
  meta('name', 'twitter:image', card),
];

interface Preview {
  title: string;
  summary: string;
  url: string;
  pictures: Pictures | undefined;
  /** Absent for a language without a country, which is not a locale. */
  locale: string | undefined;
}

const previewTags = ({ title, summary, url, pictures, locale }: Preview): string[] => [
  `<link rel="canonical" href="${escapeMarkup(url)}"/>`,
  meta('property', 'og:type', 'article'),
  meta('property', 'og:site_name', PRODUCT),
  meta('property', 'og:title', title),
  meta('property', 'og:description', summary),
  meta('property', 'og:url', url),
  ...(locale === undefined ? [] : [meta('property', 'og:locale', locale)]),
  ...(pictures ? pictureTags(pictures, title) : []),
  meta('name', 'twitter:card', pictures ? 'summary_large_image' : 'summary'),
  meta('name', 'twitter:title', title),
  meta('name', 'twitter:description', summary),
];

/** The whole text, in its language; the headings are in one that we have words in. */
const articleOf = (recipe: Recipe, spoken: Language): string => {
  const { title, description, instructions, foreignLanguage = spoken } = recipe;
  const words = wordsFor(recipe, spoken);
  const section = (heading: string, tag: 'ul' | 'ol', items: readonly string[]) =>
    `<h2 lang="${spoken}">${escapeMarkup(heading)}</h2>${list(tag, items)}`;
  return [
    `<noscript><article lang="${escapeMarkup(foreignLanguage)}">`,
    `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(description)}</p>`,
    section(words.ingredients, 'ul', linesOf(recipe)),
    section(
      words.method,
      'ol',
      instructions.map(({ step }) => step),
    ),
    '</article></noscript>',
  ].join('');
};

/** A recipe's page for readers without scripts: preview tags, structured data, and the whole text. */
export const recipePage = (recipe: Recipe, { language, base, pictureStore }: Reader): PageText => {
  const { id, title, description, foreignLanguage } = recipe;
  const spoken = recipe.language ?? language;
  const url = `${base}/recipe/${id}`;
  const pictures = picturesOf(recipe, { base, pictureStore });
  const summary = description || linesOf(recipe).join(' · ').slice(0, 200);
  const locale = foreignLanguage === undefined ? LOCALES[spoken] : undefined;
  const head = [
    ...previewTags({ title, summary, url, pictures, locale }),
    `<script type="application/ld+json">${scriptJson(structuredData(recipe, language, url, pictures))}</script>`,
  ].join('');
  return {
    title: wordsOf('layout.title', language, { page: title }),
    description: summary,
    head,
    body: articleOf(recipe, spoken),
  };
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

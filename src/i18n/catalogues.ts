import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@contracts/vocabulary';

/** Messages of one language by id: compiled by the build, source text in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

type CatalogueModule = Promise<{ default: Catalogue }>;
type Loaders = Record<Language, () => CatalogueModule>;

/* The build divides each catalogue (scripts/firstWords.ts); elsewhere every part is the whole one. */
const FIRST_PART: Loaders = {
  'en-GB': () => import(/* webpackChunkName: "i18n-en-GB.first" */ '../../translations/en-GB.json?first'),
  'en-US': () => import(/* webpackChunkName: "i18n-en-US.first" */ '../../translations/en-US.json?first'),
  es: () => import(/* webpackChunkName: "i18n-es.first" */ '../../translations/es.json?first'),
  fr: () => import(/* webpackChunkName: "i18n-fr.first" */ '../../translations/fr.json?first'),
};

const RECIPE_PART: Loaders = {
  'en-GB': () => import(/* webpackChunkName: "i18n-en-GB.recipe" */ '../../translations/en-GB.json?recipe'),
  'en-US': () => import(/* webpackChunkName: "i18n-en-US.recipe" */ '../../translations/en-US.json?recipe'),
  es: () => import(/* webpackChunkName: "i18n-es.recipe" */ '../../translations/es.json?recipe'),
  fr: () => import(/* webpackChunkName: "i18n-fr.recipe" */ '../../translations/fr.json?recipe'),
};

const OTHER_PART: Loaders = {
  'en-GB': () => import(/* webpackChunkName: "i18n-en-GB.other" */ '../../translations/en-GB.json?other'),
  'en-US': () => import(/* webpackChunkName: "i18n-en-US.other" */ '../../translations/en-US.json?other'),
  es: () => import(/* webpackChunkName: "i18n-es.other" */ '../../translations/es.json?other'),
  fr: () => import(/* webpackChunkName: "i18n-fr.other" */ '../../translations/fr.json?other'),
};

/** Loads all messages of a language. Each language has its own chunks, so users download only the one they read. */
export const loadCatalogue = async (language: Language): Promise<Catalogue> => {
  const [first, recipe, other] = await Promise.all([
    FIRST_PART[language](),
    RECIPE_PART[language](),
    OTHER_PART[language](),
  ]);
  return Object.assign(first.default, recipe.default, other.default);
};

/** The language that the page started in, while only some of its messages are loaded. */
let incomplete: Language | undefined;

/**
 * Loads the messages of the first screen. {@link completeWords} adds the others to the same object, so that nothing
 * that is on the screen has to be rendered again.
 */
export const loadFirstWords = async (language: Language): Promise<Catalogue> => {
  incomplete = language;
  return (await FIRST_PART[language]()).default;
};

/** Resolves when the messages of a recipe's page are available; what it loads later may need {@link completeWords}. */
export const recipeWords = async (): Promise<void> => {
  if (incomplete === undefined) return;
  const [first, recipe] = await Promise.all([FIRST_PART[incomplete](), RECIPE_PART[incomplete]()]);
  Object.assign(first.default, recipe.default);
};

/** Resolves when every message is available. Code outside the first screen waits for it before it is rendered. */
export const completeWords = async (): Promise<void> => {
  if (incomplete === undefined) return;
  const language = incomplete;
  await loadCatalogue(language);
  if (incomplete === language) incomplete = undefined;
};

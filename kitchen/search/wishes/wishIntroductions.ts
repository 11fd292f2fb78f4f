import type { Language } from '@contracts/vocabulary';
import type { WishContext } from './wishContext';
import { dietAt } from './wishDiets';
import { foodBefore, isProductWithout, itemBehindLinks } from './wishItems';
import { listFrom } from './wishLists';
import { INTRODUCTIONS, NO_FOOD, type IntroductionKind } from './wishPatterns';
import { afterPolite, leadOf, NOTHING, type WishPhrase } from './wishPhrase';
import { tongueOf, type Tongue } from '../../reading/tongue';

/** Words that follow the food they describe: "queso sin lactosa", "beer without alcohol". */
const DESCRIBING: ReadonlySet<string> = new Set(['sin', 'sans', 'without']);
/** What joins two things that are ruled out, and two that someone is allergic to. */
const LIST_GLUE: Readonly<Record<Tongue, string>> = { en: ' or ', es: ' ni ', fr: ' ni ' };
const ALLERGY_GLUE: Readonly<Record<Tongue, string>> = { en: ' or ', es: ' o ', fr: ' ou ' };

const glueOf = (kind: IntroductionKind, language: Language = 'en-GB'): string =>
  (kind === 'allergy' ? ALLERGY_GLUE : LIST_GLUE)[tongueOf(language)];

/** "no oven", "not vegan": neither an ingredient nor a wish. */
const denied = (context: WishContext, at: number, to: number): WishPhrase | undefined => {
  const { tokens } = context.read;
  if (to >= tokens.length) return undefined;
  const isNoFood = !context.isName && NO_FOOD.has(tokens[to]!.word);
  const end = isNoFood ? to + 1 : dietAt(context, to)?.to;
  return end === undefined ? undefined : { ...NOTHING, from: at, to: end };
};

const introduced = (context: WishContext, at: number, to: number, kind: IntroductionKind): WishPhrase | undefined => {
  const { read, language, isName } = context;
  const first = itemBehindLinks(context, to, kind);
  if (!first) return denied(context, at, to);
  const list = listFrom(context, first, kind);
  const mayDescribe = !isName && list.length === 1 && DESCRIBING.has(read.tokens[at]!.word);
  const product = mayDescribe ? foodBefore(context, at) : undefined;
  if (product !== undefined && isProductWithout(product, first)) return { ...NOTHING, from: at, to: first.to };
  const from = leadOf(context, at);
  return {
    ...NOTHING,
    from,
    to: afterPolite(context, list.at(-1)!.to),
    items: list,
    lead: read.raw(from, at),
    before: read.between(at, first.from),
    glue: glueOf(kind, language),
  };
};

/** "no eggs", "allergic to nuts or soy": an introduction and the list behind it. */
export const introducedAt = (context: WishContext, at: number): WishPhrase | undefined => {
  for (const { kind, pattern } of INTRODUCTIONS) {
    const to = context.read.match(pattern, at);
    const phrase = to === undefined ? undefined : introduced(context, at, to, kind);
    if (phrase) return phrase;
  }
  return undefined;
};

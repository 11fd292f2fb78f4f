import type { Unit } from '@contracts/vocabulary';
import type { Check } from './recipeCheck';
import type { CorpusText } from '../recipeFormat';
import { saidTexts } from './saidTexts';

type Gender = 'f' | 'm';
interface Form {
  gender?: Gender;
  isMany?: boolean;
}

/** Counted parts: the note may be about the cloves or about the garlic. */
const PARTS: ReadonlySet<Unit> = new Set([
  'clove',
  'slice',
  'leaf',
  'sprig',
  'stalk',
  'handful',
  'bunch',
  'sheet',
  'cube',
]);

/** Parts that a French note is about, since it stands behind “2 brins thym”. */
const FRENCH_PARTS: Partial<Record<Unit, Gender>> = { clove: 'f', leaf: 'f', slice: 'f', sprig: 'm', stalk: 'f' };

/** Parts that a Spanish note agrees with in number: “2 ramas apio, picadas”. What stands beside the name is about it. */
const SPANISH_PARTS: ReadonlySet<Unit> = new Set(['clove', 'leaf', 'slice', 'sprig', 'stalk']);

interface Grammar {
  /** The participle or adjective that a note begins with. */
  first: RegExp;
  formOf: (word: string) => Form;
  /** Words of a sentence that show the gender of the noun after them. */
  article: RegExp;
  isFeminine: (article: string) => boolean;
  /** Nouns whose gender or number their form does not show. */
  feminine: RegExp;
  invariable: RegExp;
}

const SPANISH: Grammar = {
  first:
    /^(?:(?:muy|bien|recién|ya|algo|poco) )?((?:\p{L}{2,}(?:ad|id|íd|aíd|iert|ot|ech)|frit|enter|fresc|madur|sec|tibi|crud|tiern|frí|limpi|pequeñ|roj|negr|blanc|amarill)(?:o|a)s?)(?![\p{L}])(?! (?:la|el|los|las) )/u,
  formOf: (word) => ({ gender: /as?$/.test(word) ? 'f' : 'm', isMany: word.endsWith('s') }),
  article: /^(?:d?el|al|la|las|los|unas?|unos?|de las?|de los) (?=\p{L})/u,
  isFeminine: (article) => /\b(?:la|las|una|unas) $/.test(article),
  feminine: /^(?:agua|alga)s?$/,
  invariable: /^(?:edamame|pak|urad|nori|couscous|cuscús|anís)$/,
};

const FRENCH: Grammar = {
  first:
    /^(?:(?:bien|très|finement|grossièrement|fraîchement|légèrement|tout juste|à peine|déjà|non) )*((?!moitié)\p{L}{2,}(?:ée?s?)|cuite?s?|fondue?s?|moulue?s?|battue?s?|fendue?s?|réduite?s?|entiers?|entières?|froide?s?|mûre?s?|crue?s?|séchée?s?)(?![\p{L}])/u,
  formOf: (word) => ({
    gender: /(?:ée|ère|ite|ue|ide|ûre)s?$/.test(word) ? 'f' : 'm',
    isMany: word.endsWith('s'),
  }),
  article: /^(?:le|la|du|de la|au|à la|une?) (?=\p{L})/u,
  isFeminine: (article) => /\b(?:la|une) $/.test(article),
  feminine: /^noix$/,
  invariable:
    /^(?:ananas|anis|bois|cassis|chorizo|couscous|edamame|houmous|jus|maïs|noix|pois|radis|riz|saindoux|urad|wasabi)$/,
};

const headOf = (words: string) => /^\p{L}+/u.exec(words)?.[0]?.toLowerCase() ?? '';

/** The gender that the sentences give the noun, where one of them names it with an article. */
const genderInSteps = (steps: CorpusText['steps'], key: string, head: string, grammar: Grammar): Gender | undefined => {
  for (const token of steps.flat()) {
    if (token.kind !== 'ingredient' || token.key !== key || token.words === undefined) continue;
    const article = grammar.article.exec(token.words)?.[0];
    if (article === undefined || headOf(token.words.slice(article.length)).slice(0, 4) !== head.slice(0, 4)) continue;
    return grammar.isFeminine(article) ? 'f' : 'm';
  }
  return undefined;
};

const WORDS: Readonly<Record<'m' | 'f', string>> = { m: 'masculine', f: 'feminine' };

/** A note that begins with a participle agrees with the name it stands behind, in gender and in number. */
export const checkAgreement: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  for (const [language, grammar] of [
    ['es', SPANISH],
    ['fr', FRENCH],
  ] as const) {
    const { notes, steps } = recipe.text[language];
    const lines = saidTexts(recipe, language).ingredients;
    recipe.ingredients.forEach(({ key, unit, amount }, index) => {
      const line = lines[index];
      const word = grammar.first.exec(notes[key] ?? '')?.[1];
      if (word === undefined || line === undefined || typeof line === 'string') return;
      const { gender, isMany } = grammar.formOf(word);
      const part = language === 'fr' && unit !== undefined ? FRENCH_PARTS[unit] : undefined;
      if (part !== undefined && (part !== gender || isMany !== (amount ?? 1) > 1))
        report(`fr.notes.${key}`, `“${word}” does not agree with its ${unit}s`);
      const counted = language === 'es' && unit !== undefined && SPANISH_PARTS.has(unit) && (amount ?? 1) > 1;
      const ofParts = counted ? grammar.first.exec(line.note ?? '')?.[1] : undefined;
      if (ofParts !== undefined && !ofParts.startsWith('ahumad') && !grammar.formOf(ofParts).isMany)
        report(`es.notes.${key}`, `“${ofParts}” has not the number of its ${unit!}s`);
      if (unit !== undefined && PARTS.has(unit)) return;
      const head = headOf(line.name);
      const isFeminine = grammar.feminine.test(head);
      const noun = isFeminine ? 'f' : genderInSteps(steps, key, head, grammar);
      const path = `${language}.notes.${key}`;
      if (noun !== undefined && noun !== gender) report(path, `“${word}”, but “${line.name}” is ${WORDS[noun]}`);
      else if (!grammar.invariable.test(head) && /[sx]$/.test(head) !== isMany)
        report(path, `“${word}” has not the number of “${line.name}”`);
    });
  }
};

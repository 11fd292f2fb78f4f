import type { Allergen, DietType } from '@contracts/vocabulary';
import { singularForms } from '@kitchen/reading/singularForms';
import type { WrittenLanguage } from '@kitchen/recipes/recipeFormat';

/** What a word rules out, or the diet it asks for. */
export interface WishTarget {
  kind: 'allergen' | 'diet' | 'ingredient';
  id: string;
}

/** How cooks name an allergen, and how we do. */
interface AllergenWords {
  names: Readonly<Record<WrittenLanguage, string>>;
  american?: string;
  /** Folded, one form each; plurals are understood. */
  words: string;
  /** Words that are never an ingredient on hand; they continue a list after a comma. */
  pure?: string;
  /** Words that also include `also`: "nuts" covers peanuts, "tree nuts" does not. */
  wider?: string;
  also?: readonly Allergen[];
  /** The ingredient meant when the cook has run out of it or only dislikes it. */
  row?: string;
}

export const ALLERGEN_TARGETS: Readonly<Record<Allergen, AllergenWords>> = {
  Gluten: {
    names: { en: 'gluten', es: 'gluten', fr: 'gluten' },
    words: '',
    pure: 'gluten|glutene|tacc',
  },
  Dairy: {
    names: { en: 'dairy', es: 'lácteos', fr: 'produits laitiers' },
    words: 'milk|leche|lait|milk protein|cow s milk|leche de vaca|lait de vache|casein|caseina|caseine',
    pure: 'dairy|dairy product|milk product|lactose|lactosa|lacteo|producto lacteo|laitage|produit laitier|laitier|plv',
    row: 'milk',
  },
  Nuts: {
    names: { en: 'nuts', es: 'frutos secos', fr: 'fruits à coque' },
    words: 'noix',
    pure: 'tree nut|fruit a coque|fruit a coques',
    wider: 'nut|fruto seco|nuez',
    also: ['Peanuts'],
  },
  Eggs: {
    names: { en: 'eggs', es: 'huevo', fr: 'œufs' },
    words: 'egg|huevo|oeuf',
    pure: 'egg product|ovoproducto',
    row: 'egg',
  },
  Soy: { names: { en: 'soya', es: 'soja', fr: 'soja' }, american: 'soy', words: 'soy|soya|soja|soybean|soya bean' },
  Fish: { names: { en: 'fish', es: 'pescado', fr: 'poisson' }, words: 'fish|pescado|poisson' },
  Shellfish: {
    names: { en: 'shellfish', es: 'marisco', fr: 'fruits de mer' },
    words: 'crustacean|crustaceo|crustace',
    wider: 'shellfish|marisco|fruit de mer',
    also: ['Molluscs'],
  },
  Wheat: { names: { en: 'wheat', es: 'trigo', fr: 'blé' }, words: '', pure: 'wheat|trigo|ble|froment' },
  Peanuts: {
    names: { en: 'peanuts', es: 'cacahuetes', fr: 'arachides' },
    words: 'peanut|groundnut|cacahuete|cacahuate|mani|arachide|cacahouete',
    row: 'peanut',
  },
  Sesame: { names: { en: 'sesame', es: 'sésamo', fr: 'sésame' }, words: 'sesame|sesamo|ajonjoli|sesame seed' },
  Mustard: {
    names: { en: 'mustard', es: 'mostaza', fr: 'moutarde' },
    words: 'mustard|mostaza|moutarde',
    row: 'mustard',
  },
  Celery: { names: { en: 'celery', es: 'apio', fr: 'céleri' }, words: 'celery|apio|celeri', row: 'celery' },
  Lupin: { names: { en: 'lupin', es: 'altramuces', fr: 'lupin' }, words: '', pure: 'lupin|lupine|altramuz' },
  Molluscs: {
    names: { en: 'molluscs', es: 'moluscos', fr: 'mollusques' },
    american: 'mollusks',
    words: '',
    pure: 'mollusc|mollusk|molusco|mollusque',
  },
  Sulphites: {
    names: { en: 'sulphites', es: 'sulfitos', fr: 'sulfites' },
    american: 'sulfites',
    words: '',
    pure: 'sulphite|sulfite|sulfito|sulphur dioxide',
  },
};

const GROUP_WORDS: Readonly<Record<string, string>> = {
  meat: 'meat|carne|viande',
  'red-meat': 'red meat|carne roja|viande rouge',
  poultry: 'poultry|carne de ave|volaille',
  seafood: 'seafood|pescado y marisco|pescados y mariscos',
  cheese: 'cheese|queso|fromage|fromage rape|queso rallado|grated cheese',
  alcohol: 'alcohol|alcool|alcoholic|alcoholica|alcoholico|alcoolise|booze|alcoholic drink',
  sugar: 'sugar|azucar|sucre|sweetener|added sugar|azucar anadido|sucre ajoute',
  chilli: 'chilli|chili|chile|spicy|spicy food|hot spice|picante|piquant|epice|pimente|piment|guindilla',
};

/** Ruled out by their words, but named as a diet: "no animal products", "no carbs". */
const DIETS_BY_LACK: Readonly<Partial<Record<DietType, string>>> = {
  Vegan: 'animal product|producto animal|producto de origen animal|produit animal|produit d origine animale',
  Keto: 'carb|carbohydrate|hidrato|hidrato de carbono|carbohidrato|glucide',
};

const split = (text = '') => text.split('|').filter(Boolean);

/** One word of the vocabulary. */
export interface WishEntry {
  target: WishTarget;
  /** Never an ingredient on hand, so it continues a list after a comma. */
  isPure: boolean;
  also: readonly Allergen[];
  row?: string;
}

const LEXICON = new Map<string, WishEntry>();
for (const [id, { words, pure, wider, also = [], row }] of Object.entries(ALLERGEN_TARGETS)) {
  const target = { kind: 'allergen', id } as const;
  for (const word of split(words)) LEXICON.set(word, { target, isPure: false, also: [], ...(row && { row }) });
  for (const word of split(pure)) LEXICON.set(word, { target, isPure: true, also: [] });
  for (const word of split(wider)) LEXICON.set(word, { target, isPure: false, also });
}
for (const [id, words] of Object.entries(GROUP_WORDS))
  for (const word of split(words)) LEXICON.set(word, { target: { kind: 'ingredient', id }, isPure: false, also: [] });
for (const [id, words] of Object.entries(DIETS_BY_LACK))
  for (const word of split(words)) LEXICON.set(word, { target: { kind: 'diet', id }, isPure: true, also: [] });

export const LONGEST_WISH_WORD = Math.max(...[...LEXICON.keys()].map((word) => word.split(' ').length));
/** One-word entries long enough for a typing error to be forgiven. */
export const FUZZY_WISH_WORDS = [...LEXICON.keys()].filter((word) => word.length >= 5 && !word.includes(' '));

/** What these folded words rule out, in the singular or plural. */
export const wishEntry = (words: readonly string[]): WishEntry | undefined => {
  const asWritten = LEXICON.get(words.join(' '));
  if (asWritten) return asWritten;
  const singular = words.map((word) => singularForms(word));
  const first = singular[0] ?? [];
  const last = singular.at(-1) ?? [];
  const middle = words.slice(1, -1);
  for (const head of words.length > 1 ? first : [''])
    for (const tail of last) {
      const entry = LEXICON.get([...(words.length > 1 ? [head, ...middle] : []), tail].join(' '));
      if (entry) return entry;
    }
  return undefined;
};

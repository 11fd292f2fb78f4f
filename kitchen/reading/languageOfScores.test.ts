import type { Language } from '@contracts/vocabulary';
import { languageOfScores, type LanguageScores } from './languageOfScores';

const ENGLISH: LanguageScores = { en: 0.9 };
const TEXT = 'Mix the sugar with the butter and the eggs, then serve it with a good spoon of jam.';

/** Words that each tell one English from the other. */
const WORDS: readonly (readonly [language: Language, words: string])[] = [
  [
    'en-US',
    'cup|cups|stick|sticks|quart|quarts|all-purpose|all purpose|confectioners|heavy cream|cilantro|zucchini|eggplant|eggplants|scallion|scallions|arugula|broil|broiler|broiled|skillet|ground beef|ground pork|ground turkey|kosher salt|cornstarch|molasses|flavor|flavors|flavorful|color|colors|half-and-half|graham|shortening|350 °F|350° F|350°F|350 degrees F|350degrees F',
  ],
  [
    'en-GB',
    'caster|icing sugar|plain flour|self-raising|self raising|strong flour|strong white flour|bicarbonate|double cream|single cream|courgette|courgettes|aubergine|aubergines|spring onion|spring onions|rocket|hob|frying pan|beef mince|cornflour|treacle|flavour|flavours|flavourful|colour|colours|gas mark|fan oven|tin|tins|rasher|rashers|stock cube|stock cubes|prawn|prawns|tea towel|clingfilm|cling film|litre|litres|millilitre|millilitres|gramme|grammes|180 °C|180° C|180°C|50 g|50g|50 ml|50ml|2 kg|2kg',
  ],
];

it.each(WORDS)('%s is told by each of its words', (language, words) => {
  // One word of the other English is outweighed by two of this one.
  const other = language === 'en-US' ? 'courgette' : 'zucchini';
  const tell = (word: string) => languageOfScores(`${TEXT} ${word}. ${other}. ${word}.`, ENGLISH).language;
  expect(words.split('|').filter((word) => tell(word) !== language)).toEqual([]);
});

it('English without such words is British, and words of both in equal number too', () => {
  expect(languageOfScores(TEXT, ENGLISH)).toEqual({ language: 'en-GB' });
  expect(languageOfScores(`${TEXT} zucchini courgette`, ENGLISH)).toEqual({ language: 'en-GB' });
});

it.each<[string, Language]>([
  ['en-US', 'en-US'],
  ['en_us', 'en-US'],
  [' EN-US ', 'en-US'],
  ['en-GB', 'en-GB'],
  ['en-au', 'en-GB'],
  ['en_NZ', 'en-GB'],
  ['en-IE', 'en-GB'],
  ['en-za', 'en-GB'],
  ['en-IN', 'en-GB'],
  ['en', 'en-US'],
  ['en-CA', 'en-US'],
  ['', 'en-US'],
])('a page that claims to be “%s” is in %s, whatever its words', (claim, language) => {
  const american = `${TEXT} Two cups of cilantro.`;
  expect(languageOfScores(american, ENGLISH, claim)).toEqual({ language });
});

it.each(['en-US', 'en-us', 'en_US', ' en-US '])(
  'a page that claims to be “%s” stays American with a British word',
  (claim) => {
    expect(languageOfScores(`${TEXT} Two courgettes.`, ENGLISH, claim)).toEqual({ language: 'en-US' });
  },
);

describe('the language of a text', () => {
  it.each<[string, LanguageScores, string, object]>([
    ['is the likeliest of ours', { en: 0.2, es: 0.6, fr: 0.3 }, '', { language: 'es' }],
    ['is the likeliest of ours, French too', { en: 0.2, es: 0.3, fr: 0.6 }, '', { language: 'fr' }],
    [
      'is foreign when it is likelier by more than a little',
      { en: 0.5, de: 0.55 },
      '',
      { language: 'en-GB', foreignLanguage: 'de' },
    ],
    ['is ours when the foreign one is likelier by little', { en: 0.5, de: 0.53 }, '', { language: 'en-GB' }],
    [
      'is foreign by little when it is claimed',
      { en: 0.5, de: 0.46 },
      'de',
      { language: 'en-GB', foreignLanguage: 'de' },
    ],
    [
      'is ours when it is claimed, though another is a little likelier',
      { fr: 0.5, it: 0.54 },
      'fr',
      { language: 'fr' },
    ],
    [
      'is foreign although ours is claimed, when it is far likelier',
      { en: 0.5, de: 0.56 },
      'en',
      { language: 'en-GB', foreignLanguage: 'de' },
    ],
    ['is not what is claimed of a language that the detector does not name', { es: 0.5 }, 'xx', { language: 'es' }],
    ['is claimed when no detector knows', {}, 'fr', { language: 'fr' }],
    ['is English when nothing is known', {}, '', { language: 'en-GB' }],
    ['is the claim’s language for a tag with a region', { fr: 0.5, es: 0.54 }, 'fr-CA', { language: 'fr' }],
    ['is the first of ours when two are as likely', { en: 0.5, es: 0.5 }, '', { language: 'en-GB' }],
    ['is ours when a foreign one is as likely', { en: 0.5, de: 0.5 }, 'fr', { language: 'en-GB' }],
    ['is not claimed in the middle of words', { fr: 0.5, es: 0.54 }, 'texte fr', { language: 'es' }],
    ['is not claimed by a whole word', { fr: 0.5, es: 0.54 }, 'french', { language: 'es' }],
  ])('%s', (_what, scores, claim, language) => {
    expect(languageOfScores(TEXT, scores, claim)).toEqual(language);
  });

  it.each<[string, string, object]>([
    ['Sopa', 'es', { language: 'es' }],
    ['Soupe', 'fr_FR', { language: 'fr' }],
    ['Suppe', 'de', { language: 'en-GB', foreignLanguage: 'de' }],
    ['Soup', 'en-US', { language: 'en-US' }],
    ['Soup', '', { language: 'fr' }],
    [`${'abcdefghi '.repeat(4)}abc`, 'es', { language: 'es' }],
    [`${'abcdefghij '.repeat(4)}`, 'es', { language: 'fr' }],
    ['スープです', 'ja', { language: 'fr' }],
    ['スープ', 'ja', { language: 'en-GB', foreignLanguage: 'ja' }],
  ])('of so little text as “%s” is the claimed “%s”', (text, claim, language) => {
    expect(languageOfScores(text, { fr: 0.9 }, claim)).toEqual(language);
  });
});

describe('Galician, which detectors do not know', () => {
  const GALICIAN =
    'unha|unhas|azucre|fariña|coa|coas|auga|tixola|engadir|engade|patacas|allo|allos|ovos coa|deixamos|cocemos|facemos|batemos os|mesturamos|lume|máis|remollo';
  const told = (text: string, scores: LanguageScores, claim = '') =>
    languageOfScores(`${TEXT} ${text}`, scores, claim).foreignLanguage;

  it.each<LanguageScores>([{ es: 0.8 }, { pt: 0.8 }])('is told by two of its words, instead of %j', (scores) => {
    expect(GALICIAN.split('|').filter((word) => told(`${word}, ${word}`, scores) !== 'gl')).toEqual([]);
    expect(told('azucre', scores)).not.toBe('gl');
    expect(told('lumes, unhabitual, azucres', scores)).not.toBe('gl');
  });

  it('is neither French nor a page that claims to be Spanish', () => {
    expect(told('azucre, fariña', { fr: 0.8 })).toBeUndefined();
    expect(told('azucre, fariña', { es: 0.8 }, 'es')).toBeUndefined();
    expect(told('azucre, fariña', { es: 0.8 }, 'gl')).toBe('gl');
    expect(languageOfScores(`${TEXT} azucre, fariña`, { es: 0.8 }).language).toBe('en-GB');
  });
});

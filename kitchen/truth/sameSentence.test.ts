import type { Language } from '@contracts/vocabulary';
import { isSameSentence } from './sameSentence';

const COMPUTED: Record<Language, { computed: string; lost: string }> = {
  'en-GB': {
    computed:
      'Melt 32 g of olive oil, add 2 egg and bake at 160°C (140°C fan) for 10 minutes, then rest for 4 minutes and scatter the chives over. Do not stir.',
    lost: 'the chives',
  },
  'en-US': {
    computed:
      'Melt 2 tbsp of olive oil, bake at 325°F for 10–12 minutes, then rest for 4 minutes and scatter the chives over. Do not stir.',
    lost: 'the chives',
  },
  es: {
    computed:
      'Funde 32 g de margarina, añade el leche de avena fría, hornea a 160 °C (140 °C con ventilador) durante 10 minutos y deja reposar 4 minutos. Esparce el cebollino. No la remuevas.',
    lost: 'el cebollino',
  },
  fr: {
    computed:
      'Faites fondre 32 g de huile d’olive, versez le boisson d’avoine froid, enfournez à 160 °C (140 °C en chaleur tournante) pendant 10 minutes puis laissez reposer 4 minutes. Parsemez la ciboulette. Ne remuez pas.',
    lost: 'la ciboulette',
  },
};

const GOOD: Record<Language, string> = {
  'en-GB':
    'Melt 32 g of the olive oil, add the 2 eggs and bake at 160°C (140°C fan) for 10 minutes, then rest for 4 minutes. Do not stir.',
  'en-US': 'Melt the 2 tbsp olive oil, bake at 325°F for 10-12 minutes, then rest for 4 minutes. Do not stir.',
  es: 'Funde 32 g de la margarina, añade la leche de avena fría, hornea a 160 °C (140 °C con ventilador) durante 10 minutos y deja reposar 4 minutos. No lo remuevas.',
  fr: 'Faites fondre 32 g d’huile d’olive, versez la boisson d’avoine froide, enfournez à 160 °C (140 °C en chaleur tournante) pendant 10 minutes puis laissez reposer 4 minutes. Ne remuez pas.',
};

const LANGUAGES = ['en-GB', 'en-US', 'es', 'fr'] as const;

it.each(LANGUAGES)('takes other articles and endings, and the loss of what is left out (%s)', (language) => {
  expect(isSameSentence(GOOD[language], COMPUTED[language], language)).toBe(true);
  expect(isSameSentence(COMPUTED[language].computed, COMPUTED[language], language)).toBe(true);
});

/** Each breaks the good sentence of its language: what is replaced, by what. */
const BREAKS: [Language, string, string, string][] = [
  ['en-GB', 'two times change places', '10 minutes, then rest for 4', '4 minutes, then rest for 10'],
  ['en-GB', 'two heats change places', '160°C (140°C fan)', '140°C (160°C fan)'],
  ['en-GB', 'a step is forbidden', 'bake at', 'do not bake at'],
  ['en-GB', 'a prohibition is lost', 'Do not stir', 'Do stir'],
  ['en-GB', 'the prohibition is left out', ' Do not stir.', ''],
  ['en-GB', 'it stays raw', '10 minutes', '10 minutes, still raw and runny'],
  ['en-GB', 'a number word is added', '10 minutes', '10 minutes and twenty minutes more'],
  [
    'en-GB',
    'an amount is said twice',
    'Melt 32 g of the olive oil',
    'Melt 32 g of the olive oil and 32 g of the olive oil',
  ],
  ['en-GB', 'the unit is another', '32 g', '32 kg'],
  ['en-GB', 'one of two becomes none', '2 eggs', 'eggs'],
  ['en-GB', 'it is a choice', '10 minutes', '10 minutes or until set'],
  ['en-US', 'a range becomes one number', '10-12 minutes', '10 minutes'],
  ['en-US', 'a range becomes a fraction', '10-12 minutes', '10/12 minutes'],
  ['en-US', 'the heat is in other degrees', '325°F', '325°C'],
  ['en-US', 'a number word is added', '4 minutes', 'twenty 4 minutes'],
  ['en-US', 'it is without heat', 'bake at', 'without heat bake at'],
  ['es', 'two times change places', '10 minutos y deja reposar 4', '4 minutos y deja reposar 10'],
  ['es', 'two heats change places', '160 °C (140 °C', '140 °C (160 °C'],
  ['es', 'a step is forbidden', 'hornea', 'no hornea'],
  ['es', 'a prohibition is lost', 'No lo remuevas', 'Lo remuevas'],
  ['es', 'it stays raw', '10 minutos', '10 minutos, todavía crudo'],
  ['es', 'a number word is added', '10 minutos', '10 minutos más veinte'],
  ['es', 'something is without', 'la leche', 'sin la leche'],
  ['fr', 'two times change places', '10 minutes puis laissez reposer 4', '4 minutes puis laissez reposer 10'],
  ['fr', 'two heats change places', '160 °C (140 °C', '140 °C (160 °C'],
  ['fr', 'a step is forbidden', 'enfournez à', 'n’enfournez pas à'],
  ['fr', 'a prohibition is lost', 'Ne remuez pas', 'Remuez'],
  ['fr', 'it stays raw', '10 minutes', '10 minutes, encore cru et coulant'],
  ['fr', 'a number word is added', '10 minutes', '10 minutes et vingt minutes'],
  ['fr', 'something is without', 'la boisson', 'sans la boisson'],
];

it.each(BREAKS)('refuses (%s): %s', (language, _, words, others) => {
  expect(GOOD[language]).toContain(words);
  expect(isSameSentence(GOOD[language].replace(words, others), COMPUTED[language], language)).toBe(false);
});

it('keeps a prohibition and an end beside what is left out', () => {
  const without = { computed: 'Do not add the chives before the salt.', lost: 'the chives' };
  expect(isSameSentence('Do add before the salt.', without, 'en-GB')).toBe(false);
  const until = { computed: 'Bake until set, with the chives.', lost: 'the chives' };
  expect(isSameSentence('Bake with.', until, 'en-GB')).toBe(false);
  expect(isSameSentence('Bake until set.', until, 'en-GB')).toBe(true);
});

import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import britishEnglish from '../../translations/en-GB.json';
import americanEnglish from '../../translations/en-US.json';
import french from '../../translations/fr.json';
import spanish from '../../translations/es.json';
import { useVocabulary } from './useVocabulary';
import { switchToTurkishDevice } from '@kitchen/testing/turkishDevice';

const CATALOGUES: Record<Language, Record<string, string>> = {
  'en-GB': britishEnglish,
  'en-US': americanEnglish,
  es: spanish,
  fr: french,
};

const vocabularyIn = (language: Language) =>
  renderHook(useVocabulary, {
    wrapper: ({ children }) => (
      <IntlProvider locale={language} messages={CATALOGUES[language]}>
        {children}
      </IntlProvider>
    ),
  }).result.current;

describe('the cuisine of a recipe', () => {
  it.each<[Language, string, string]>([
    ['en-GB', 'moroccan', 'Moroccan'],
    ['en-US', 'middle-eastern', 'Middle Eastern'],
    ['fr', 'moroccan', 'Cuisine marocaine'],
    ['fr', 'middle-eastern', 'Cuisine moyen-orientale'],
    ['es', 'moroccan', 'Cocina marroquí'],
    ['es', 'middle-eastern', 'Cocina de Oriente Medio'],
    // Stored before cuisines had ids.
    ['fr', 'Puerto Rican', 'Cuisine portoricaine'],
    // A cuisine without an id is shown as stored.
    ['fr', 'Klingon', 'Klingon'],
  ])('reads in %s, from %s, %s', (language, cuisine, name) => {
    expect(vocabularyIn(language).cuisineOf({ cuisine })).toBe(name);
  });

  it('is undefined for a recipe without one', () => {
    expect(vocabularyIn('fr').cuisineOf({})).toBeUndefined();
  });

  it('is a bare adjective on a chip', () => {
    expect(vocabularyIn('fr').cuisine('moroccan')).toBe('Marocaine');
    expect(vocabularyIn('es').cuisine('tex-mex')).toBe('Tex-mex');
  });
});

it('writes the words of a page in its own letters, whatever the language of the device', () => {
  switchToTurkishDevice();
  const { cuisineOf } = vocabularyIn('fr');
  const cuisine = cuisineOf({ cuisine: 'italian' });
  jest.restoreAllMocks();
  expect(cuisine).toBe('Cuisine italienne');
});

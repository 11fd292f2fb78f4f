import { screen, within } from '@testing-library/react';
import { LANGUAGES } from '@contracts/vocabulary';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/AllergenNotice.stories';

const lines = () =>
  within(screen.getByRole('note'))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);

describe('<AllergenNotice />', () => {
  it('names only the excluded allergen, with its ingredients', () => {
    renderStory(meta, stories.OneAllergen);
    expect(lines()).toEqual(['Contains an allergen you exclude: dairy (butter, cream)']);
  });

  it('distinguishes what a recipe contains from what it may contain', () => {
    renderStory(meta, stories.Several);
    expect(lines()).toEqual([
      'Contains allergens you exclude: dairy (butter, cream), eggs (egg)',
      'May contain an allergen you exclude: nuts (traces of nuts)',
    ]);
  });

  it('reports how many lines were not understood and the language of the recipe', () => {
    renderStory(meta, stories.ForeignLanguage);
    expect(lines()).toEqual([
      'This recipe is in German: allergens unknown',
      '3 of 9 lines were not understood: allergens unknown',
    ]);
  });

  it('counts a single line', () => {
    renderStory(meta, stories.OneUnreadLine);
    expect(lines()).toEqual(['1 of 9 lines was not understood: allergens unknown']);
  });

  it('renders nothing without a warning', () => {
    renderStory(meta, stories.OneAllergen, { excluded: ['Fish'] });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

it.each(LANGUAGES)('never calls a recipe safe in %s', async (language) => {
  const { default: words } = (await import(`../../../translations/${language}.json`)) as {
    default: Record<string, string>;
  };
  const own = Object.entries(words).filter(([id]) =>
    /^allergen(Notice|Badge|Evidence)|^hiddenResults|^filterPanel/.test(id),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const [, text] of own) expect(text).not.toMatch(/\b(safe|segur[oa]s?|sûre?s?|sans danger|sin riesgo)\b/i);
});

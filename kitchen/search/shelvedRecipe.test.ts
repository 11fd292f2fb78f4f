import { shelvedFromCorpus } from './shelvedRecipe';

const facts = {
  ingredientIds: ['aubergine', 'lamb'],
  mask: 1,
  popularity: 50,
  minutes: 60,
  lines: 2,
  cuisine: 'moroccan' as const,
  titles: { en: 'Lamb and aubergine tagine', es: 'Tajín de cordero', fr: 'Tajine d’agneau' },
};

describe('a recipe of the collection in the search', () => {
  it('is found by its title in each language, an American one only when it differs', () => {
    expect(shelvedFromCorpus(facts).titles).toEqual([
      'Lamb and aubergine tagine',
      'Tajín de cordero',
      'Tajine d’agneau',
      'Lamb and eggplant tagine',
    ]);
    const titles = { ...facts.titles, en: 'Lamb tagine' };
    expect(shelvedFromCorpus({ ...facts, titles }).titles).toHaveLength(3);
  });

  it('is found by its cuisine and its ingredients in every language', () => {
    const { words } = shelvedFromCorpus(facts);
    for (const word of [
      'moroccan',
      'marroqui',
      'marocaine',
      'aubergine',
      'eggplant',
      'berenjena',
      'lamb',
      'cordero',
      'agneau',
    ])
      expect(words).toContain(word);
  });

  it('has other names only when there are some', () => {
    expect(shelvedFromCorpus(facts)).not.toHaveProperty('names');
    expect(shelvedFromCorpus({ ...facts, names: ['mrouzia'] }).names).toEqual(['mrouzia']);
  });
});

import type { Language } from '@contracts/vocabulary';
import { suggestIngredients } from './suggestIngredients';

const USES: Readonly<Record<string, number>> = {
  onion: 300,
  barley: 4,
  'spring-onion': 60,
  rice: 90,
  'rice-noodle': 20,
};

const suggested = (typed: string, language: Language) =>
  suggestIngredients(typed, language, 5, (id) => USES[id] ?? 0).map(({ name }) => name);

describe('the ingredients suggested for an unfinished word', () => {
  it('begin with the one that most recipes have', () => {
    expect(suggested('ceb', 'es')[0]).toBe('cebolla');
    expect(suggested('oig', 'fr')[0]).toBe('oignon');
  });

  it('begin with the one that is already spelt out', () => {
    expect(suggested('spring onion', 'en-GB')[0]).toBe('spring onion');
    expect(suggested('sal', 'es')[0]).toBe('sal');
  });

  it('are those that more recipes have, then those with shorter names', () => {
    expect(suggested('ric', 'en-GB').slice(0, 3)).toEqual(['rice', 'rice noodle', 'ricotta']);
    expect(suggested('beef', 'en-GB').slice(0, 4)).toEqual(['beef', 'beef shin', 'beef cheek', 'beef heart']);
  });

  it('are named as the cook names them', () => {
    expect(suggested('auber', 'en-US')).toEqual(['eggplant']);
    expect(suggested(' Auber', 'en-GB')).toEqual(['aubergine']);
  });

  it('are none for no letters, and no more than asked for', () => {
    expect(suggested('  ', 'en-GB')).toEqual([]);
    expect(suggested('s', 'en-GB')).toHaveLength(5);
  });

  it('have the beginning of a name before the beginning of a later word', () => {
    const names = suggested('oni', 'en-GB');
    expect(names[0]).toBe('onion');
    expect(names.findIndex((name) => !name.startsWith('oni'))).toBeGreaterThan(0);
  });
});

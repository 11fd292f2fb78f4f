import { initialsOf } from './initials';

describe('initials', () => {
  it.each([
    ['Marta', 'Oliveira', 'MO'],
    ['  marta ', ' oliveira', 'MO'],
    ['Marta', '', 'M'],
    ['', 'Oliveira', 'O'],
    ['', '', 'C'],
    ['   ', '   ', 'C'],
    ['Élodie', 'Œuvrard', 'ÉŒ'],
    // The accent is a character on its own here.
    ['E\u0301lodie', '', 'E\u0301'],
    ['ñandú', 'ß', 'ÑSS'],
    ['𝒜da', 'Cook', '𝒜C'],
    ['山田', '太郎', '山太'],
  ])('of %j %j are %j', (firstName, lastName, expected) => {
    expect(initialsOf({ firstName, lastName, email: 'cook@example.org' })).toBe(expected);
  });

  it('are empty when nothing is known', () => {
    expect(initialsOf({ firstName: '', lastName: '', email: '' })).toBe('');
  });
});

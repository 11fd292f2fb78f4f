import { weaknessOf, type PasswordWeakness } from './passwordWeakness';

describe('a password', () => {
  it.each<[password: string, weakness: PasswordWeakness | undefined]>([
    ['', undefined],
    ['pass', undefined],
    ['password', 'common'],
    ['Password1!', 'common'],
    ['p4$$w0rd', 'common'],
    ['qwerty123', 'common'],
    ['azerty2024', 'common'],
    ['iloveyou', 'common'],
    ['sunshine99', 'common'],
    ['Contraseña1', 'common'],
    ['motdepasse', 'common'],
    ['loveangel', 'common'],
    ['larder', 'common'],
    ['recetas2025', 'common'],
    ['let me in', 'common'],
    ['123456', 'pattern'],
    ['98765432', 'pattern'],
    ['aaaaaaaa', 'pattern'],
    ['xyzxyzxyz', 'pattern'],
    ['1qaz2wsx', 'pattern'],
    ['lkjhgfdsa', 'pattern'],
    ['poiuytr!', 'pattern'],
    ['24.12.1987', 'pattern'],
    ['0791234567', 'pattern'],
    ['xk7#Qp', 'short'],
    ['zulunep', 'short'],
    ['wok-thistle-umber', undefined],
    ['Xk7#Qp9vRt', undefined],
    ['the brass teapot sings', undefined],
    ['pwagtail83north', undefined],
  ])('%j is %s', (password, weakness) => {
    expect(weaknessOf(password)).toBe(weakness);
  });

  it.each([
    ['marta1984', ['Marta', 'Oliveira', 'm.oliveira@example.org']],
    ['Oliveira!', ['', undefined, 'm.oliveira@example.org']],
    ['0l1ve1ra', ['Marta', 'Oliveira']],
  ])('%j is made from the user’s own names', (password, personal) => {
    expect(weaknessOf(password, personal)).toBe('personal');
  });

  it('may contain a short name by chance', () => {
    expect(weaknessOf('wok-thistle-umber', ['Al', 'Um', 'a@b.org'])).toBeUndefined();
    expect(weaknessOf('wok-thistle-umber', ['Thistle'])).toBeUndefined();
  });
});

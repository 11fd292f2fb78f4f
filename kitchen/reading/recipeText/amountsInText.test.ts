import { secondsInText, servingsInText } from './amountsInText';

describe('a duration', () => {
  it.each([
    ['PT1H30M', 5_400],
    ['P1DT2H', 93_600],
    ['P1W', 604_800],
    ['PT45S', 45],
    ['PT1.5H', 5_400],
    ['PT0,5H', 1_800],
    ['pt20m', 1_200],
    ['  PT20M ', 1_200],
    ['P2D', 172_800],
    ['1 hour 30 minutes', 5_400],
    ['1 hr 20 mins', 4_800],
    ['2 hrs', 7_200],
    ['2 hours', 7_200],
    ['1h30', 5_400],
    ['1 h 30', 5_400],
    ['1h', 3_600],
    ['45 min', 2_700],
    ['45min', 2_700],
    ['20 m', 1_200],
    ['20 mn', 1_200],
    ['1 minute', 60],
    ['½ hour', 1_800],
    ['¼ h', 900],
    ['¾ hour', 2_700],
    ['⅓ hour', 1_200],
    ['1½ hours', 5_400],
    ['1 ½ hours', 5_400],
    ['2⅔ h', 9_600],
    ['1/2 hour', 1_800],
    ['1 1/2 hours', 5_400],
    ['2 3/4 hours', 9_900],
    ['10/15 minutes', 900],
    ['2/3 heures', 10_800],
    ['11/2 hours', 7_200],
    ['1 hour and a half', 5_400],
    ['2 and a half hours', 9_000],
    ['1 hora y media', 5_400],
    ['2 horas y media', 9_000],
    ['1 h et demie', 5_400],
    ['2 heures et demie', 9_000],
    ['1 heure et demi-écrémé', 3_600],
    ['1.5 hours', 5_400],
    ['1,5 horas', 5_400],
    ['half an hour', 1_800],
    ['Media hora', 1_800],
    ['une demi-heure', 1_800],
    ['a quarter of an hour', 900],
    ['un cuarto de hora', 900],
    ['a quarter of an hour, about', 900],
    ['media hora (o algo más)', 1_800],
    ['trois quarts d’heure environ', 2_700],
    ['un quart d’heure', 900],
    ['three quarters of an hour', 2_700],
    ['tres cuartos de hora', 2_700],
    ["trois quarts d'heure", 2_700],
    ['an hour and a half', 5_400],
    ['una hora y media', 5_400],
    ['1 hora y cuarto', 4_500],
    ['une heure et quart', 4_500],
    ['une heure et demie', 5_400],
    ['one hour 20 minutes', 4_800],
    ["45'", 2_700],
    ['1 h 15’', 4_500],
    ['1:30', 5_400],
    ['0:45', 2_700],
    ['12:00 h', 43_200],
    ['2 horas y 10 minutos', 7_800],
    ['1 hora', 3_600],
    ['1 minuto', 60],
    ['2 heures', 7_200],
    ['1 heure', 3_600],
    ['2 jours', 172_800],
    ['1 jour', 86_400],
    ['1 j', 86_400],
    ['2 días', 172_800],
    ['1 dia', 86_400],
    ['3 days', 259_200],
    ['1 day', 86_400],
    ['1 d', 86_400],
    ['30 seconds', 30],
    ['30 secs', 30],
    ['1 sec', 1],
    ['30 s', 30],
    ['30 segundos', 30],
    ['1 segundo', 1],
    ['30 secondes', 30],
    ['1 seconde', 1],
    ['Cook for 25 minutes', 1_500],
    ['10-15 minutes', 900],
    ['20 minutes (plus 5 minutes)', 1_200],
    ['1 day 2 hours 3 minutes 4 seconds', 93_784],
  ])('of “%s” is %d s', (text, seconds) => {
    expect(secondsInText(text)).toBe(seconds);
  });

  it.each([
    '', 'PT', 'P', 'PT0M', '0 min', 'overnight', '20', '20 eggs', '1 hamburger', '2 mint leaves', '3 steaks', '2 dashes',
    '1 dayflower', '4 hot dogs', '1 secret', 'PT1.2.3H', '0:00',
    '1:75', '3:2', 'a ratio of 1:30', "5'’", "une heureuse", 'hourly',
  ])('is not in “%s”', (text) => {
    expect(secondsInText(text)).toBeUndefined();
  }); // prettier-ignore

  it('is looked for in the beginning of a long text only', () => {
    expect(secondsInText(`${'x'.repeat(92)} 20 min`)).toBe(1_200);
    expect(secondsInText(`${'x'.repeat(100)} 20 min`)).toBeUndefined();
  });
});

describe('the number of servings', () => {
  it.each([
    ['Serves 4', 4],
    ['serves about 6', 6],
    ['Serves 4–6', 4],
    ['Feeds 8', 8],
    ['Servings: 4', 4],
    ['Serving = 1', 1],
    ['Sirve 4', 4],
    ['Sirven para 6', 6],
    ['Rinde 10', 10],
    ['Raciones: 4', 4],
    ['Porciones = 6', 6],
    ['Portions : 4', 4],
    ['Personas: 2', 2],
    ['Personnes : 6', 6],
    ['4 servings', 4],
    ['4-6 servings', 4],
    ['4 to 6 servings', 4],
    ['4 or 5 people', 4],
    ['2 persons', 2],
    ['1 person', 1],
    ['6 portions', 6],
    ['8 guests', 8],
    ['4 big eaters', 4],
    ['4 raciones', 4],
    ['4 o 5 raciones', 4],
    ['6 u 8 porciones', 6],
    ['4 a 6 comensales', 4],
    ['de 4 y 6 personas', 4],
    ['4 à 6 personnes', 4],
    ['4 ou 5 convives', 4],
    ['8 parts', 8],
    ['6 pers', 6],
    ['6 pers.', 6],
    ['12 — 14 people', 12],
    ['Para 4', 4],
    ['Para unas 20', 20],
    ['Pour 4 personnes', 4],
    ['For 6', 6],
    ['Makes 12 muffins, serves 6', 6],
    ['Makes enough for 4', 4],
    ['4 servings per batch', 4],
    ['Fills a 20 cm tin, for 6', 6],
  ])('of “%s” is %d people', (text, count) => {
    expect(servingsInText(text)).toEqual({ count, isPeople: true });
  });

  it.each([
    ['12 muffins', 12],
    ['Makes 24 biscuits', 24],
    ['2 dozen cookies', 24],
    ['2-3 dozen cookies', 24],
    ['1 docena de churros', 12],
    ['2 docenas', 24],
    ['1 douzaine de crêpes', 12],
    ['3 douzaines', 36],
    ['12 parterres', 12],
    ['Makes 24 cookies (2 per person)', 24],
    ['18 croquetas (3 por persona)', 18],
    ['12 crêpes, 3 par personne', 12],
    ['Makes 12 3-inch tarts', 12],
  ])('of “%s” is %d pieces', (text, count) => {
    expect(servingsInText(text)).toEqual({ count, isPeople: false });
  });

  it.each([
    '',
    '1 loaf',
    'a large cake',
    'une tarte',
    'Makes one 9-inch pie',
    'one 9" pie',
    '500 ml',
    '1,5 l',
    'for a 20 cm tin',
    'Pour un moule de 24 cm',
    'Para un molde de 22 cm',
    '750 g',
    '2 kg',
    '1½ lb',
  ])('is not said in “%s”', (text) => {
    expect(servingsInText(text)).toBeUndefined();
  });

  it('is looked for in the beginning of a long text only', () => {
    expect(servingsInText(`${'x'.repeat(90)} serves 4`)).toEqual({ count: 4, isPeople: true });
    expect(servingsInText(`${'x'.repeat(100)} serves 4`)).toBeUndefined();
  });
});

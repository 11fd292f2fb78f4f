import { neededMinutes, saidMinutes } from './saidMinutes';

it.each([
  ['Simmer for five minutes, then stir in the rice and cook for 12 minutes more.', 17],
  ['Bake for twenty-five to thirty minutes.', 25],
  ['Cook for an hour and a half.', 90],
  ['Chill for a quarter of an hour, then bake for half an hour.', 45],
  ['Fry for 1½ to 2 minutes on each side.', 3],
  ['Fry for a minute or two on each side.', 2],
  ['Fry the fish for 4 minutes, then for 2 minutes on the other side.', 6],
  ['Simmer for 20 minutes, adding the peas for the last five minutes.', 20],
  ['Boil the pasta a minute less than the packet says.', 0],
  ['Stir every five minutes.', 0],
  ['Roast for 30 minutes. Meanwhile boil the marinade for two minutes.', 30],
  ['Simmer for an hour. If it is thin, boil it for five minutes.', 60],
  ['Leave it for half an hour, or for eight hours in the fridge.', 30],
  ['Let it rest for ten minutes before cutting.', 10],
])('adds up what English says: %s', (text, minutes) => {
  expect(saidMinutes(text, 'en')).toBe(minutes);
});

it.each([
  ['Cuece cinco minutos y luego otros 12 minutos.', 17],
  ['Hornea unos veinticinco minutos.', 25],
  ['Hornea de treinta y cinco a cuarenta minutos.', 35],
  ['Guísalo hora y media y déjalo un cuarto de hora.', 105],
  ['Fríe de minuto y medio a dos minutos por cada lado.', 3],
  ['Fríe 7 u 8 minutos.', 7],
  ['Cuece 20 minutos, con los guisantes los últimos cinco minutos.', 20],
  ['Sácalos dos minutos antes de tiempo.', 0],
  ['No los toques en dos minutos.', 2],
  ['Ásalo media hora. Mientras tanto, hierve la marinada dos minutos.', 30],
])('adds up what Spanish says: %s', (text, minutes) => {
  expect(saidMinutes(text, 'es')).toBe(minutes);
});

it.each([
  ['Laissez cuire cinq minutes, puis encore 12 minutes.', 17],
  ['Enfournez une vingtaine de minutes.', 20],
  ['Laissez mijoter une heure et demie, puis un quart d’heure.', 105],
  ['Dorez une minute et demie à deux minutes par face.', 3],
  ['Dorez à feu moyen environ cinq minutes par face.', 10],
  ['Laissez frémir 20 minutes, avec les petits pois les cinq dernières minutes.', 20],
  ['Enfournez 1 heure 30, puis laissez reposer dix minutes.', 100],
  ['Sortez-les deux minutes trop tôt.', 0],
  ['Comptez deux bonnes minutes.', 2],
])('adds up what French says: %s', (text, minutes) => {
  expect(saidMinutes(text, 'fr')).toBe(minutes);
});

it.each([
  ['Soften the leeks for 10 mins. Then bake for 1 hr.', 'en', 70],
  ['Bake for 20-25min. until golden', 'en', 20],
  ['Roast for 1h 15 mins, then rest 10 min.', 'en', 85],
  ['Roast for 1 h 30 minutes on each side.', 'en', 180],
  ['Roast for 1hr 30 minute, then rest 10 minutes.', 'en', 100],
  ['Roast for 1-2 h 30 minutes.', 'en', 90],
  ['Asar 1 h 30 minutos por cada lado.', 'es', 180],
  ['Enfournez 1 h 30 minutes par face.', 'fr', 180],
  ['Hornear 35 min. a 180 °C', 'es', 35],
  ['Cocer 1 h 30 y reposar 10min', 'es', 100],
  ['Enfournez 40 min à 180°C', 'fr', 40],
  ['Laissez mijoter 1h30, puis reposer 10 mn.', 'fr', 100],
  ['Faites cuire 2 h à feu doux', 'fr', 120],
  ['Rest for 1/2 hour.', 'en', 30],
  ['Rest for ½ hour, then for ¼ hr.', 'en', 45],
  ['Let it rise 1-1/2 hours.', 'en', 90],
  ['Let it rise 1 1/2 hrs.', 'en', 90],
  ['Rest for 1½ hrs.', 'en', 90],
  ['Bake 2-1/2 to 3 hours.', 'en', 150],
  ['Add 1/2 cup of stock and simmer for 5 minutes.', 'en', 5],
  ['Bake for 45 minutes to 1 hour.', 'en', 45],
  ['Cook on low for 6-8 hours or on high for 3-4 hours.', 'en', 360],
  ['Cuece 1/2 hora.', 'es', 30],
  ['Hornea de 45 minutos a 1 hora.', 'es', 45],
  ["Hornear unos 40'.", 'es', 40],
  ['Laissez reposer 1/2 heure.', 'fr', 30],
  ['Laissez cuire 45 minutes à 1 heure.', 'fr', 45],
  ['Faites cuire 20’ à feu doux.', 'fr', 20],
] as const)('reads the short forms that cooks write: %s', (text, language, minutes) => {
  expect(saidMinutes(text, language)).toBe(minutes);
});

it.each([
  ['Fry in two batches for 3 minutes on each side.', 12],
  ['Fry for about 2 minutes on each side. Make six like this.', 24],
  ['Fry half for 3 minutes on each side. Do the same with the rest.', 12],
  ['Fry for 3 minutes.', 3],
])('gives each batch its time: %s', (text, minutes) => {
  expect(neededMinutes(text)).toBe(minutes);
});

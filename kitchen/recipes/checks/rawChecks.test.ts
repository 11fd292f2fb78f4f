import { checkRaw, checkShellfish } from './rawChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

interface Given {
  food: string;
  note?: string;
  steps: readonly string[];
}

const faultsOf = (check: typeof checkRaw, { food, note, steps }: Given) => {
  const file = omeletteFile();
  file.ingredients.food = food;
  for (const language of ['en', 'es', 'fr'] as const) {
    file[language].steps.push(...steps);
    if (note !== undefined) file[language].notes.food = note;
  }
  file.steps.push(...steps.map(() => ({ time: 600 })));
  return omeletteFaults(check, file).map(({ path }) => path);
};

const ROUILLE = ['Pound {food|the yolk} with the oil.', 'Serve it with the toast.'];
const CEVICHE = ['Cut {food|the fish} into cubes.', 'Toss {food|the fish} in lime juice and serve.'];

it('refuses raw egg that neither the list nor a step speaks of, in every language', () => {
  expect(faultsOf(checkRaw, { food: 'egg-yolk, 1', steps: ROUILLE })).toEqual(['en.notes', 'es.notes', 'fr.notes']);
});

it('asks each language for its own words', () => {
  expect(faultsOf(checkRaw, { food: 'egg-yolk, 1', note: 'it stays raw', steps: ROUILLE })).toEqual([
    'es.notes',
    'fr.notes',
  ]);
});

it.each<Given>([
  { food: 'egg-yolk, 1', note: 'raw, cruda, cru', steps: ROUILLE },
  { food: 'egg, 2', steps: ['Beat {food|the eggs}.', 'Pour them into the pan and fry until set.'] },
  { food: 'egg, 2', steps: ['Break {food|the eggs} into ramekins.', 'Bake until set.', 'Lift {food|the eggs} out.'] },
])('accepts egg that is cooked, or said to be raw: %j', (given) => {
  expect(faultsOf(checkRaw, given)).toEqual([]);
});

it('refuses raw fish that was not frozen, and accepts it frozen', () => {
  expect(faultsOf(checkRaw, { food: 'sea-bass, 400 g', steps: CEVICHE })).toHaveLength(3);
  const note = 'frozen; congelada; congelé';
  expect(faultsOf(checkRaw, { food: 'sea-bass, 400 g', note, steps: CEVICHE })).toEqual([]);
});

it('refuses mussels when neither list nor steps say that broken ones are thrown away', () => {
  const steps = ['Steam {food|the mussels}.'];
  expect(faultsOf(checkShellfish, { food: 'mussel, 1 kg', steps })).toHaveLength(3);
  const note = 'without broken ones; sin los rotos; les cassées jetées';
  expect(faultsOf(checkShellfish, { food: 'mussel, 1 kg', note, steps })).toEqual([]);
});

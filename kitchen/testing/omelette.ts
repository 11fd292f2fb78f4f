/** A small faultless recipe file as parsed from YAML, for tests to break. */
export const omeletteFile = () => ({
  subcategory: 'Breakfast',
  cuisine: 'french',
  servings: 2,
  popularity: 80,
  ingredients: { eggs: 'egg, 4', butter: 'butter, 30 g', chives: 'chives, 1 tbsp', salt: 'salt' } as Record<
    string,
    string
  >,
  steps: [
    { time: 120, temp: 180 },
    { time: 300, temp: 160 },
  ] as { time: number; temp?: number; alongside?: boolean }[],
  picture: {
    vessel: 'plate',
    table: 'linen-sand',
    fill: 'omelette f2c14e',
    pieces: ['cube butter fbe39a'],
    garnish: ['chopped-herb chives'],
    props: ['egg eggs'],
  },
  en: {
    title: 'Oven omelette',
    description: 'Eggs, butter and chives, set in the oven.',
    notes: { chives: 'snipped' } as Record<string, string>,
    steps: [
      'Heat the oven to {temp}. Beat {eggs|the eggs} with {salt} and {chives|the chives}.',
      'Melt {butter#20 g} of {butter|the butter} in a {23 cm} dish, pour in the eggs, lower the oven to {temp} and bake for 4 minutes, until set.',
    ],
  },
  es: {
    title: 'Tortilla al horno',
    description: 'Huevos, mantequilla y cebollino, cuajados en el horno.',
    notes: { chives: 'picado' } as Record<string, string>,
    steps: [
      'Calienta el horno a {temp}. Bate {eggs|los huevos} con {salt} y {chives|el cebollino}.',
      'Funde {butter#20 g} {butter|de mantequilla} en una fuente de {23 cm}, vierte los huevos, baja el horno a {temp} y hornea 4 minutos.',
    ],
  },
  fr: {
    title: 'Omelette au four',
    description: 'Des œufs, du beurre et de la ciboulette, pris au four.',
    notes: { chives: 'ciselée' } as Record<string, string>,
    steps: [
      'Préchauffez le four à {temp}. Battez {eggs|les œufs} avec {salt} et {chives|la ciboulette}.',
      'Faites fondre {butter#20 g} {butter|de beurre} dans un plat de {23 cm}, versez les œufs, baissez le four à {temp} et enfournez pour 4 minutes.',
    ],
  },
});

export type RecipeFile = ReturnType<typeof omeletteFile>;

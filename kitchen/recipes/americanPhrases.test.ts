import { withSheetPan } from './americanPhrases';
import { lettingFoods } from './americanSentences';
import { toAmerican } from './americanWords';
import { localiseRecipe, localiseTitle } from './localise';
import { parseRecipeFile, readRecipeFile } from './recipeFormat';
import { omeletteFile } from '../testing/omelette';

it.each([
  ['Tip in the clams, then tip them on to a plate.', 'Add the clams, then transfer them to a plate.'],
  ['Scatter with parsley and eat straight away.', 'Sprinkle with parsley and eat right away.'],
  ['keep half a cupful of the water', 'keep half a cup of the water'],
  [
    'Leave it for a quarter of an hour, then bake for three quarters of an hour.',
    'Let it sit for 15 minutes, then bake for 45 minutes.',
  ],
  [
    'Run a knife round the edge and turn it out on to a plate.',
    'Run a knife around the edge and turn it out onto a plate.',
  ],
  ['Put a large pan of water on to boil.', 'Put a large pot of water on to boil.'],
  ['Roll each into a thin round.', 'Roll each into a thin round.'],
  ['Pour the wine round ', 'Pour the wine around '],
  ['Butter a round ', 'Butter a round '],
  ['Butter a deep, round ', 'Butter a deep, round '],
  ['Pour the batter into a lined round ', 'Pour the batter into a lined round '],
  ['Top up with cold soda water.', 'Top off with cold club soda.'],
  ['Leave to cool, or leave them to drain.', 'Let cool, or let them drain.'],
  ['Grill over glowing coals, with the tip of a knife.', 'Grill over glowing coals, with the tip of a knife.'],
  ['Cover it with baking beans, then fill the cases.', 'Cover it with pie weights, then fill the shells.'],
  ['Brown the joint, or halve it at the joint.', 'Brown the roast, or halve it at the joint.'],
  ['Serve with boiled potatoes or mash.', 'Serve with boiled or mashed potatoes.'],
  ['You need about a litre of stock.', 'You need about a quart of broth.'],
  [
    'Cover and leave for an hour, or leave it in the fridge overnight.',
    'Cover and let sit for an hour, or refrigerate it overnight.',
  ],
  [
    'Leave it covered for ten minutes. Leave them in the fridge until firm.',
    'Let it sit, covered, for ten minutes. Refrigerate them until firm.',
  ],
  [
    'Leave the batter to rest, then leave the sauce for an hour.',
    'Let the batter rest, then let the sauce sit for an hour.',
  ],
  ['Heap the mash on plates; it is soft.', 'Heap the purée on plates; it is soft.'],
  ['Leave the lid alone and leave it alone.', 'Leave the lid alone and leave it alone.'],
  ['Cover it and leave it in a warm place until doubled.', 'Cover it and let it rise in a warm place until doubled.'],
  ['Add the butter, which will splutter.', 'Add the butter, which will sputter.'],
  ['Add the stock, then sprinkle over ', 'Add the broth, then sprinkle on '],
  ['Pour it over ', 'Pour it over '],
  [
    'Cook as the packet says and take out the sticks.',
    'Cook according to the package directions and remove the toothpicks.',
  ],
  ['One chilli, chilli powder and a bowl of turkey chilli', 'One chile, chili powder and a bowl of turkey chili'],
  ['Earl Grey with grey foam', 'Earl Grey with gray foam'],
  ['Serve it with the shrimp chips and chips.', 'Serve it with the shrimp chips and fries.'],
  ['Bake it on the lowest shelf, without a base.', 'Bake it on the lowest rack, without a crust.'],
  ['Divide the egg among the holes of a muffin tin.', 'Divide the egg among the cups of a muffin pan.'],
  ['Line the holes of a shallow muffin tin.', 'Line the cups of a shallow muffin pan.'],
  ['Warm a glass of ', 'Warm a cup of '],
  ['Bring all but a glass of the milk to the boil.', 'Bring all but a cup of the milk to a boil.'],
  ['Good with a glass of wine.', 'Good with a glass of wine.'],
  ['Leaving the stalk on, eat it by the stalk.', 'Leaving the stem on, eat it by the stem.'],
  ['Crisp eating apples, and broad beans, podded', 'Crisp apples, and fava beans, shelled'],
  ['Young soya beans', 'Young soybeans'],
  ['Dr Bircher drank filter coffee.', 'Dr. Bircher drank drip coffee.'],
  ['Beetroot and apple, the beetroot in wedges', 'Beet and apple, the beets in wedges'],
])('says “%s” as “%s”', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

it.each([
  ['Chicken fajita traybake', 'Sheet-pan chicken fajita'],
  ['Cod traybake with peas', 'Sheet-pan cod with peas'],
  ['Roast chicken', 'Roast chicken'],
])('begins the title of “%s” with the pan: “%s”', (title, said) => {
  expect(withSheetPan(title)).toBe(said);
});

describe('a recipe with a block en-US', () => {
  const file = () => ({
    ...omeletteFile(),
    'en-US': { title: 'Baked omelet', description: 'Eggs from the oven.', keep: ['omelette'] },
  });

  it('has its own American title and description, and only those', () => {
    const recipe = parseRecipeFile(file(), 'oven-omelette', 'Meals');
    expect(localiseRecipe(recipe, 'en-US')).toMatchObject({
      title: 'Baked omelet',
      description: 'Eggs from the oven.',
    });
    expect(localiseTitle(recipe, 'en-US')).toBe('Baked omelet');
    expect(localiseRecipe(recipe, 'en-GB')).toMatchObject({ title: 'Oven omelette' });
  });

  it('keeps the British words that it lists', () => {
    const source = file();
    source.en.steps[1] = source.en.steps[1]!.replace('until set', 'until the omelette is set');
    const { instructions } = localiseRecipe(parseRecipeFile(source, 'oven-omelette', 'Meals'), 'en-US');
    expect(instructions[1]?.step).toContain('until the omelette is set');
  });

  it('has no other fields', () => {
    const { faults } = readRecipeFile({ ...file(), 'en-US': { steps: [] } }, 'oven-omelette', 'Meals');
    expect(faults.map(({ message }) => message)).toEqual(['oven-omelette en-US.steps: is no field of a recipe file']);
  });
});

it('calls porridge oatmeal only where it is made of oats', () => {
  const file = omeletteFile();
  file.en.title = 'Morning porridge';
  expect(localiseRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals'), 'en-US').title).toBe('Morning porridge');
  file.ingredients.butter = 'oat, 30 g';
  expect(localiseRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals'), 'en-US').title).toBe('Morning oatmeal');
});

describe('the names of an American shop', () => {
  const textsOf = (change: (file: ReturnType<typeof omeletteFile>) => void) => {
    const file = omeletteFile();
    change(file);
    const { ingredients, instructions } = localiseRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals'), 'en-US');
    return {
      names: ingredients.map((line) => (typeof line === 'string' ? line : line.name)),
      step: instructions[1]?.step,
    };
  };

  it('call the chile of Indian dishes so, and the blend of others chili powder', () => {
    const chilli = (cuisine: string) =>
      textsOf((file) => {
        file.cuisine = cuisine;
        file.ingredients.butter = 'chilli-powder, 1 tsp';
      }).names;
    expect(chilli('indian')).toContain('red chili powder');
    expect(chilli('american')).toContain('chili powder');
  });

  it('take corn syrup in American dishes and golden syrup in British ones', () => {
    const syrup = (cuisine: string) =>
      textsOf((file) => {
        file.cuisine = cuisine;
        file.ingredients.butter = 'golden-syrup, 30 g';
      }).names;
    expect(syrup('american')).toContain('light corn syrup');
    expect(syrup('british')).toContain('golden syrup');
  });

  it('count what grows in heads as heads', () => {
    expect(textsOf((file) => (file.ingredients.butter = 'lettuce, 1')).names).toContain('head lettuce');
  });

  it('are the same in the steps as in the list', () => {
    const { step } = textsOf((file) => {
      file.ingredients.butter = 'panela, 30 g';
      file.en.steps[1] = 'Sprinkle with {butter|the panela} and bake.';
    });
    expect(step).toBe('Sprinkle with the piloncillo and bake.');
  });
});

it.each([
  [
    ['Leave ', 'the dough', ' to rise until doubled.'],
    ['Let ', 'the dough', ' rise until doubled.'],
  ],
  [
    ['Cover, leave ', 'the rice', ' for ten minutes'],
    ['Cover, let ', 'the rice', ' sit for ten minutes'],
  ],
  [
    ['Leave ', 'the skin', ' on.'],
    ['Leave ', 'the skin', ' on.'],
  ],
])('lets foods do what a British cook leaves them to: %j', (texts, said) => {
  expect(lettingFoods(texts, [false, true, false])).toEqual(said);
});

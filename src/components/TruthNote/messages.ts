import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    summary: { id: 'truthNote.summary', defaultMessage: 'Checked', description: 'Opens what was checked in a recipe' },
    passed: {
      id: 'truthNote.passed',
      defaultMessage: 'Checked, and found correct',
      description: 'Heading over a list of checks',
    },
    corrected: {
      id: 'truthNote.corrected',
      defaultMessage: 'Corrected by Larder',
      description: 'Heading over what was corrected in a recipe of a language model',
    },
    computed: {
      id: 'truthNote.computed',
      defaultMessage: 'Worked out by Larder from the ingredients',
      description: 'Heading over facts that the server computes',
    },
    claimed: {
      id: 'truthNote.claimed',
      defaultMessage: 'Stated only by the model',
      description: 'Heading over facts that only a cook can check',
    },
    limits: {
      id: 'truthNote.limits',
      defaultMessage: 'No person has cooked this recipe. Trust your eyes and nose, and always read the label.',
      description: 'Last line under what was checked',
    },
  }),
  ...defineMessages<{ by: { model: string } }>({
    by: {
      id: 'truthNote.by',
      defaultMessage: 'Written by {model}, a language model, for what was in the kitchen.',
      description: '{model} is the name of a language model',
    },
  }),
};

export const checkMessages = defineMessages({
  form: { id: 'truthNote.check.form', defaultMessage: 'It is a complete recipe', description: 'A check' },
  plain: { id: 'truthNote.check.plain', defaultMessage: 'No links, no code', description: 'A check' },
  language: {
    id: 'truthNote.check.language',
    defaultMessage: 'Written in the language asked for',
    description: 'A check',
  },
  food: { id: 'truthNote.check.food', defaultMessage: 'Only food, no dangerous mixtures', description: 'A check' },
  steps: { id: 'truthNote.check.steps', defaultMessage: 'Steps and ingredients agree', description: 'A check' },
  quantities: { id: 'truthNote.check.quantities', defaultMessage: 'Amounts are plausible', description: 'A check' },
  times: { id: 'truthNote.check.times', defaultMessage: 'Times are plausible', description: 'A check' },
  heat: { id: 'truthNote.check.heat', defaultMessage: 'Meat, fish and eggs get hot enough', description: 'A check' },
  allergens: {
    id: 'truthNote.check.allergens',
    defaultMessage: 'Allergens named by our own table',
    description: 'A check',
  },
  diets: { id: 'truthNote.check.diets', defaultMessage: 'Fits your diets, by ingredients', description: 'A check' },
  nutrition: {
    id: 'truthNote.check.nutrition',
    defaultMessage: 'Nutrition from our own figures',
    description: 'A check',
  },
  ask: { id: 'truthNote.check.ask', defaultMessage: 'Keeps to what you asked for', description: 'A check' },
  distinct: {
    id: 'truthNote.check.distinct',
    defaultMessage: 'Unlike the other recipes found',
    description: 'A check',
  },
});

export const correctionMessages = defineMessages({
  form: { id: 'truthNote.mended.form', defaultMessage: 'Missing or overlong parts', description: 'What was corrected' },
  plain: {
    id: 'truthNote.mended.plain',
    defaultMessage: 'Links or markup, taken out',
    description: 'What was corrected',
  },
  language: {
    id: 'truthNote.mended.language',
    defaultMessage: 'Words in another language',
    description: 'What was corrected',
  },
  food: {
    id: 'truthNote.mended.food',
    defaultMessage: 'False claims about food',
    description: 'What was corrected',
  },
  steps: {
    id: 'truthNote.mended.steps',
    defaultMessage: 'Ingredients that the steps and the list did not share',
    description: 'What was corrected',
  },
  quantities: { id: 'truthNote.mended.quantities', defaultMessage: 'Amounts', description: 'What was corrected' },
  times: { id: 'truthNote.mended.times', defaultMessage: 'The total time', description: 'What was corrected' },
  heat: { id: 'truthNote.mended.heat', defaultMessage: 'Cooking temperatures', description: 'What was corrected' },
  allergens: {
    id: 'truthNote.mended.allergens',
    defaultMessage: 'Allergens that the model left out',
    description: 'What was corrected',
  },
  diets: {
    id: 'truthNote.mended.diets',
    defaultMessage: 'Claims about diets, taken out',
    description: 'What was corrected',
  },
  nutrition: {
    id: 'truthNote.mended.nutrition',
    defaultMessage: 'Nutrition and calories',
    description: 'What was corrected',
  },
  ask: { id: 'truthNote.mended.ask', defaultMessage: 'The kind of meal or drink', description: 'What was corrected' },
  distinct: {
    id: 'truthNote.mended.distinct',
    defaultMessage: 'Parts that repeated another recipe',
    description: 'What was corrected',
  },
});

export const computedMessages = defineMessages({
  allergens: {
    id: 'truthNote.computed.allergens',
    defaultMessage: 'allergens',
    description: 'In a list of facts, in a sentence',
  },
  diets: { id: 'truthNote.computed.diets', defaultMessage: 'diets', description: 'In a list of facts, in a sentence' },
  calories: {
    id: 'truthNote.computed.calories',
    defaultMessage: 'calories',
    description: 'In a list of facts, in a sentence',
  },
  nutrition: {
    id: 'truthNote.computed.nutrition',
    defaultMessage: 'nutrition',
    description: 'In a list of facts, in a sentence',
  },
  match: {
    id: 'truthNote.computed.match',
    defaultMessage: 'what you have and need',
    description: 'In a list of facts, in a sentence',
  },
});

export const claimedMessages = defineMessages({
  title: { id: 'truthNote.claimed.title', defaultMessage: 'name', description: 'In a list of facts, in a sentence' },
  description: {
    id: 'truthNote.claimed.description',
    defaultMessage: 'description',
    description: 'In a list of facts, in a sentence',
  },
  times: { id: 'truthNote.claimed.times', defaultMessage: 'times', description: 'In a list of facts, in a sentence' },
  servings: {
    id: 'truthNote.claimed.servings',
    defaultMessage: 'servings',
    description: 'In a list of facts, in a sentence',
  },
  allergens: {
    id: 'truthNote.claimed.allergens',
    defaultMessage: 'further allergens',
    description: 'In a list of facts, in a sentence',
  },
  cuisine: {
    id: 'truthNote.claimed.cuisine',
    defaultMessage: 'cuisine',
    description: 'In a list of facts, in a sentence',
  },
});

export const cautionMessages = defineMessages({
  rawEgg: {
    id: 'truthNote.caution.rawEgg',
    defaultMessage: 'Contains egg that is not cooked through. Not for small children, pregnant women or frail people.',
    description: 'A caution on the recipe page',
  },
  rawFish: {
    id: 'truthNote.caution.rawFish',
    defaultMessage:
      'Contains raw fish. Use only fish sold to be eaten raw; not for small children, pregnant women or frail people.',
    description: 'A caution on the recipe page',
  },
  rawMeat: {
    id: 'truthNote.caution.rawMeat',
    defaultMessage:
      'Contains raw meat. Use only meat sold to be eaten raw; not for small children, pregnant women or frail people.',
    description: 'A caution on the recipe page',
  },
});

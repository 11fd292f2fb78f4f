import { defineMessages } from 'react-intl';

/** Texts of the panel that adapts a recipe to the cook's kitchen. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'adapt.title',
      defaultMessage: 'Adapt to my kitchen',
      description: 'Heading of a panel beside the ingredients of a recipe',
    },
    have: { id: 'adapt.have', defaultMessage: 'What I have', description: 'Label of a box for ingredients' },
    hint: {
      id: 'adapt.hint',
      defaultMessage: 'Your allergens and diets count too. Leave the box empty to adapt to them alone.',
      description: 'Under the box for ingredients',
    },
    adapt: { id: 'adapt.adapt', defaultMessage: 'Adapt', description: 'Button: work out the changes' },
    use: {
      id: 'adapt.use',
      defaultMessage: 'Cook it this way',
      description: 'Button: show the recipe with the changes that were worked out',
    },
    nothing: {
      id: 'adapt.nothing',
      defaultMessage: 'Nothing has to change.',
      description: 'When the recipe fits the kitchen as it is',
    },
    failed: {
      id: 'adapt.failed',
      defaultMessage: 'The kitchen did not answer. Try again.',
      description: 'When the changes could not be worked out',
    },
    used: {
      id: 'adapt.used',
      defaultMessage: 'The recipe is shown with these changes.',
      description: 'After “Cook it this way”',
    },
    wording: {
      id: 'adapt.wording',
      defaultMessage: 'Rewriting the changed steps…',
      description: 'While a language model writes the sentences of the changed steps',
    },
  }),
  ...defineMessages<{
    toBuy: { name: string };
    leaveOut: { names: string };
    buy: { names: string };
    inTheWay: { names: string };
    allergensLeft: { names: string };
    unread: { count: number };
    worded: { model: string };
  }>({
    toBuy: {
      id: 'adapt.toBuy',
      defaultMessage: '{name} (to buy)',
      description: 'A change that needs something the cook does not have',
    },
    leaveOut: { id: 'adapt.leaveOut', defaultMessage: 'Leave out: {names}', description: 'A change to the recipe' },
    buy: {
      id: 'adapt.buy',
      defaultMessage: 'Still to buy: {names}',
      description: 'Ingredients for which the cook has nothing instead',
    },
    inTheWay: {
      id: 'adapt.inTheWay',
      defaultMessage: 'No substitute known for {names}.',
      description: 'Ingredients that the cook does not eat and that cannot be replaced',
    },
    allergensLeft: {
      id: 'adapt.allergensLeft',
      defaultMessage: 'Still contains, or may contain: {names}',
      description: 'Warning: allergens that the cook excludes',
    },
    unread: {
      id: 'adapt.unread',
      defaultMessage:
        '{count, plural, one {One line of this recipe was not understood: check it yourself.} other {{count, number} lines of this recipe were not understood: check them yourself.}}',
      description: 'Warning: nothing is known about some ingredients',
    },
    worded: {
      id: 'adapt.worded',
      defaultMessage:
        'The changed steps were rewritten by {model}, a language model. Amounts, times and allergens are Larder’s.',
      description: 'Above the method; {model} is the name of a model',
    },
  }),
};

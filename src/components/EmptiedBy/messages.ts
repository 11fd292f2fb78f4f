import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'emptiedBy.title',
      defaultMessage: 'What leaves no recipes',
      description: 'Accessible name of the buttons that each lift one restriction, when no recipe was found',
    },
    time: { id: 'emptiedBy.time', defaultMessage: 'Without a time limit', description: 'Button: lifts the time limit' },
    cuisine: {
      id: 'emptiedBy.cuisine',
      defaultMessage: 'In any cuisine',
      description: 'Button: lifts the choice of cuisines',
    },
    kind: {
      id: 'emptiedBy.kind',
      defaultMessage: 'Meals and drinks of any kind',
      description: 'Button: lifts the category and its sub-type',
    },
  }),
  ...defineMessages<{ mustUse: { name: string }; ruledOut: { phrase: string }; item: { what: string; count: number } }>(
    {
      mustUse: {
        id: 'emptiedBy.mustUse',
        defaultMessage: 'Also without {name}',
        description: 'Button: the ingredient does not have to be used up any more',
      },
      ruledOut: {
        id: 'emptiedBy.ruledOut',
        defaultMessage: 'Without the wish “{phrase}”',
        description: 'Button: searches again without what the text rules out, in the words of the cook',
      },
      item: {
        id: 'emptiedBy.item',
        defaultMessage: '{what}: {count, plural, one {# recipe} other {# recipes}}',
        description: 'A button that lifts a restriction, and how many recipes it shows',
      },
    },
  ),
};

import { defineMessages } from 'react-intl';

/** What a line of a pasted text was taken for. */
export const messages = defineMessages({
  title: { id: 'source.title', defaultMessage: 'Title', description: 'A line of the text is the title of the recipe' },
  about: { id: 'source.about', defaultMessage: 'About', description: 'A line of the text describes the dish' },
  servings: {
    id: 'source.servings',
    defaultMessage: 'Servings',
    description: 'A line of the text says how many it serves',
  },
  time: { id: 'source.time', defaultMessage: 'Time', description: 'A line of the text says how long it takes' },
  label: {
    id: 'source.label',
    defaultMessage: 'Label',
    description: 'A line such as “Ingredients:”, which is not kept',
  },
  heading: { id: 'source.heading', defaultMessage: 'Heading', description: 'A line such as “For the sauce:”' },
  ingredient: {
    id: 'source.ingredient',
    defaultMessage: 'Ingredient',
    description: 'A line of the text is an ingredient',
  },
  step: { id: 'source.step', defaultMessage: 'Step', description: 'A line of the text is a step of the method' },
  aside: { id: 'source.aside', defaultMessage: 'Left out', description: 'A greeting or the like, which is not kept' },
});

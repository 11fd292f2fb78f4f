import { ownRecipe } from '../ownRecipe';
import { postedOfWords, wordsOf } from './recipeWords';

const TART = ownRecipe(
  {
    title: 'Onion tart',
    about: 'For Sunday.',
    category: 'Meals',
    subcategory: 'None',
    servings: 4,
    minutes: 60,
    ingredients: [{ text: 'Pastry', isHeading: true }, { text: '200 g plain flour' }, { text: '3 onions, sliced' }],
    steps: ['Fry the onions.', 'Bake for 35 minutes.'],
    source: 'Grandma',
  },
  { language: 'en-GB' },
);

describe('the words of a recipe', () => {
  it('are what its cook wrote, with headings in their places', () => {
    expect(wordsOf(TART)).toEqual({
      title: 'Onion tart',
      about: 'For Sunday.',
      category: 'Meals',
      subcategory: 'None',
      language: 'en-GB',
      servings: 4,
      minutes: 60,
      ingredients: [{ text: 'Pastry', isHeading: true }, { text: '200 g plain flour' }, { text: '3 onions, sliced' }],
      steps: ['Fry the onions.', 'Bake for 35 minutes.'],
      source: 'Grandma',
    });
  });

  it('make the same recipe again, with its timers', () => {
    const posted = postedOfWords(wordsOf(TART));
    expect(posted.ingredients).toEqual(TART.ingredients);
    expect(posted.instructions).toMatchObject([{ step: 'Fry the onions.' }, { time: 2_100 }]);
  });

  it('keep a line as the recipe they come from has it', () => {
    const posted = { ...TART, ingredients: [{ name: 'leek', quantity: '2', section: 'Top' }, '1 pinch of luck'] };
    const words = wordsOf(posted);
    expect(words.ingredients).toEqual([
      { text: 'Top', isHeading: true },
      { text: '2 leek' },
      { text: '1 pinch of luck' },
    ]);
    expect(postedOfWords(words, [posted]).ingredients).toEqual(posted.ingredients);
  });
});

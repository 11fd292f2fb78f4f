import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import type { Tongue } from './tongue';

/** Ids of the ingredients that emoji show. */
export const EMOJI: Readonly<Record<string, string>> = {
  '🥛': 'milk',
  '🥚': 'egg',
  '🍳': 'egg',
  '🧀': 'grated-cheese',
  '🧈': 'butter',
  '🍞': 'bread',
  '🥖': 'baguette',
  '🥐': 'croissant',
  '🥜': 'peanut',
  '🌰': 'chestnut',
  '🐟': 'white-fish',
  '🍤': 'prawn',
  '🦐': 'prawn',
  '🦀': 'crab',
  '🦞': 'lobster',
  '🦪': 'oyster',
  '🦑': 'squid',
  '🐙': 'octopus',
  '🥓': 'bacon',
  '🍗': 'chicken',
  '🍖': 'meat',
  '🥩': 'beef-steak',
  '🍝': 'pasta',
  '🍚': 'rice',
  '🍯': 'honey',
  '🍫': 'chocolate',
  '🍷': 'red-wine',
  '🍺': 'beer',
  '🧂': 'salt',
  '🫘': 'bean',
  '🍅': 'tomato',
  '🥔': 'potato',
  '🥕': 'carrot',
  '🧅': 'onion',
  '🧄': 'garlic',
  '🌽': 'sweetcorn',
  '🥦': 'broccoli',
  '🍄': 'mushroom',
  '🥬': 'lettuce',
  '🥒': 'cucumber',
  '🌶': 'chilli',
  '🍆': 'aubergine',
  '🥑': 'avocado',
  '🍋': 'lemon',
  '🍌': 'banana',
  '🍎': 'apple',
  '🍏': 'apple',
  '🍓': 'strawberry',
  '🫐': 'blueberry',
  '🍇': 'grape',
  '🍊': 'orange',
  '🍐': 'pear',
  '🍑': 'peach',
  '🍒': 'cherry',
  '🥝': 'kiwi',
  '🍍': 'pineapple',
  '🥭': 'mango',
  '🥥': 'coconut',
  '🫒': 'olive',
  '🫑': 'bell-pepper',
  '🫛': 'pea',
  '🫚': 'ginger',
  '🍠': 'sweet-potato',
};

const PICTURES = new RegExp(`(${Object.keys(EMOJI).join('|')})\\ufe0f?(?:\\s*\\1\\ufe0f?)*`, 'gu');

/** Whether a text shows an ingredient as an emoji. */
export const hasEmoji = (text: string): boolean => text.search(PICTURES) >= 0;

/** A text with the name of the ingredient in place of each emoji; several of one kind are a number of it. */
export const withEmojiNames = (text: string, tongue: Tongue): string => {
  const isCounted = /\d/.test(text);
  return text.replace(PICTURES, (run: string, picture: string) => {
    const name = ingredientById(EMOJI[picture]!)!;
    const count = run.split(picture).length - 1;
    return count > 1 && !isCounted ? ` ${count} ${name[tongue][1]} ` : ` ${name[tongue][0]} `;
  });
};

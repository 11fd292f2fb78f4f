/** @jest-environment jest-fixed-jsdom */
import { bookPieces, type BookWords } from '@kitchen/giving/bookPage';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { aRecipe } from '@/testing/builders';

const words: BookWords = {
  language: 'fr',
  title: 'Mes recettes',
  subtitle: '2 recettes',
  contents: 'Sommaire',
  ingredients: 'Ingrédients',
  method: 'Préparation',
  backToContents: 'Retour au sommaire',
  servings: (count) => `Pour ${count}`,
  minutes: (count) => `${count} min`,
  source: (text) => `Source : ${text}`,
  allergens: ({ allergens }) => allergens.join(', '),
};
const soup = ownRecipe(
  {
    title: 'Zuppa <b>&',
    about: '',
    category: 'Meals',
    subcategory: 'None',
    servings: 3,
    minutes: 20,
    ingredients: [{ text: 'For the <soup>', isHeading: true }, { text: '3 leeks' }, { text: '50 g butter' }],
    steps: ['Simmer "gently".'],
    source: 'javascript:alert(1)',
  },
  { language: 'en-GB' },
);

const pageOf = async () => {
  let text = '';
  const pie = aRecipe({ title: 'Apple pie' });
  const picture = () => Promise.resolve('data:image/webp;base64,AAAA');
  for await (const piece of bookPieces([{ recipe: soup, readPicture: picture }, { recipe: pie }], words)) text += piece;
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
};

describe('the book of recipes', () => {
  it('lists its recipes by title, each leading to its recipe', async () => {
    const { page } = await pageOf();
    const links = [...page.querySelectorAll('nav a')];
    expect(links.map((link) => link.textContent)).toEqual(['Apple pie', 'Zuppa <b>&']);
    expect(links.map((link) => page.querySelector(link.getAttribute('href')!)?.querySelector('h2')?.textContent)).toEqual(['Apple pie', 'Zuppa <b>&']); // prettier-ignore
  });

  it('has every line of a recipe in the cook’s words, under its headings, in the language of each', async () => {
    const { page } = await pageOf();
    const article = page.querySelector('#r2')!;
    const langs = [article, article.querySelector('h3')!].map((one) => one.getAttribute('lang'));
    expect(langs).toEqual(['en-GB', 'fr']);
    expect([...article.querySelectorAll('h4')].map((heading) => heading.textContent)).toEqual(['For the <soup>']);
    expect([...article.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['3 leeks', '50 g butter', 'Simmer "gently".']); // prettier-ignore
    const shown = String(article.textContent);
    expect(['Pour 3 · 20 min', 'Dairy'].filter((part) => !shown.includes(part))).toEqual([]);
  });

  it('runs and loads nothing, whatever the recipes say', async () => {
    const { page, text } = await pageOf();
    expect(page.querySelectorAll('script, iframe, link, b, soup').length).toBe(0);
    expect([...page.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['data:image/webp;base64,AAAA']); // prettier-ignore
    expect([...page.querySelectorAll('a')].every((link) => link.getAttribute('href')!.startsWith('#'))).toBe(true);
    expect(text).toContain("default-src 'none'");
  });
});

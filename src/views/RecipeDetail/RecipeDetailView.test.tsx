import { screen } from '@testing-library/react';
import { aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const shakshuka = aRecipe({
  allergenEvidence: [{ allergen: 'Eggs', ingredient: 'eggs' }],
  needs: [{ id: 'tomato', name: 'tomatoes', swap: 'passata', swapNote: 'lessOfIt' as const }],
  matchedIngredients: 1,
  instructions: [
    {
      step: 'Heat the oven to 190 °C and use 400 g tomatoes.',
      time: 300,
      parts: [
        'Heat the oven to ',
        { kind: 'temperature', celsius: 190, text: '190 °C' },
        ' and use ',
        { kind: 'amount', id: 'tomato', amount: 400, unit: 'g', grams: 400, text: '400 g' },
        ' tomatoes.',
      ],
    },
  ],
});
const api = { 'GET /api/recipes/7': shakshuka };

describe('a recipe', () => {
  it('is loaded and shown', async () => {
    renderApp('/recipe/7', { api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByText('Medium')).toBeInTheDocument();
    expect(screen.getByText('35 mins')).toBeInTheDocument();
    expect(screen.getByText('Worked out from the ingredients. Always read the label.')).toBeInTheDocument();
    expect(screen.getByText('Nutrition has not been worked out for this recipe.')).toBeInTheDocument();
    expect(screen.getByText(/swap: passata, use less/)).toBeInTheDocument();
    expect(document.title).toBe('Shakshuka · Larder');
  });

  it('links the page that it is from, and tells that page nothing of this one', async () => {
    const pie = aRecipe({ originalRecipeSource: 'https://www.example.org/pie' });
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': pie } });
    const link = await screen.findByRole('link', { name: 'example.org' });
    expect(link).toHaveAttribute('href', 'https://www.example.org/pie');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener nofollow');
  });

  it('names a book, or an address that leads nowhere safe, without a link', async () => {
    const pie = aRecipe({ originalRecipeSource: 'javascript:alert(1)' });
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': pie } });
    expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
  });

  it('of one’s own does not ask whether its picture is right: it has only a placeholder', async () => {
    const own = aRecipe({ imageUrl: undefined, ingredients: [{ name: 'eggs', quantity: '4', written: '4 eggs' }] });
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': own } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.queryByText('Is this image accurate?')).not.toBeInTheDocument();
  });

  it('names the cheese that alone keeps it from being vegetarian', async () => {
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': aRecipe({ rennetCheeses: ['Parmesan'] }) } });
    expect(await screen.findByText(/animal rennet: Parmesan\. With a vegetarian cheese/)).toBeInTheDocument();
  });

  it('names the excluded allergens it contains right under its title, with their ingredients', async () => {
    renderApp('/recipe/7', { api, preferences: { excludedAllergens: ['Eggs', 'Fish'] } });
    const title = await screen.findByRole('heading', { level: 1, name: 'Shakshuka' });
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Contains an allergen you exclude: eggs (eggs)');
    const description = screen.getByText('Eggs poached in tomatoes, with cumin and peppers.');
    expect(title.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.body).not.toHaveTextContent(/\bsafe\b/i);
  });

  it('shows no warning when it contains no excluded allergen', async () => {
    renderApp('/recipe/7', { api, preferences: { excludedAllergens: ['Fish'] } });
    await screen.findByRole('heading', { level: 1, name: 'Shakshuka' });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('never claims to have found no allergens if lines were not understood', async () => {
    const unread = aRecipe({
      allergens: [],
      language: undefined,
      foreignLanguage: 'de',
      unreadLines: { count: 3, total: 9 },
    });
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': unread } });
    const title = await screen.findByRole('heading', { level: 1, name: 'Shakshuka' });
    expect(title).toHaveAttribute('lang', 'de');
    const [note] = screen.getAllByRole('note');
    expect(note).toHaveTextContent('This recipe is in German: allergens unknown');
    expect(note).toHaveTextContent('3 of 9 lines were not understood: allergens unknown');
    expect(screen.queryByText(/None of the 15/)).not.toBeInTheDocument();
  });

  it('separates what it may contain from what it contains, with the evidence', async () => {
    const mayContain = [{ allergen: 'Nuts', ingredient: 'traces of nuts' }];
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': aRecipe({ allergens: [], mayContain }) } });
    await screen.findByText('May contain nuts');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'May contain nutsfrom traces of nuts',
    );
    expect(screen.queryByText(/None of the 15/)).not.toBeInTheDocument();
  });

  it('says what far more servings mean for the pan and the clock', async () => {
    const pan = { kind: 'length', cm: 24, text: '24 cm' } as const;
    const fried = aRecipe({ servings: 2, instructions: [{ step: 'Fry in a 24 cm pan.', parts: ['Fry in a ', pan] }] });
    const { user } = renderApp('/recipe/7#method', { api: { 'GET /api/recipes/7': fried } });
    const more = await screen.findByRole('button', { name: 'More servings' });
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('Pan or tin: 2 of 24 cm, or one of about 34 cm.')).toBeInTheDocument();
    expect(screen.getByText(/A larger amount heats more slowly/)).toBeInTheDocument();
  });

  it('scales its quantities with the servings, in the list and in the method', async () => {
    const { user } = renderApp('/recipe/7', { api });
    await user.click(await screen.findByRole('tab', { name: 'Ingredients' }));
    expect(screen.getByText('400 g')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    expect(screen.getByText('200 g')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(screen.getByText('200 g')).toBeInTheDocument();
  });

  it('is recalculated with a swap, and restored when the swap is undone', async () => {
    const withMilk = aRecipe({
      servings: 1,
      allergens: ['Dairy'],
      allergenEvidence: [{ allergen: 'Dairy', ingredient: 'milk' }],
      ingredients: [{ id: 'milk', name: 'milk', quantity: '200 ml', amount: 200, unit: 'ml', grams: 206, ml: 200 }],
      needs: [{ id: 'milk', name: 'milk', swap: 'oat milk', swapId: 'oat-milk' }],
      has: [],
      matchedIngredients: 0,
      totalIngredients: 1,
      nutritionalInfo: { calories: 122, protein: 6.4, carbs: 9.6, fat: 6.6, fiber: 0, sugar: 10 },
    });
    const { user } = renderApp('/recipe/7#ingredients', { api: { 'GET /api/recipes/7': withMilk } });
    await user.click(await screen.findByRole('button', { name: 'Use it: oat milk instead of milk' }));

    const undo = await screen.findByRole('button', { name: 'Undo: back to milk' });
    expect(undo).toHaveFocus();
    expect(screen.getByText('Instead of milk')).toBeInTheDocument();
    expect(screen.getByText('You have 1 of 1')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(screen.getByText(/oat milk instead of milk/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.queryByText('122')).not.toBeInTheDocument();
    expect(screen.queryByText('Dairy')).not.toBeInTheDocument();
    expect(screen.getByText('Gluten')).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
    await user.click(screen.getByRole('button', { name: 'Undo: back to milk' }));
    expect(screen.getByText('You have 0 of 1')).toBeInTheDocument();
  });

  it('uses the cook’s units', async () => {
    const { user } = renderApp('/recipe/7', { api, preferences: { language: 'en-GB', measurementSystem: 'imperial' } });
    await user.click(await screen.findByRole('tab', { name: 'Method' }));
    expect(screen.getByText(/^\d+\s?°F$/)).toBeInTheDocument();
  });

  it('opens on the tab named by the URL hash', async () => {
    renderApp('/recipe/7#method', { api });
    expect(await screen.findByRole('tab', { name: 'Method', selected: true })).toBeInTheDocument();
  });

  it.each(['/recipe/99', '/recipe/soup'])('says that there is no recipe at %s', async (path) => {
    renderApp(path, { api: { 'GET /api/recipes/99': () => new Response('{"message":"No."}', { status: 404 }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to recipes' })).toHaveAttribute('href', '/');
  });

  it('can be retried if the server did not answer', async () => {
    let isUp = false;
    const answer = () => (isUp ? shakshuka : new Response('down', { status: 500 }));
    const { user } = renderApp('/recipe/7', { api: { 'GET /api/recipes/7': answer } });
    expect(await screen.findByText('This recipe could not be loaded.')).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
  });
});

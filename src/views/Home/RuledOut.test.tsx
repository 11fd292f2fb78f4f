import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RuledOut } from '@contracts/analyze';
import { anAnswer } from '@/testing/builders';
import type { Sent } from '@/testing/fakeApi';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';

const noDairy = (textWithout: string): RuledOut => ({
  kind: 'allergen',
  id: 'Dairy',
  name: 'dairy',
  phrase: 'no dairy',
  textWithout,
});
const vegan: RuledOut = { kind: 'diet', id: 'Vegan', name: 'vegan', phrase: 'vegan', textWithout: '' };

const textOf = ({ body }: Sent) => {
  const { ingredients, recipeName } = body as { ingredients?: string; recipeName?: string };
  return ingredients ?? recipeName ?? '';
};
/** Returns the exclusion as long as the text contains it. */
const answering =
  (wish: (textWithout: string) => RuledOut, phrase: RegExp, parts: Parameters<typeof anAnswer>[0] = {}) =>
  (sent: Sent) => {
    const text = textOf(sent);
    const ruledOut = phrase.test(text) ? [wish(text.replace(phrase, ''))] : undefined;
    return anAnswer({ ...(ruledOut ? parts : {}), ruledOut });
  };

const box = () => screen.getByRole('textbox');
const chip = (wish: string) => screen.findByRole('button', { name: `${wish}: remove and search again` });

describe('exclusions in the search text', () => {
  it('are shown above the results; removing one updates the box and the results', async () => {
    const { user, server } = renderApp('/', { api: { [ANALYZE]: answering(noDairy, /, no dairy/) } });
    await user.type(box(), 'eggs, no dairy{Enter}');
    expect(await screen.findByRole('list', { name: 'Only recipes' })).toHaveTextContent('without dairy');
    expect(screen.getByText('1 recipe found, without dairy')).toBeInTheDocument();
    await user.click(await chip('without dairy'));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'eggs' });
    expect(box()).toHaveValue('eggs');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Only recipes' })).not.toBeInTheDocument();
  });

  it('are removed with the keyboard, and the focus stays at the results', async () => {
    const { user, server } = renderApp('/', { api: { [ANALYZE]: answering(noDairy, /, no dairy/) } });
    await user.type(box(), 'eggs, no dairy{Enter}');
    (await chip('without dairy')).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(document.activeElement?.id).toBe('results');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('are shown with a way out when no result is left', async () => {
    const api = { [ANALYZE]: answering(noDairy, /, no dairy/, { recipes: [] }) };
    const { user } = renderApp('/', { api });
    await user.type(box(), 'butter, no dairy{Enter}');
    expect(await screen.findByText(/^No recipes found\. Try/)).toBeInTheDocument();
    await user.click(await chip('without dairy'));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('are searched for again in the mode of the search', async () => {
    const { user, server } = renderApp('/', {
      api: { [ANALYZE]: answering((textWithout) => ({ ...vegan, textWithout }), /vegan /) },
    });
    await user.click(screen.getByRole('radio', { name: 'By recipe name' }));
    await user.type(screen.getByLabelText('Recipe name'), 'vegan lasagne{Enter}');
    await user.click(await chip('vegan'));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ recipeName: 'lasagne' });
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByLabelText('Recipe name')).toHaveValue('lasagne');
  });

  it('leave an empty box if the text asked for nothing else', async () => {
    const { user, server } = renderApp('/', { api: { [ANALYZE]: anAnswer({ ingredients: [], ruledOut: [vegan] }) } });
    await user.type(box(), 'vegan{Enter}');
    await user.click(await chip('vegan'));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    expect(server.sentTo(ANALYZE)).toHaveLength(1);
  });

  it('keep the pantry out of the box', async () => {
    const { user, server } = renderApp('/', {
      api: { [ANALYZE]: answering(noDairy, /, no dairy/) },
      pantry: { items: [{ name: 'rice' }] },
    });
    await user.type(box(), 'eggs, no dairy{Enter}');
    await user.click(await chip('without dairy'));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)).toMatchObject([
      { ingredients: 'rice, eggs, no dairy' },
      { ingredients: 'rice, eggs' },
    ]);
    expect(box()).toHaveValue('eggs');
  });

  it('survive a corrected list', async () => {
    const { user, server } = renderApp('/', {
      api: { [ANALYZE]: anAnswer({ ingredients: ['eggs', 'tomatoes'], ruledOut: [vegan] }) },
    });
    await user.type(box(), 'vegan, eggs, tomatoes{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove tomatoes' }));
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'eggs, vegan' });
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('survive a list that is corrected after a failure', async () => {
    const late = refusal(504, {
      error: 'TIMEOUT',
      message: 'Too slow.',
      ingredients: ['eggs', 'milk'],
      ruledOut: ['no nuts'],
    });
    const { user, server } = renderApp('/', { api: { [ANALYZE]: late } });
    await user.type(box(), 'eggs, milk, no nuts{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove milk' }));
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'eggs, no nuts' });
  });

  it('are sent again with the ingredients of a photo', async () => {
    const { user, server } = renderApp('/', {
      api: {
        [ANALYZE]: anAnswer({ ingredients: ['eggs'], ruledOut: [noDairy('eggs')] }),
        'GET /api/health': { status: 'ok', vision: true, photos: 'food' },
      },
    });
    await screen.findByRole('group', { name: 'Photo of your ingredients' });
    fireEvent.change(screen.getByTestId('photo-file'), {
      target: { files: [new File(['photo'], 'shelf.jpg', { type: 'image/jpeg' })] },
    });
    await screen.findByText('shelf.jpg');
    await user.type(box(), 'no dairy{Enter}');
    await user.click(await chip('without dairy'));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'eggs' });
    expect(server.sentTo(ANALYZE)[1]).not.toHaveProperty('image');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('are shown in the language of the page', async () => {
    const api = { [ANALYZE]: answering(noDairy, /, no dairy/) };
    const { user } = renderApp('/', { api, preferences: { language: 'fr' } });
    await user.type(box(), 'œufs, no dairy{Enter}');
    const list = await screen.findByRole('list', { name: 'Uniquement des recettes' });
    expect(within(list).getByRole('button')).toHaveTextContent('sans dairy');
  });
});

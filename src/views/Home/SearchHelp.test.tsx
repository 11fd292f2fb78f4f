import { screen, waitFor } from '@testing-library/react';
import { selectMustUse } from '@/slices/searchSlice';
import { anAnswer, aRecipe } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';
const FOUND = [
  { id: 'lamb', name: 'lamb', recipes: 4 },
  { id: 'egg', name: 'eggs', recipes: 9 },
];

const searchFor = async (text: string, answer: Parameters<typeof anAnswer>[0]) => {
  const view = renderApp('/', { api: { [ANALYZE]: anAnswer(answer) } });
  await view.user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), `${text}{Enter}`);
  return view;
};

describe('what a search understood', () => {
  it('pins an ingredient that has to be used up, and F2 corrects it', async () => {
    const { user, server } = await searchFor('lamb, eggs', { ingredients: ['lamb', 'eggs'], found: FOUND });
    const chip = await screen.findByRole('button', { name: 'Use up: lamb, in 4 recipes', pressed: false });
    await user.click(chip);
    expect(await screen.findByRole('button', { name: /^Use up: lamb/, pressed: true })).toHaveTextContent(/^lamb$/);
    await waitFor(() => expect(server.sentTo(ANALYZE).at(-1)).toMatchObject({ mustUse: '["lamb"]' }));
    await user.keyboard('{F2}');
    expect(screen.getByLabelText('Correct lamb')).toHaveFocus();
  });

  it('asks what was meant by what it did not understand, and searches for it', async () => {
    const suggestions = [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomatoes' }] }];
    const { user, server } = await searchFor('eggs, toms', { ingredients: ['eggs'], unknown: ['toms'], suggestions });
    await user.click(await screen.findByRole('button', { name: 'Search for tomatoes instead of toms' }));
    await waitFor(() => expect(server.sentTo(ANALYZE).at(-1)).toMatchObject({ ingredients: 'eggs, tomatoes' }));
  });
});

describe('a search in which nothing was understood', () => {
  it('asks what was meant, and one press searches for it', async () => {
    const suggestions = [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomatoes' }] }];
    const { user, server } = renderApp('/', {
      api: {
        [ANALYZE]: ({ body }: Sent) =>
          (body as Record<string, string>).ingredients === 'toms'
            ? refusal(422, { error: 'NO_INGREDIENTS', message: 'Nothing.', unknown: ['toms'], suggestions })
            : anAnswer({ ingredients: ['tomatoes'] }),
      },
    });
    const box = screen.getByRole('textbox', { name: 'Your ingredients' });
    await user.type(box, 'toms{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Search for tomatoes instead of toms' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(server.sentTo(ANALYZE).at(-1)).toMatchObject({ ingredients: 'tomatoes' });
    expect(box).toHaveValue('tomatoes');
  });

  it('names the words once, and offers the box and the list of ingredients', async () => {
    const message = 'No ingredients detected. Not understood: qwertz.';
    const { user } = renderApp('/', {
      api: { [ANALYZE]: () => refusal(422, { error: 'NO_INGREDIENTS', message, unknown: ['qwertz'] }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'qwertz{Enter}');
    expect(await screen.findByRole('heading', { name: 'No ingredients detected.' })).toBeInTheDocument();
    expect(screen.getByText('Not understood: qwertz.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Not understood:' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Pick from a list' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Edit the text' }));
    expect(screen.getByRole('textbox', { name: 'Your ingredients' })).toHaveFocus();
  });
});

describe('a search by name that finds nothing', () => {
  const searched = async () => {
    const view = renderApp('/', { api: { [ANALYZE]: anAnswer({ recipes: [], ingredients: [], isNear: true }) } });
    await view.user.click(screen.getByRole('radio', { name: 'By recipe name' }));
    await view.user.type(screen.getByLabelText('Recipe name'), 'xqzwv{Enter}');
    expect(await screen.findByRole('heading', { name: 'No “xqzwv” here yet.' })).toBeInTheDocument();
    return view;
  };

  it('leads to the search by ingredients, whose box takes the focus', async () => {
    const { user } = await searched();
    await user.click(screen.getByRole('button', { name: 'Search by ingredients' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your ingredients' })).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'By ingredients' })).toBeChecked();
  });

  it('offers dishes by name, and no filters, because none hides anything', async () => {
    const { user, server } = await searched();
    expect(screen.getAllByRole('button', { name: /Filters/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'banana bread' }));
    expect(screen.getByLabelText('Recipe name')).toHaveValue('banana bread');
    await waitFor(() => expect(server.sentTo(ANALYZE).at(-1)).toMatchObject({ recipeName: 'banana bread' }));
  });
});

describe('a suggestion while typing', () => {
  const SUGGESTIONS = 'GET /api/suggestions';
  const typing = async (suggestion: object, label: string, text: string) => {
    const api = { [ANALYZE]: anAnswer(), [SUGGESTIONS]: { suggestions: [suggestion] } };
    const view = renderApp('/', { api });
    if (label === 'Recipe name') await view.user.click(screen.getByRole('radio', { name: 'By recipe name' }));
    const box = screen.getByLabelText(label);
    await view.user.type(box, text);
    await screen.findByRole('option');
    return { ...view, box };
  };

  it('takes the place of the last ingredient, and typing goes on', async () => {
    const tomato = { kind: 'ingredient', id: 'tomato', name: 'tomato' };
    const { user, server, box } = await typing(tomato, 'Your ingredients', 'eggs, tom');
    await user.keyboard('{ArrowDown}{Enter}fe');
    expect(box).toHaveValue('eggs, tomato, fe');
    expect(server.sentTo(ANALYZE)).toEqual([]);
  });

  it('of a dish is searched for at once, and the box keeps the focus', async () => {
    const { user, server, box } = await typing({ kind: 'recipe', id: '7', name: 'Shakshuka' }, 'Recipe name', 'sha');
    await user.click(screen.getByRole('option', { name: 'Shakshuka' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(server.sentTo(ANALYZE)[0]).toMatchObject({ recipeName: 'Shakshuka' });
    expect(box).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('an ingredient to use up, when the list is corrected', () => {
  const suggestions = [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomatoes' }] }];
  const pinned = async () => {
    const view = await searchFor('lamb, eggs, toms', {
      ingredients: ['lamb', 'eggs'],
      unknown: ['toms'],
      found: FOUND,
      suggestions,
    });
    await view.user.click(await screen.findByRole('button', { name: /^Use up: lamb/ }));
    await waitFor(() => expect(view.server.sentTo(ANALYZE)).toHaveLength(2));
    return view;
  };

  it('still has to be used after a suggestion was taken', async () => {
    const { user, server } = await pinned();
    await user.click(screen.getByRole('button', { name: 'Search for tomatoes instead of toms' }));
    await waitFor(() =>
      expect(server.sentTo(ANALYZE)[2]).toMatchObject({ ingredients: 'lamb, eggs, tomatoes', mustUse: '["lamb"]' }),
    );
    expect(await screen.findByRole('button', { name: /^Use up: lamb/, pressed: true })).toBeInTheDocument();
    expect(server.sentTo(ANALYZE)).toHaveLength(3);
  });

  it('still has to be used after another chip was removed', async () => {
    const { user, server } = await pinned();
    await user.click(screen.getByRole('button', { name: 'Remove eggs' }));
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() =>
      expect(server.sentTo(ANALYZE)[2]).toMatchObject({ ingredients: 'lamb, toms', mustUse: '["lamb"]' }),
    );
  });

  it('no longer limits anything once it is not in the kitchen', async () => {
    const { user, server, store } = await pinned();
    await user.click(screen.getByRole('button', { name: 'Remove lamb' }));
    jest.spyOn(globalThis, 'fetch').mockRestore();
    const next = fakeApi({ [ANALYZE]: anAnswer({ ingredients: ['eggs'], found: FOUND.slice(1) }) });
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await screen.findByRole('button', { name: /^Use up: eggs/, pressed: false });
    expect(selectMustUse(store.getState())).toEqual([]);
    expect([server.sentTo(ANALYZE).length, next.sentTo(ANALYZE).length]).toEqual([2, 1]);
  });

  it('is forgotten by a new question', async () => {
    const { user, server } = await pinned();
    const box = screen.getByRole('textbox', { name: 'Your ingredients' });
    await user.clear(box);
    await user.type(box, 'lamb, rice{Enter}');
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(3));
    expect(server.sentTo(ANALYZE)[2]).not.toHaveProperty('mustUse');
  });
});

describe('what a search found', () => {
  it('names what stands in for an ingredient', async () => {
    const standIns = [{ id: 'chicken-breast', name: 'chicken breast', byId: 'chicken-thigh', by: 'chicken thighs' }];
    await searchFor('chicken thighs', { recipes: [aRecipe({ standIns })] });
    expect(await screen.findByText('chicken thighs instead of chicken breast')).toBeInTheDocument();
  });

  it('says which restriction leaves nothing, and lifts it', async () => {
    const emptied = [{ by: { kind: 'mustUse' as const, id: 'lamb', name: 'lamb' }, recipes: 12 }];
    const by = {
      kind: 'ruledOut' as const,
      id: 'onion',
      name: 'onion',
      phrase: 'no onions',
      textWithout: 'eggs, lamb',
    };
    const { user, server } = await searchFor('eggs, lamb, no onions', {
      recipes: [],
      emptied: [...emptied, { by, recipes: 5 }],
    });
    expect(await screen.findByRole('button', { name: 'Also without lamb: 12 recipes' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Without the wish “no onions”: 5 recipes' }));
    await waitFor(() => expect(server.sentTo(ANALYZE).at(-1)).toMatchObject({ ingredients: 'eggs, lamb' }));
  });

  it('shows weaker matches under a separate heading on demand', async () => {
    const { user } = await searchFor('eggs', { total: 1, strong: 0, recipes: [aRecipe({ isWeaker: true })] });
    expect(await screen.findByRole('heading', { name: 'Weaker matches' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Time'), 'Up to 30 min');
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
  });
});

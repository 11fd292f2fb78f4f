import { screen, waitFor } from '@testing-library/react';
import { anAnswer, aRecipe } from '@/testing/builders';
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
    expect(await screen.findByRole('button', { name: /^Use up: lamb/, pressed: true })).toHaveTextContent('lamb4');
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

  it('shows weaker matches under a heading of their own on demand', async () => {
    const { user } = await searchFor('eggs', { total: 1, strong: 0, recipes: [aRecipe({ isWeaker: true })] });
    expect(await screen.findByRole('heading', { name: 'Weaker matches' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Time'), 'Up to 30 min');
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
  });
});

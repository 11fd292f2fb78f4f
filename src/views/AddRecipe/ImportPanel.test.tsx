import { screen } from '@testing-library/react';
import type { RecipeImport } from '@/slices/recipeImportSlice';
import { renderApp } from '@/testing/renderApp';

const importAt = (stage: Partial<RecipeImport>): RecipeImport => ({
  name: 'larder.zip',
  startedAt: 1_000_000,
  phase: 'done',
  isRunning: false,
  owner: 'guest',
  takesDuplicates: false,
  total: 60,
  batches: 2,
  repeated: 0,
  duplicates: { count: 0, first: [] },
  faults: { count: 0, first: [] },
  lines: 40,
  isOwnExport: true,
  next: 2,
  handled: 60,
  added: 60,
  failure: null,
  orphans: 0,
  unlisted: 0,
  ids: {},
  ...stage,
});

const show = (stage: Partial<RecipeImport>) => renderApp('/add', { recipeImport: { current: importAt(stage) } });

/** The screen comes with the tables of all ingredients. */
const LOADING = { timeout: 10_000 };
const UP_TO_DATE = 'Your notes, cooked dishes, collections and shopping list are up to date with this file.';

describe('a file that was read', () => {
  const TITLES = ['Leek soup', 'Pea soup', 'Dal'];
  const named = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => TITLES.includes(text) || text.startsWith('and '));
  const begin = (name: string) => screen.findByRole('button', { name }, LOADING);

  it('names its first recipes, and says how many follow', async () => {
    show({ phase: 'ready', total: 15, titles: TITLES });
    expect(await begin('Import 15 recipes')).toBeInTheDocument();
    expect(named()).toEqual([...TITLES, 'and 12 more']);
  });

  it('names all of a few', async () => {
    show({ phase: 'ready', total: 3, titles: TITLES });
    expect(await begin('Import 3 recipes')).toBeInTheDocument();
    expect(named()).toEqual(TITLES);
  });

  it('is imported although the build that read it kept no names', async () => {
    show({ phase: 'ready', total: 3 });
    expect(await begin('Import 3 recipes')).toBeInTheDocument();
    expect(named()).toEqual([]);
  });
});

describe('the end of an import', () => {
  it('says that everything of the file is there', async () => {
    show({});
    expect(await screen.findByText(UP_TO_DATE, {}, LOADING)).toBeInTheDocument();
  });

  it('says what was left out and why, and nothing else about it', async () => {
    show({ handled: 50, added: 50, orphans: 1, unlisted: 3 });
    expect(await screen.findByText('10 recipes of the file were not imported.')).toBeInTheDocument();
    expect(screen.getByText(/^1 note, cooked dish or entry of a collection was left out/)).toBeInTheDocument();
    expect(screen.getByText(/^3 lines did not fit on your shopping list/)).toBeInTheDocument();
    expect(screen.queryByText(UP_TO_DATE)).not.toBeInTheDocument();
  });

  it('gives the focus to the button that opens another file', async () => {
    const { user } = show({});
    await user.click(await screen.findByRole('button', { name: 'Close' }, LOADING));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toHaveFocus();
  });

  it('takes the notes of the recipes that are on the list when the cook ends it early', async () => {
    const failure = { kind: 'refused' as const, text: 'Your account is full.' };
    const { user, store } = show({ phase: 'saving', next: 1, handled: 50, added: 50, failure });
    await user.click(await screen.findByRole('button', { name: 'End the import' }));
    expect(await screen.findByText('10 recipes of the file were not imported.')).toBeInTheDocument();
    expect(store.getState().recipeImport.current).toMatchObject({ phase: 'done' });
  });
});

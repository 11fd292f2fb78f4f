import { act, screen } from '@testing-library/react';
import { importFileRead, type RecipeImport } from '@/slices/recipeImportSlice';
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

  it('lets the cook leave some out, and counts the others', async () => {
    const { user } = show({ phase: 'ready', total: 3, titles: TITLES });
    await begin('Import 3 recipes');
    await user.click(screen.getByRole('checkbox', { name: 'Pea soup' }));
    expect(screen.getByRole('button', { name: 'Import 2 recipes' })).toBeEnabled();
    for (const name of ['Leek soup', 'Dal']) await user.click(screen.getByRole('checkbox', { name }));
    // The notes and lists of the file are left.
    expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Dal' }));
    expect(screen.getByRole('button', { name: 'Import 1 recipe' })).toBeEnabled();
  });

  it('imports nothing while all are left out', async () => {
    show({ phase: 'ready', total: 2, titles: TITLES.slice(1), lines: 0, leftOut: [0, 1] });
    expect(await begin('Import 0 recipes')).toBeDisabled();
  });

  it('asks about what is saved already only once the cook wants it again', async () => {
    const duplicates = { count: 1, first: [{ title: 'Dal', savedId: 7 }] };
    const { user } = show({ phase: 'ready', total: 3, titles: TITLES, known: [2], duplicates });
    expect(await begin('Import 2 recipes')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Dal' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Import / }));
    await user.click(screen.getByRole('checkbox', { name: 'Dal' }));
    expect(screen.getByRole('button', { name: 'Import 2 recipes' })).toBeInTheDocument();
  });

  it('can take back every recipe that was left out, also after the duplicates are no longer wanted', async () => {
    const duplicates = { count: 1, first: [{ title: 'Dal', savedId: 7 }] };
    const { user } = show({ phase: 'ready', total: 2, titles: ['Pea soup', 'Dal'], known: [1], duplicates, lines: 0 });
    await begin('Import 1 recipe');
    const takesDuplicates = screen.getByRole('checkbox', { name: 'Import these, too' });
    await user.click(takesDuplicates);
    await user.click(screen.getByRole('checkbox', { name: 'Pea soup' }));
    await user.click(takesDuplicates);
    expect(screen.getByRole('button', { name: 'Import 0 recipes' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Pea soup' }));
    expect(screen.getByRole('button', { name: 'Import 1 recipe' })).toBeEnabled();
  });

  it('asks nothing about the only recipe of a file', async () => {
    show({ phase: 'ready', total: 1, titles: ['Dal'] });
    expect(await begin('Import 1 recipe')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Dal' })).not.toBeInTheDocument();
    expect(named()).toEqual(['Dal']);
  });

  it('counts only the notes that will come', async () => {
    const { user } = show({ phase: 'ready', total: 2, titles: TITLES.slice(0, 2), lines: 5, linesOf: [4, 1] });
    await begin('Import 2 recipes');
    expect(screen.getByText(/^It also has 5 notes/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Leek soup' }));
    expect(screen.getByText(/^It also has 1 note/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Pea soup' }));
    expect(screen.getByRole('button', { name: 'Import 0 recipes' })).toBeDisabled();
  });

  it('keeps a long list of titles behind a press, and all of them can be left out', async () => {
    const titles = Array.from({ length: 8 }, (_, i) => `Soup ${i + 1}`);
    const { user } = show({ phase: 'ready', total: 8, titles, lines: 0 });
    await begin('Import 8 recipes');
    await user.click(screen.getByText('and 3 more'));
    for (const name of titles) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('button', { name: 'Import 0 recipes' })).toBeDisabled();
    expect(screen.queryByText(/can be left out/)).not.toBeInTheDocument();
  });

  it('says that only the named recipes of a very long list can be left out', async () => {
    const titles = Array.from({ length: 8 }, (_, i) => `Soup ${i + 1}`);
    const { user } = show({ phase: 'ready', total: 900, titles });
    expect(await begin('Import 900 recipes')).toBeInTheDocument();
    await user.click(screen.getByText('and 895 more'));
    await user.click(screen.getByRole('checkbox', { name: 'Soup 8' }));
    expect(screen.getByRole('button', { name: 'Import 899 recipes' })).toBeInTheDocument();
    expect(screen.getByText('and 892 more')).toBeInTheDocument();
    expect(screen.getByText('Only the 8 recipes named here can be left out. All others are imported.')).toBeVisible();
  });

  it('gives the focus to its heading, which shows no ring as a button does', async () => {
    const { store } = show({ phase: 'reading', isRunning: false });
    await screen.findByRole('button', { name: 'Continue' }, LOADING);
    const { name: _name, ...summary } = importAt({ total: 3, titles: TITLES });
    act(() => void store.dispatch(importFileRead(summary)));
    const heading = screen.getByRole('heading', { name: 'A file or export' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('data-quiet-focus');
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

  it('says how many notes stayed in the file with recipes that the cook left out', async () => {
    show({ added: 59, unwantedLines: 4 });
    const text = '4 notes, cooked dishes and entries of collections stayed in the file with what you left out.';
    expect(await screen.findByText(text, {}, LOADING)).toBeInTheDocument();
    expect(screen.queryByText(UP_TO_DATE)).not.toBeInTheDocument();
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

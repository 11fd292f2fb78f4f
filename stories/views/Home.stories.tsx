import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import type { AnalyzeResponse } from '@contracts/analyze';
import { SEARCH_MODES, type SearchMode } from '@contracts/vocabulary';
import { curry, frittata, mojito, shakshuka, tortilla } from '../food';
import { isPlayable } from '../playable';
import type { AppScene } from '../AppStage';
import { allergens, choice, range, type ControlsOf } from '../workbench/controls';

interface Args {
  mode: SearchMode;
  saved: number;
  recipes: number;
  excludedAllergens: string[];
  progress: number;
}

/** The home page in every state of a search, with the real store. */
const meta = {
  title: 'Views/Home',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  argTypes: {
    mode: choice('What one types: ingredients or a name', SEARCH_MODES),
    saved: range('How many recipes are kept on this device', { min: 0, max: 4 }),
    recipes: range('How many recipes were found', { min: 0, max: 4 }),
    excludedAllergens: allergens('The filter of allergens'),
    progress: range('How far the search, or the writing, is', { min: 0, max: 100 }),
  } satisfies ControlsOf<Args>,
  args: { mode: 'ingredients', saved: 0, recipes: 4, excludedAllergens: [], progress: 62 },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const DISHES = [shakshuka, tortilla, curry, mojito];
const ANALYZE = 'POST /api/analyze';
const answer: AnalyzeResponse = { recipes: DISHES, ingredients: ['onion', 'tinned tomatoes', 'eggs', 'feta'] };
const TEXT = 'onion, tomatoes, eggs, feta';

type Search = NonNullable<AppScene['search']>;

/** @param search what the story is about, after what its controls say */
const scene = (search: Search | ((args: Args) => Search) = {}, app: AppScene = {}) => ({
  app: (args: Args): AppScene => ({
    api: { [ANALYZE]: answer },
    savedRecipes: {
      byOwner: { guest: DISHES.slice(0, args.saved).map((recipe, i) => ({ ...recipe, isSaved: true, savedAt: i })) },
    },
    search: {
      mode: args.mode,
      excludedAllergens: args.excludedAllergens,
      ...(typeof search === 'function' ? search(args) : search),
    },
    ...app,
  }),
});

/** A search with results. */
const found = ({ recipes }: Args): Search => ({
  status: 'success',
  text: TEXT,
  at: Date.UTC(2026, 4, 17, 18),
  results: DISHES.slice(0, recipes),
  headCount: recipes,
  detected: answer.ingredients,
});
/** A search that a model still adds to. */
const running = ({ progress }: Args): Search => ({ status: 'loading', requestId: 'r1', text: TEXT, progress });

export const FirstVisit: Story = {
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'eggs, feta');
    await expect(box).toHaveValue('eggs, feta');
    if (!isPlayable(globals)) return;
    await userEvent.type(box, '{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  },
};
export const WithRecentSearches: Story = {
  parameters: scene({
    recentSearches: [
      { mode: 'ingredients', text: 'eggs, tomatoes, feta' },
      { mode: 'name', text: 'tortilla de patatas' },
    ],
  }),
};
export const ByRecipeName: Story = { args: { mode: 'name' }, parameters: scene() };
export const Loading: Story = {
  parameters: scene(running),
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  },
};
export const Results: Story = {
  parameters: scene((args) => ({ ...found(args), unlocks: [{ id: 'cream', name: 'cream', recipes: 4 }] })),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: 'Shakshuka' });
    const [sort] = canvas.getAllByRole('combobox');
    await userEvent.selectOptions(sort!, 'name-desc');
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names()[0]).toBe('Tortilla de patatas'));
  },
};
const noDairy = {
  kind: 'allergen' as const,
  id: 'Dairy',
  name: 'dairy',
  phrase: 'no dairy',
  textWithout: 'onion, tomatoes, eggs',
};
/** The text rules something out: shown above the results, and removable. */
export const RuledOut: Story = {
  parameters: scene((args) => ({ ...found(args), text: 'onion, tomatoes, eggs, no dairy', ruledOut: [noDairy] })),
  async play({ canvas, userEvent, globals }) {
    const chip = await canvas.findByRole('button', { name: 'without dairy: remove and search again' });
    if (!isPlayable(globals)) return;
    await userEvent.click(chip);
    await expect(canvas.getByRole('textbox')).toHaveValue('onion, tomatoes, eggs');
    await canvas.findByRole('link', { name: 'Shakshuka' });
    await expect(canvas.queryByRole('list', { name: 'Only recipes' })).not.toBeInTheDocument();
  },
};
export const NothingLeftOfWhatIsRuledOut: Story = {
  args: { recipes: 0 },
  parameters: scene((args) => ({ ...found(args), ruledOut: [noDairy] })),
};
/** A model is still writing; one of its recipes has arrived. */
export const Writing: Story = {
  args: { progress: 46 },
  parameters: scene((args) => ({
    ...found(args),
    results: [...DISHES, frittata],
    requestId: 'r1',
    isWriting: true,
    stage: { stage: 'writing', fraction: args.progress / 100 },
  })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Tomato and onion frittata' })).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '46');
  },
};
export const Written: Story = {
  parameters: scene((args) => ({
    ...found(args),
    results: [...DISHES, frittata],
    stage: { stage: 'writing', fraction: 0.9 },
  })),
};
/** Nothing was found; a model is writing. */
export const WritingTheFirst: Story = {
  args: { progress: 40 },
  parameters: scene((args) => ({
    ...running(args),
    progress: 0,
    isWriting: true,
    stage: { stage: 'writing', fraction: args.progress / 100 },
  })),
};
/** With restored results, and the banner that says so. */
export const Restored: Story = {
  parameters: scene((args) => ({ ...found(args), isRestored: true })),
  async play({ canvas, userEvent, globals }) {
    await canvas.findAllByRole('article');
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Results' }));
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument());
  },
};
export const ServiceDown: Story = {
  parameters: scene({
    status: 'error',
    text: TEXT,
    requestId: 'r1',
    failure: { status: 503, message: '503: down' },
  }),
  async play({ canvas }) {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('button').length).toBeGreaterThan(2));
  },
};
export const NothingRecognised: Story = {
  parameters: scene({
    status: 'error',
    text: 'moon dust',
    requestId: 'r1',
    failure: { status: 422, message: '422', text: 'No ingredients detected.', unknown: ['moon dust'] },
    unknown: ['moon dust'],
  }),
};
/** Nothing was understood, but it resembles an ingredient. */
export const NothingRecognisedButMeant: Story = {
  parameters: scene({
    status: 'error',
    text: 'toms',
    requestId: 'r1',
    failure: {
      status: 422,
      message: '422',
      text: 'No ingredients detected. Not understood: toms.',
      unknown: ['toms'],
    },
    unknown: ['toms'],
    meant: [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomato' }] }],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Search for tomato instead of toms' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { recipes: 0 },
  parameters: scene(found),
};
export const HiddenByFilter: Story = {
  args: { excludedAllergens: ['Eggs'] },
  parameters: scene(found),
  async play({ canvas, userEvent, globals }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden recipes: Eggs' }));
    await expect(await canvas.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  },
};
export const AllHiddenByFilter: Story = {
  args: { recipes: 2, excludedAllergens: ['Eggs'] },
  parameters: scene(found),
};
/** What a developer sees with `?showDevTools=true` if the server has its tools enabled. */
export const WithDebugPanel: Story = {
  parameters: scene(
    {},
    {
      route: '/?showDevTools=true',
      api: {
        [ANALYZE]: answer,
        'GET /api/health': {
          status: 'ok',
          vision: false,
          generation: false,
          accounts: false,
          recipes: 3,
          devTools: true,
        },
      },
    },
  ),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const panel = within(await canvas.findByRole('region', { name: 'Debug panel' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
    await waitFor(() => expect(panel.getByRole('list')).toHaveTextContent('search/searchSubmitted'));
    await userEvent.click(panel.getByRole('button', { name: 'Replay' }));
    await expect(panel.getByRole('textbox', { name: 'Session to replay' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import type { AnalyzeResponse } from '@contracts/analyze';
import { HomeView } from '@/views/Home/HomeView';
import { curry, frittata, mojito, shakshuka, tortilla } from '../food';
import { isPlayable } from '../playable';
import type { AppScene } from '../AppStage';

/** The home page in every state of a search, with the real store. */
const meta = {
  title: 'Views/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

const DISHES = [shakshuka, tortilla, curry, mojito];
const ANALYZE = 'POST /api/analyze';
const answer: AnalyzeResponse = { recipes: DISHES, ingredients: ['onion', 'tinned tomatoes', 'eggs', 'feta'] };
const found = {
  status: 'success' as const,
  text: 'onion, tomatoes, eggs, feta',
  at: Date.UTC(2026, 4, 17, 18),
  results: DISHES,
  headCount: DISHES.length,
  detected: answer.ingredients,
};

const scene = (app: AppScene) => ({ app: { api: { [ANALYZE]: answer }, ...app } });

export const FirstVisit: Story = {
  parameters: scene({}),
  async play({ canvas, userEvent, globals }) {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'eggs, feta');
    await expect(box).toHaveValue('eggs, feta');
    if (!isPlayable(globals)) return;
    await userEvent.type(box, '{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  },
};
export const WithRecentSearches: Story = {
  parameters: scene({
    search: {
      recentSearches: [
        { mode: 'ingredients', text: 'eggs, tomatoes, feta' },
        { mode: 'name', text: 'tortilla de patatas' },
      ],
    },
  }),
};
export const ByRecipeName: Story = { parameters: scene({ search: { mode: 'name' } }) };
export const Loading: Story = {
  parameters: scene({ search: { status: 'loading', requestId: 'r1', text: found.text, progress: 62 } }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  },
};
export const Results: Story = {
  parameters: scene({ search: { ...found, unlocks: [{ id: 'cream', name: 'cream', recipes: 4 }] } }),
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
  parameters: scene({ search: { ...found, text: 'onion, tomatoes, eggs, no dairy', ruledOut: [noDairy] } }),
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
  parameters: scene({ search: { ...found, results: [], headCount: 0, ruledOut: [noDairy] } }),
};
/** A model is still writing; one of its recipes has arrived. */
export const Writing: Story = {
  parameters: scene({
    search: {
      ...found,
      results: [...DISHES, frittata],
      requestId: 'r1',
      isWriting: true,
      stage: { stage: 'writing', fraction: 0.46 },
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Tomato and onion frittata' })).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '46');
  },
};
export const Written: Story = {
  parameters: scene({
    search: { ...found, results: [...DISHES, frittata], stage: { stage: 'writing', fraction: 0.9 } },
  }),
};
/** Nothing was found; a model is writing. */
export const WritingTheFirst: Story = {
  parameters: scene({
    search: {
      status: 'loading',
      requestId: 'r1',
      text: found.text,
      isWriting: true,
      stage: { stage: 'writing', fraction: 0.4 },
    },
  }),
};
/** With restored results, and the banner that says so. */
export const Restored: Story = {
  parameters: scene({ search: { ...found, isRestored: true } }),
  async play({ canvas, userEvent, globals }) {
    await canvas.findAllByRole('article');
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Results' }));
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument());
  },
};
export const ServiceDown: Story = {
  parameters: scene({
    search: {
      status: 'error',
      text: found.text,
      requestId: 'r1',
      failure: { status: 503, message: '503: down' },
    },
  }),
  async play({ canvas }) {
    const main = within(canvas.getByRole('main'));
    await waitFor(() => expect(main.getAllByRole('button').length).toBeGreaterThan(2));
  },
};
export const NothingRecognised: Story = {
  parameters: scene({
    search: {
      status: 'error',
      text: 'moon dust',
      requestId: 'r1',
      failure: { status: 422, message: '422', text: 'No ingredients detected.', unknown: ['moon dust'] },
      unknown: ['moon dust'],
    },
  }),
};
/** Nothing was understood, but it resembles an ingredient. */
export const NothingRecognisedButMeant: Story = {
  parameters: scene({
    search: {
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
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Search for tomato instead of toms' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: scene({ search: { ...found, results: [], headCount: 0 } }),
};
export const HiddenByFilter: Story = {
  parameters: scene({ search: { ...found, excludedAllergens: ['Eggs'] } }),
  async play({ canvas, userEvent, globals }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden recipes: Eggs' }));
    await expect(await canvas.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  },
};
export const AllHiddenByFilter: Story = {
  parameters: scene({
    search: { ...found, results: [shakshuka, tortilla], headCount: 2, excludedAllergens: ['Eggs'] },
  }),
};
/** What a developer sees with `?showDevTools=true` if the server has its tools enabled. */
export const WithDebugPanel: Story = {
  parameters: scene({
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
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const panel = within(await canvas.findByRole('region', { name: 'Debug panel' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
    await waitFor(() => expect(panel.getByRole('list')).toHaveTextContent('search/searchSubmitted'));
    await userEvent.click(panel.getByRole('button', { name: 'Replay' }));
    await expect(panel.getByRole('textbox', { name: 'Session to replay' })).toHaveFocus();
  },
};

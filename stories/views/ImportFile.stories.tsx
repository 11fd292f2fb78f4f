import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { FileFault } from '@contracts/fileImport';
import type { RecipeImport } from '@/slices/recipeImportSlice';
import type { AppScene } from '../AppStage';
import { range, type ControlsOf } from '../workbench/controls';

interface Args {
  /** Recipes of the file. */
  recipes: number;
  /** How many of them seem to be saved already. */
  saved: number;
  /** How many of them are on the list by now. */
  handled: number;
  /** How many parts of the file could not be read. */
  broken: number;
  /** Notes, cooked dishes, collections and lines of the shopping list. */
  lines: number;
}

const FAULTS: readonly FileFault[] = [
  { fault: 'noIngredients', where: 'recipes.json', title: 'Grandad’s gravy' },
  { fault: 'malformed', where: 'larder.zip › recipes-3.json' },
  { fault: 'encrypted', where: 'larder.zip › old.zip' },
];
const TITLES = ['Shakshuka', 'Leek and potato soup', 'Apple crumble', 'Dal'];

/** The import as the device has it at one stage. */
const importAt = (stage: Partial<RecipeImport>, { recipes, saved, handled, broken, lines }: Args): RecipeImport => ({
  name: 'larder-2026-03-01.zip',
  startedAt: 1_772_366_400_000,
  phase: 'ready',
  isRunning: false,
  owner: null,
  takesDuplicates: false,
  total: recipes,
  batches: Math.ceil(recipes / 50),
  titles: TITLES.slice(0, recipes),
  repeated: 0,
  duplicates: {
    count: saved,
    first: Array.from({ length: saved }, (_, i) => ({ title: TITLES[i % TITLES.length]!, savedId: i + 1 })),
  },
  faults: { count: broken, first: FAULTS.slice(0, broken) },
  lines,
  isOwnExport: lines > 0,
  next: 0,
  handled,
  added: handled,
  failure: null,
  orphans: 0,
  unlisted: 0,
  ids: {},
  ...stage,
});

const at =
  (stage: Partial<RecipeImport>) =>
  (args: Args): AppScene => ({ route: '/add', recipeImport: { current: importAt(stage, args) } });

/** The screen comes with the tables of all ingredients. */
const LOADING = { timeout: 10_000 };

/** A file of recipes on the page “Add a recipe”: what was read, how far the import is, and how it ended. */
const meta = {
  title: 'Views/ImportFile',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } }, app: at({}) },
  argTypes: {
    recipes: range('How many recipes the file has', { min: 0, max: 5_000 }),
    saved: range('How many of them seem to be saved already', { min: 0, max: TITLES.length }),
    handled: range('How many are saved by now', { min: 0, max: 5_000 }),
    broken: range('How many parts could not be read', { min: 0, max: FAULTS.length }),
    lines: range('How many notes, collections and lines of the list come with them', { min: 0, max: 500 }),
  } satisfies ControlsOf<Args>,
  args: { recipes: 214, saved: 2, handled: 0, broken: 2, lines: 37 },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** The file was read, and nothing is saved yet. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Import 212 recipes' }, LOADING)).toBeInTheDocument();
  },
};

/** The cook stopped it; it goes on where it was. */
export const Stopped: Story = {
  args: { handled: 100 },
  parameters: { app: at({ phase: 'saving', owner: 'guest', next: 2 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Continue' }, LOADING)).toBeInTheDocument();
    await expect(canvas.getByText('100 of 214')).toBeInTheDocument();
  },
};

/** The connection was lost meanwhile. */
export const Offline: Story = {
  args: { handled: 150 },
  parameters: { app: at({ phase: 'saving', owner: 'guest', next: 3, failure: { kind: 'offline' } }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, LOADING)).toHaveTextContent('There is no connection.');
  },
};

/** Everything is on the list, with the notes and lists of the file. */
export const Done: Story = {
  args: { handled: 212 },
  // The two that are saved already count as handled.
  parameters: { app: at({ phase: 'done', owner: 'guest', next: 5, handled: 214 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Close' }, LOADING)).toBeInTheDocument();
    await expect(canvas.getAllByText('212 recipes from this file are now among your recipes.')).not.toHaveLength(0);
  },
};

/** Nothing in the file could be read. */
export const NothingRead: Story = {
  args: { recipes: 0, saved: 0, broken: 3, lines: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByText('3 could not be read', {}, LOADING)).toBeInTheDocument();
  },
};

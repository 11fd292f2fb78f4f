import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SEARCH_MODES } from '@contracts/vocabulary';
import type { Completion } from '@/lib/search/suggestedText';
import { Button } from '@/components/Button/Button';
import { ImageUploadCard } from '@/components/ImageUploadCard/ImageUploadCard';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import uploadCard from './ImageUploadCard.stories';
import { isPlayable } from './playable';
import { choice, flag, range, sample, spy, text, unseen, type Controls } from './workbench/controls';

const SLOTS = {
  photo: { None: undefined, 'Photo card': <ImageUploadCard {...uploadCard.args} /> },
  tools: { None: undefined, 'A button': <Button>Pick from a list</Button> },
};

const meta = {
  title: 'Search/SearchPanel',
  component: SearchPanel,
  argTypes: {
    mode: choice('What one types: ingredients or a name', SEARCH_MODES),
    text: text('The text in the box'),
    isLoading: flag('A search is running'),
    hasPhoto: flag('A photo is chosen, so the text may be empty'),
    isPhotoRead: flag('The photo has been searched for'),
    photo: sample('The photo card', SLOTS.photo),
    tools: sample('Shortcuts below the box', SLOTS.tools),
    filterCount: range('How many filters are active', { min: 0, max: 4 }),
    areFiltersOpen: flag('The filters are open'),
    fieldRef: unseen('The box', 'a reference'),
    suggesting: unseen('Suggestions while one types', 'they open with the first key'),
    onModeChange: spy('Called with the mode'),
    onTextChange: spy('Called with the text'),
    onSubmit: spy('Analyze was pressed'),
    onFiltersOpen: spy('Called with the button, to anchor the panel to'),
  } satisfies Controls<typeof SearchPanel>,
  args: {
    mode: 'ingredients',
    text: '',
    isLoading: false,
    filterCount: 0,
    areFiltersOpen: false,
    suggesting: { completions: [], onTyped: fn(), onChoose: fn(), onClose: fn() },
    onModeChange: fn(),
    onTextChange: fn(),
    onSubmit: fn(),
    onFiltersOpen: fn(),
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('radio', { name: 'By recipe name' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('name');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ingredients' }), 'e');
    await expect(args.onTextChange).toHaveBeenCalledWith('e');
  },
};
export const Filled: Story = { args: { text: 'eggs, tomatoes, feta, red onion, garlic', filterCount: 2 } };
export const Loading: Story = {
  args: { text: 'eggs, tomatoes, feta', isLoading: true },
};
export const FiltersOpen: Story = { args: { filterCount: 1, areFiltersOpen: true } };
export const ByRecipeName: Story = { args: { mode: 'name', text: 'shakshuka' } };

const suggesting = (completions: Completion[]) => ({ completions, onTyped: fn(), onChoose: fn(), onClose: fn() });

/** The list opens with the first key, because its code loads then. */
export const Suggesting = {
  args: {
    text: 'eggs, to',
    suggesting: suggesting([
      { kind: 'ingredient', id: 'tomato', name: 'tomato', text: 'eggs, tomato' },
      { kind: 'ingredient', id: 'tofu', name: 'tofu', text: 'eggs, tofu' },
      { kind: 'ingredient', id: 'tonic-water', name: 'tonic water', text: 'eggs, tonic water' },
    ]),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'm');
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'tomato' })).toHaveAttribute('aria-selected', 'true');
  },
} satisfies Story;

export const SuggestingNames = {
  args: {
    mode: 'name',
    text: 'sha',
    suggesting: suggesting([
      { kind: 'recipe', id: '1', name: 'Shakshuka', text: 'Shakshuka' },
      { kind: 'recipe', id: '2', name: 'Shallot tart', text: 'Shallot tart' },
      { kind: 'ingredient', id: 'shallot', name: 'shallot', text: 'shallot' },
    ]),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'k');
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
} satisfies Story;

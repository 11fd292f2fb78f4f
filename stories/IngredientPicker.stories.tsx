import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, within } from 'storybook/test';
import { IngredientPicker } from '@/components/IngredientPicker/IngredientPicker';
import ingredients from '@/views/Home/ingredientNames/en-GB.json';
import { isPlayable } from './playable';
import { data, effectLater, flag, sample, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/IngredientPicker',
  component: IngredientPicker,
  argTypes: {
    isOpen: flag('Whether the sheet is open'),
    meals: data('Common ingredients of meals'),
    drinks: data('Common ingredients of drinks'),
    areDrinksFirst: flag('Drinks come first'),
    ingredients: effectLater(
      sample('Every ingredient by kind', { 'Not loaded': undefined, Loaded: ingredients }),
      'they are found by searching',
    ),
    chosen: data('What is in the search box'),
    canAnalyze: flag('There is something to search for'),
    onToggle: spy('Called with the name'),
    onAnalyze: spy('Analyze was pressed'),
    onClose: spy('The sheet was closed'),
  } satisfies Controls<typeof IngredientPicker>,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    isOpen: true,
    meals: ['eggs', 'milk', 'rice', 'potatoes', 'onions'],
    drinks: ['gin', 'limes', 'mint'],
    ingredients,
    chosen: [],
    canAnalyze: false,
    onToggle: fn(),
    onAnalyze: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IngredientPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  async play({ args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const picker = within(await screen.findByRole('dialog', { name: 'Pick what you have' }));
    await userEvent.type(picker.getByRole('searchbox'), 'aub{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('aubergines');
    await userEvent.click(picker.getByRole('tab', { name: 'Fruit' }));
    await expect(picker.getByRole('button', { name: 'cherries' })).toBeInTheDocument();
  },
};
export const SomeChosen: Story = { args: { chosen: ['eggs', 'half an onion', 'mint'], canAnalyze: true } };
export const DrinksFirst: Story = { args: { areDrinksFirst: true } };
/** Only the common ingredients are there until the list has arrived. */
export const WithoutTheList: Story = { args: { ingredients: undefined } };
export const NotOnTheList: Story = {
  async play({ args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const picker = within(await screen.findByRole('dialog', { name: 'Pick what you have' }));
    await userEvent.type(picker.getByRole('searchbox'), 'zzz');
    await userEvent.click(picker.getByRole('button', { name: 'Add “zzz” anyway' }));
    await expect(args.onToggle).toHaveBeenCalledWith('zzz');
  },
};

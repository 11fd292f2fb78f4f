import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { RuledOutChips } from '@/components/RuledOutChips/RuledOutChips';
import { data, spy, type Controls } from './workbench/controls';

const wish = { phrase: 'no dairy', textWithout: 'eggs' };
const dairy = { ...wish, kind: 'allergen' as const, id: 'Dairy', name: 'dairy' };
const vegan = { ...wish, kind: 'diet' as const, id: 'Vegan', name: 'vegan' };
const cheese = { ...wish, kind: 'ingredient' as const, id: 'cheese', name: 'cheese' };

const meta = {
  title: 'Search/RuledOutChips',
  component: RuledOutChips,
  argTypes: {
    wishes: data('What the text rules out'),
    onRemove: spy('Called with the exclusion to remove'),
  } satisfies Controls<typeof RuledOutChips>,
  args: { wishes: [dairy], onRemove: fn() },
} satisfies Meta<typeof RuledOutChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Allergen: Story = {
  async play({ args, canvas, userEvent }) {
    canvas.getByRole('button', { name: 'without dairy: remove and search again' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith(dairy);
  },
};
export const Diet: Story = { args: { wishes: [vegan] } };
export const Ingredient: Story = { args: { wishes: [cheese] } };
export const Several: Story = {
  args: {
    wishes: [
      vegan,
      dairy,
      cheese,
      { ...cheese, id: 'red-meat', name: 'red meat' },
      { ...dairy, id: 'Nuts', name: 'nuts' },
    ],
  },
  async play({ canvas, userEvent }) {
    const buttons = canvas.getAllByRole('button');
    buttons[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(buttons[1]).toHaveFocus();
  },
};
export const None: Story = { args: { wishes: [] } };

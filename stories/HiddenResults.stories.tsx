import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import { isPlayable } from './playable';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/HiddenResults',
  component: HiddenResults,
  argTypes: {
    reasons: data('Which filters hide how many recipes'),
    onShow: spy('Called with the reason to lift'),
  } satisfies Controls<typeof HiddenResults>,
  args: { reasons: [{ kind: 'allergen', name: 'Shellfish', count: 3 }], onShow: fn() },
} satisfies Meta<typeof HiddenResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAllergen: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden recipes: Shellfish' }));
    await expect(args.onShow).toHaveBeenCalledWith(args.reasons[0]);
  },
};
export const SeveralReasons: Story = {
  args: {
    reasons: [
      { kind: 'allergen', name: 'Dairy', count: 1 },
      { kind: 'rating', count: 4 },
      { kind: 'subcategory', count: 2 },
      { kind: 'cuisine', count: 37 },
    ],
  },
};
export const Uncertain: Story = {
  args: {
    reasons: [
      { kind: 'allergen', name: 'Gluten', count: 7 },
      { kind: 'mayContain', name: 'Nuts', count: 2 },
      { kind: 'unread', count: 3 },
      { kind: 'diet', name: 'Vegan', count: 12 },
    ],
  },
};
/** Beyond five, a press shows the others. */
export const ManyReasons: Story = {
  args: {
    reasons: (['Dairy', 'Gluten', 'Wheat', 'Eggs', 'Sulphites', 'Celery', 'Fish', 'Soy'] as const).map((name, i) => ({
      kind: 'allergen',
      name,
      count: 40 - 4 * i,
    })),
  },
};

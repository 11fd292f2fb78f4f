import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import type { ShoppingRow } from '@/components/ShoppingLines/ShoppingLine';
import { ShoppingLines } from '@/components/ShoppingLines/ShoppingLines';
import { sample, spy, text, unseen, type Controls } from './workbench/controls';
import { isPlayable } from './playable';

const row = (name: string, parts: Partial<ShoppingRow> = {}): ShoppingRow => ({
  key: name,
  name,
  quantity: '',
  isMore: false,
  recipes: [],
  isTicked: false,
  ...parts,
});

const SHAKSHUKA = { id: 1, title: 'Shakshuka' };
const TORTILLA = { id: 2, title: 'Tortilla de patatas' };

const OPEN = [
  row('onions', { quantity: '3', recipes: [SHAKSHUKA, TORTILLA] }),
  row('flat-leaf parsley', { quantity: '1 bunch', recipes: [SHAKSHUKA] }),
  row('potatoes', { quantity: '700 g', isMore: true, recipes: [TORTILLA] }),
  row('lemons'),
];

const BOUGHT = OPEN.map((one) => ({ ...one, isTicked: true }));

/** Lines of a shopping list, merged across recipes. The whole line is pressed to tick it. */
const meta = {
  title: 'Recipes/ShoppingLines',
  component: ShoppingLines,
  argTypes: {
    labelledBy: text('Id of the heading'),
    rows: sample('The lines', { Open: OPEN, Bought: BOUGHT }),
    onTick: spy('Called with the line that was pressed'),
    onRemove: spy('Called with the line whose cross was pressed'),
    editing: unseen('The text of a line, and what takes the new one', 'shows the pencils of open lines'),
    onAlways: spy('Called with the bought line that is always in the kitchen'),
  } satisfies Controls<typeof ShoppingLines>,
  args: {
    labelledBy: 'aisle',
    rows: OPEN,
    onTick: fn(),
    onRemove: fn(),
    onAlways: fn(),
    editing: { textOf: ({ quantity, name }: ShoppingRow) => `${quantity} ${name}`.trim(), onRewrite: fn() },
  },
  decorators: [
    (Story) => (
      <Panel>
        <PanelTitle id="aisle">Fruit and vegetables</PanelTitle>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof ShoppingLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByText('lemons'));
    await expect(args.onTick).toHaveBeenCalledWith(OPEN[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lemons' }));
    await expect(args.onRemove).toHaveBeenCalledWith(OPEN[3]);
  },
};
export const Bought: Story = { args: { rows: BOUGHT } };
export const FullAccount: Story = { args: { rows: [row('saffron', { quantity: '1 pinch', isOnDeviceOnly: true })] } };

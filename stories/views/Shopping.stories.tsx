import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { ShoppingThing } from '@contracts/shopping';
import { refusal } from '@/testing/fakeAnswers';
import type { AppScene } from '../AppStage';
import { range, type ControlsOf } from '../workbench/controls';

interface Args {
  /** How many things are on the list. */
  things: number;
  /** How many of them are in the basket. */
  bought: number;
}

const SHAKSHUKA = { id: 10_001, title: 'Shakshuka' };
const TORTILLA = { id: 10_002, title: 'Tortilla de patatas' };
const thing = (name: string, parts: Partial<ShoppingThing> = {}): ShoppingThing => ({
  name,
  language: 'en-GB',
  ...parts,
});

const THINGS: readonly ShoppingThing[] = [
  thing('onion', { id: 'onion', amount: 2, unit: 'piece', recipe: SHAKSHUKA }),
  thing('egg', { id: 'egg', amount: 6, unit: 'piece', recipe: TORTILLA }),
  thing('potato', { id: 'potato', amount: 700, unit: 'g', grams: 700, recipe: TORTILLA }),
  thing('feta', { id: 'feta', amount: 200, unit: 'g', grams: 200, recipe: SHAKSHUKA }),
  thing('onion', { id: 'onion', amount: 1, unit: 'piece', recipe: TORTILLA }),
  thing('kitchen paper'),
];

const SHARE = 'x'.repeat(27);

const listed = ({ things, bought }: Args): AppScene => ({
  route: '/shopping',
  shopping: {
    byList: {
      guest: {
        entries: Object.fromEntries(
          THINGS.slice(0, things).map((one, i) => {
            const id = `line-${String(i).padStart(12, '0')}`;
            return [id, { id, thing: one, state: i < bought ? ('ticked' as const) : ('open' as const), at: 9 - i }];
          }),
        ),
      },
    },
  },
});

/** What is to be bought, by aisle. The same onion of two recipes is one line. */
const meta = {
  title: 'Views/Shopping',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } }, app: listed },
  argTypes: {
    things: range('How many things are on the list', { min: 0, max: THINGS.length }),
    bought: range('How many of them are in the basket', { min: 0, max: THINGS.length }),
  } satisfies ControlsOf<Args>,
  args: { things: THINGS.length, bought: 0 },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const ToBuy: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(THINGS.length - 1);
  },
};

export const SomeIsBought: Story = {
  args: { bought: 2 },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('checkbox', { checked: true })).length).toBeGreaterThan(0);
  },
};

export const AllIsBought: Story = { args: { bought: THINGS.length } };

export const NothingToBuy: Story = {
  args: { things: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Find recipes' })).toBeInTheDocument();
  },
};

/** Its owner took the link back. */
export const SharedListLost: Story = {
  parameters: {
    noControls: 'It shows what the server answers.',
    app: (): AppScene => ({
      route: `/shopping/${SHARE}`,
      api: { [`GET /api/shared-lists/${SHARE}`]: refusal(404, 'gone') },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'This list is no longer shared' })).toBeInTheDocument();
  },
};

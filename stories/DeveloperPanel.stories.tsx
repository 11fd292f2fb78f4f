import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeveloperPanel } from '@/devtools/DeveloperPanel/DeveloperPanel';
import { shakshuka } from './food';
import { choice, dish, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/DeveloperPanel',
  component: DeveloperPanel,
  argTypes: {
    recipe: dish('The recipe of the page'),
    status: choice('What the panel is doing', ['idle', 'busy', 'refreshed']),
    onRefresh: spy('Refresh was pressed'),
    onDelete: spy('Delete was confirmed'),
  } satisfies Controls<typeof DeveloperPanel>,
  args: { recipe: shakshuka, status: 'idle', onRefresh: fn(), onDelete: fn() },
} satisfies Meta<typeof DeveloperPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheCollection: Story = {};
export const WrittenByAModel: Story = {
  args: {
    recipe: {
      ...shakshuka,
      originalRecipeSource: 'https://example.org/shakshuka',
      _devData: {
        promptData: { ingredients: ['eggs', 'tomatoes'], language: 'en-GB' },
        aiResponse: '{"title":"Shakshuka"}',
      },
    },
  },
};
export const Busy: Story = { args: { status: 'busy' } };
export const Refreshed: Story = { args: { status: 'refreshed' } };

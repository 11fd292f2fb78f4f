import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeveloperPanel } from '@/devtools/DeveloperPanel/DeveloperPanel';
import { shakshuka } from './food';

const ignore = () => undefined;

const meta = {
  title: 'Recipe/DeveloperPanel',
  component: DeveloperPanel,
  args: { recipe: shakshuka, status: 'idle', onRefresh: ignore, onDelete: ignore },
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

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { curry, mojito, shakshuka } from './food';
import { choice, dish, effectLater, text, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/RecipeImage',
  component: RecipeImage,
  argTypes: {
    recipe: dish('The recipe; one without a picture gets a drawing'),
    alt: text('Says what the picture shows'),
    sizes: unseen('The rendered width', 'the browser chooses a file by it'),
    loading: effectLater(choice('When it loads', ['high', 'eager', 'lazy']), 'only a matter of time'),
  } satisfies Controls<typeof RecipeImage>,
  args: { recipe: shakshuka, alt: 'Shakshuka', sizes: '400px', loading: 'eager' },
  decorators: [
    (Story) => (
      <div style={{ width: 382, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipeImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Meal: Story = {};
export const Drink: Story = { args: { recipe: mojito, alt: 'Mojito' } };
export const WithoutAPicture: Story = { args: { recipe: curry, alt: 'Curry' } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { FirstSteps } from '@/components/FirstSteps/FirstSteps';
import { RecentSearches } from '@/components/RecentSearches/RecentSearches';

const meta = { title: 'Search/Suggestions' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Examples: Story = { render: () => <ExampleSearches mode="ingredients" onChoose={() => undefined} /> };
export const ExamplesByName: Story = { render: () => <ExampleSearches mode="name" onChoose={() => undefined} /> };
export const Steps: Story = { render: () => <FirstSteps mode="ingredients" /> };
export const StepsByName: Story = { render: () => <FirstSteps mode="name" /> };
export const Recent: Story = {
  render: () => (
    <RecentSearches
      searches={[
        { mode: 'ingredients', text: 'eggs, tomatoes, feta' },
        { mode: 'name', text: 'tortilla de patatas' },
        { mode: 'ingredients', text: 'leftover rice, spring onions, two carrots, half a cabbage, soy sauce' },
      ]}
      onChoose={() => undefined}
      onClear={() => undefined}
    />
  ),
};
export const WorthBuying: Story = {
  render: () => (
    <Unlocks
      unlocks={[
        { id: 'cream', name: 'cream', recipes: 4 },
        { id: 'butter', name: 'butter', recipes: 1 },
      ]}
    />
  ),
};

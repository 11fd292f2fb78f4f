import { Button } from '@/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RestoredBanner } from '@/components/RestoredBanner/RestoredBanner';

const ignore = () => undefined;

const meta = { title: 'States' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const NothingFound: Story = {
  render: () => (
    <EmptyState text="No recipes found. Try different ingredients or adjust your filters.">
      <Button look="outlined">Filters</Button>
    </EmptyState>
  ),
};
export const RecipeNotFound: Story = {
  render: () => (
    <EmptyState
      title="Recipe not found"
      text="The link may be mistyped, or it has expired: a recipe shared by a guest can be opened for 30 days."
    />
  ),
};
export const NoNetwork: Story = {
  render: () => <ConnectionErrorPanel drawing="unpluggedStove" onTryAgain={ignore} onRefresh={ignore} />,
};
export const NoConnection: Story = { render: () => <ConnectionErrorPanel onTryAgain={ignore} onRefresh={ignore} /> };
export const Restored: Story = { render: () => <RestoredBanner onScrollToRecipes={ignore} onClear={ignore} /> };

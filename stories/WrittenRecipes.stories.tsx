import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeCard } from '@/components/RecipeCard/RecipeCard';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { TruthNote } from '@/components/TruthNote/TruthNote';
import { WritingNote } from '@/components/WritingNote/WritingNote';
import { frittata, shakshuka } from './food';

const ignore = () => undefined;

/** What the interface shows of a language model: that it is writing, what it wrote, and what was corrected. */
const meta = { title: 'Recipes/Written by a model' } satisfies Meta;
export default meta;

type Story = StoryObj;

const note = { isWriting: true, progress: 34, count: 0, onStop: ignore, onShow: ignore };
const generated = frittata.generated!;

export const Writing: Story = { render: () => <WritingNote {...note} /> };
export const TwoAreReady: Story = { render: () => <WritingNote {...note} progress={68} count={2} /> };
export const Written: Story = { render: () => <WritingNote {...note} isWriting={false} count={3} /> };
export const NothingWritten: Story = { render: () => <WritingNote {...note} isWriting={false} /> };

export const CardOfAModel: Story = {
  render: () => (
    <div style={{ width: 382 }}>
      <RecipeCard recipe={frittata} />
    </div>
  ),
};
export const CardOfAModelWithALongName: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <RecipeCard
        recipe={{
          ...frittata,
          generated: { ...generated, by: 'openrouter/meta-llama/llama-4-maverick-instruct-2025' },
        }}
      />
    </div>
  ),
};
export const OneWrittenTwoToCome: Story = {
  render: () => <RecipeGrid label="Written for your kitchen" recipes={[frittata]} awaited={2} />,
};
export const NoneToCome: Story = { render: () => <RecipeGrid label="Found" recipes={[shakshuka]} /> };

export const Checked: Story = { render: () => <TruthNote generated={generated} /> };
export const CheckedWithACaution: Story = {
  render: () => (
    <TruthNote generated={{ ...generated, report: { ...generated.report, corrected: [], cautions: ['rawEgg'] } }} />
  ),
};

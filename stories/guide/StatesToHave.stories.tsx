import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RecipeCardSkeleton } from '@/components/RecipeCardSkeleton/RecipeCardSkeleton';
import { GuidePage, Table, WRITTEN } from './GuidePage';

const EVERY = [
  ['At rest', 'Looks like what it does.'],
  ['Hover and focus', 'Focus is a ring of 3 px, never removed. Hover shows nothing that touch cannot reach.'],
  ['Pressed and chosen', 'Told by shape or words too, never by colour alone.'],
  ['Disabled', 'Only while it will soon be possible. Otherwise leave it out, or say why.'],
  ['Loading', 'The shape of what will come. After three seconds it says so, after ten it offers a way out.'],
  ['Empty', 'A drawing, one sentence with the cause, one way on. Nothing green over nothing.'],
  ['Failed', 'What happened, what is safe, what to do.'],
  ['Offline', 'What the device has, and that it is from the device.'],
  ['Too much', 'The longest word in French, a hundred items, text at 200 %.'],
] as const;

const StatesToHave = () => (
  <GuidePage
    title="States every component must have"
    lead="A component is done when each of these has a story, or cannot happen."
  >
    <Table
      label="States"
      heads={['State', 'What it owes the cook']}
      rows={EVERY.map(([state, duty]) => ({ key: state, cells: [state, duty] }))}
    />
    <h2>Loading</h2>
    <div style={{ maxWidth: 382 }}>
      <RecipeCardSkeleton />
    </div>
    <h2>Empty</h2>
    <EmptyState isPart title="Recipe not found" text="The link may be mistyped, or it has expired." />
  </GuidePage>
);

const meta = { title: 'Guide/States to have', component: StatesToHave, ...WRITTEN } satisfies Meta<typeof StatesToHave>;
export default meta;

export const Read: StoryObj<typeof meta> = {};

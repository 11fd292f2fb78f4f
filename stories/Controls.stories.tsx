import { Button } from '@/components/Button/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';

const meta = { title: 'Foundations/Controls' } satisfies Meta;
export default meta;

type Story = StoryObj;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

export const Buttons: Story = {
  render: () => (
    <div style={row}>
      <Button look="filled">Apply</Button>
      <Button look="outlined">Refresh Page</Button>
      <Button>Reset</Button>
      <Button look="filled" disabled>
        Analyze
      </Button>
      <Button look="outlined" size="large">
        Share
      </Button>
    </div>
  ),
};
export const Chips: Story = {
  render: () => (
    <div style={row}>
      <ChoiceChip aria-pressed={true}>Dinner</ChoiceChip>
      <ChoiceChip aria-pressed={false}>Lunch</ChoiceChip>
    </div>
  ),
};

const CategorySwitch = () => {
  const [category, setCategory] = useState('Meals');
  const segments = ['All', 'Meals', 'Drinks'].map((value) => ({ value, label: value }));
  return <SegmentedControl label="Category" segments={segments} value={category} onChange={setCategory} />;
};
export const Segments: Story = {
  render: () => <CategorySwitch />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Drinks' }));
    await expect(canvas.getByRole('radio', { name: 'Drinks' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Meals' })).toBeChecked();
  },
};

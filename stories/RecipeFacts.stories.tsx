import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { AllergenEvidenceList } from '@/components/AllergenEvidenceList/AllergenEvidenceList';
import { NutritionBars } from '@/components/NutritionBars/NutritionBars';
import { Panel } from '@/components/Panel/Panel';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { shakshuka } from './food';
import { isPlayable } from './playable';

const meta = { title: 'Recipe/Facts' } satisfies Meta;
export default meta;

type Story = StoryObj;

const Stepper = () => {
  const [servings, setServings] = useState(4);
  return <ServingsStepper servings={servings} onChange={setServings} />;
};

export const Servings: Story = {
  render: () => <Stepper />,
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(canvas.getByText('3')).toBeInTheDocument();
  },
};
export const Nutrition: Story = {
  render: () => (
    <Panel>
      <NutritionBars nutrition={{ calories: 318, protein: 17, carbs: 19, fat: 20, fiber: 5, sugar: 12 }} />
    </Panel>
  ),
};
export const Allergens: Story = {
  render: () => (
    <Panel>
      <AllergenEvidenceList allergens={shakshuka.allergens} evidence={shakshuka.allergenEvidence ?? []} />
    </Panel>
  ),
};
export const NoAllergenFound: Story = {
  render: () => (
    <Panel>
      <AllergenEvidenceList allergens={[]} evidence={[]} />
    </Panel>
  ),
};

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
      <AllergenEvidenceList recipe={shakshuka} />
    </Panel>
  ),
};
export const NoAllergenFound: Story = {
  render: () => (
    <Panel>
      <AllergenEvidenceList recipe={{ allergens: [] }} />
    </Panel>
  ),
};
export const PossibleAllergens: Story = {
  render: () => (
    <Panel>
      <AllergenEvidenceList
        recipe={{
          ...shakshuka,
          mayContain: [
            { allergen: 'Nuts', ingredient: 'traces of nuts' },
            { allergen: 'Sulphites', ingredient: 'dried apricots' },
          ],
        }}
      />
    </Panel>
  ),
};
export const UnreadLines: Story = {
  render: () => (
    <Panel>
      <AllergenEvidenceList recipe={{ allergens: [], unreadLines: { count: 3, total: 9 }, foreignLanguage: 'de' }} />
    </Panel>
  ),
};

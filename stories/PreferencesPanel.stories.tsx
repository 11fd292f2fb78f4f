import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { AllergenChoices } from '@/components/AllergenChoices/AllergenChoices';
import { DietChoices } from '@/components/DietChoices/DietChoices';
import { PreferencesPanel } from '@/components/PreferencesPanel/PreferencesPanel';

const nothing = () => undefined;

const meta = {
  title: 'Frame/PreferencesPanel',
  component: PreferencesPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    anchor: null,
    preferences: DEFAULT_PREFERENCES,
    keepsToasts: false,
    onKeepsToastsChange: nothing,
    onLanguageChoose: nothing,
    onMeasurementSystemChoose: nothing,
    onDietToggle: nothing,
    onAllergenToggle: nothing,
    onReset: nothing,
    onClose: nothing,
  },
  render: function Open(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <span ref={setAnchor} style={{ position: 'absolute', top: 16, insetInlineEnd: 24 }} />
        <PreferencesPanel {...args} anchor={anchor} />
      </>
    );
  },
} satisfies Meta<typeof PreferencesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Defaults: Story = {};
export const OfACook: Story = {
  args: {
    preferences: {
      language: 'en-GB',
      measurementSystem: 'imperial',
      dietTypes: ['Vegetarian', 'Low FODMAP'],
      excludedAllergens: ['Shellfish', 'Molluscs'],
    },
  },
};
export const Diets: Story = { render: () => <DietChoices chosen={['Vegan', 'Keto']} onToggle={nothing} /> };
export const Allergens: Story = {
  render: () => <AllergenChoices excluded={['Nuts', 'Sulphites', 'Kiwi']} onToggle={nothing} />,
};

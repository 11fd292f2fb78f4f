import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { PreferencesPanel } from '@/components/PreferencesPanel/PreferencesPanel';
import { data, flag, spy, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Frame/PreferencesPanel',
  component: PreferencesPanel,
  argTypes: {
    anchor: unseen('The button that the panel hangs on', 'an element of the page'),
    preferences: data('What is chosen'),
    keepsToasts: flag('Messages stay until they are closed'),
    onKeepsToastsChange: spy('Called with the new state'),
    onLanguageChoose: spy('Called with the language'),
    onMeasurementSystemChoose: spy('Called with the units'),
    onDietToggle: spy('Called with the diet'),
    onAllergenToggle: spy('Called with the allergen'),
    onReset: spy('Everything was reset'),
    onClose: spy('The panel was closed'),
  } satisfies Controls<typeof PreferencesPanel>,
  parameters: { layout: 'fullscreen' },
  args: {
    anchor: null,
    preferences: DEFAULT_PREFERENCES,
    keepsToasts: false,
    onKeepsToastsChange: fn(),
    onLanguageChoose: fn(),
    onMeasurementSystemChoose: fn(),
    onDietToggle: fn(),
    onAllergenToggle: fn(),
    onReset: fn(),
    onClose: fn(),
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

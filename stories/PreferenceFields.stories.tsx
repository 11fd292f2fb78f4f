import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { MEASUREMENT_SYSTEMS } from '@contracts/vocabulary';
import { PreferenceFields } from '@/components/PreferenceFields/PreferenceFields';
import { choice, flag, language, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Preferences/PreferenceFields',
  component: PreferenceFields,
  argTypes: {
    language: language('The language of the interface'),
    measurementSystem: choice('The units', MEASUREMENT_SYSTEMS),
    keepsToasts: flag('Messages stay until they are closed'),
    onLanguageChoose: spy('Called with the language'),
    onMeasurementSystemChoose: spy('Called with the units'),
    onKeepsToastsChange: spy('Called with the new state'),
  } satisfies Controls<typeof PreferenceFields>,
  args: {
    language: 'en-GB',
    measurementSystem: 'metric',
    onLanguageChoose: fn(),
    onMeasurementSystemChoose: fn(),
    keepsToasts: false,
    onKeepsToastsChange: fn(),
  },
  render: function Held(args) {
    const [chosen, holdLanguage] = useHeld(args.language, args.onLanguageChoose);
    const [system, holdSystem] = useHeld(args.measurementSystem, args.onMeasurementSystemChoose);
    const [keeps, holdKeeps] = useHeld(args.keepsToasts, args.onKeepsToastsChange);
    return (
      <PreferenceFields
        language={chosen}
        measurementSystem={system}
        onLanguageChoose={holdLanguage}
        onMeasurementSystemChoose={holdSystem}
        keepsToasts={keeps}
        onKeepsToastsChange={holdKeeps}
      />
    );
  },
} satisfies Meta<typeof PreferenceFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MetricInBritain: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0]!, 'fr');
    await expect(args.onLanguageChoose).toHaveBeenCalledWith('fr');
  },
};
export const ImperialInAmerica: Story = { args: { language: 'en-US', measurementSystem: 'imperial' } };

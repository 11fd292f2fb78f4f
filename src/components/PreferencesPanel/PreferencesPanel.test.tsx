import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/PreferencesPanel.stories';
import { PreferencesPanel } from './PreferencesPanel';

const open = (
  args: Parameters<typeof renderStory<Parameters<typeof PreferencesPanel>[0]>>[2],
  story = stories.Defaults,
) => renderStory({ ...meta, component: PreferencesPanel }, story, { anchor: document.body, ...args });

describe('<PreferencesPanel />', () => {
  it('changes language and measurement', async () => {
    const onLanguageChoose = jest.fn();
    const onMeasurementSystemChoose = jest.fn();
    open({ onLanguageChoose, onMeasurementSystemChoose });
    expect(screen.getByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(onLanguageChoose).toHaveBeenCalledWith('fr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Measurement system' }), 'imperial');
    expect(onMeasurementSystemChoose).toHaveBeenCalledWith('imperial');
  });

  it('keeps messages until they are closed', async () => {
    const onKeepsToastsChange = jest.fn();
    open({ onKeepsToastsChange });
    const keep = screen.getByRole('switch', { name: 'Keep messages until I close them' });
    expect(keep).toHaveAccessibleDescription('Otherwise they disappear after five seconds.');
    await userEvent.click(keep);
    expect(onKeepsToastsChange).toHaveBeenCalledWith(true);
  });

  it('offers six diets, and explains each', async () => {
    const onDietToggle = jest.fn();
    open({ onDietToggle });
    const diets = within(screen.getByRole('group', { name: 'Diet types' }));
    expect(diets.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Meat (no restrictions)',
      'Pescatarian',
      'Vegetarian',
      'Vegan',
      'Keto',
      'Low FODMAP',
    ]);
    const keto = diets.getByRole('checkbox', { name: 'Keto' });
    expect(keto).toHaveAccessibleDescription('low carb, high fat');
    await userEvent.click(keto);
    expect(onDietToggle).toHaveBeenCalledWith('Keto');
  });

  it('offers fifteen allergens, toggled by the keyboard', async () => {
    const onAllergenToggle = jest.fn();
    open({ onAllergenToggle }, stories.OfACook);
    const allergens = within(screen.getByRole('group', { name: 'Excluded allergens' }));
    expect(allergens.getAllByRole('checkbox')).toHaveLength(15);
    expect(allergens.getByRole('checkbox', { name: 'Shellfish' })).toBeChecked();
    const mustard = allergens.getByRole('checkbox', { name: 'Mustard' });
    mustard.focus();
    await userEvent.keyboard(' ');
    expect(onAllergenToggle).toHaveBeenCalledWith('Mustard');
  });

  it('shows a custom allergen, so that it can be removed', () => {
    const preferences = { ...meta.args.preferences, excludedAllergens: ['Kiwi'] };
    open({ preferences });
    expect(screen.getByRole('checkbox', { name: 'Kiwi' })).toBeChecked();
  });

  it('offers a related allergen, and moves the focus to its tile', async () => {
    const onAllergenToggle = jest.fn();
    const preferences = { ...meta.args.preferences, excludedAllergens: ['Shellfish'] };
    open({ onAllergenToggle, preferences });
    await userEvent.click(screen.getByRole('button', { name: /Molluscs/ }));
    expect(onAllergenToggle).toHaveBeenCalledWith('Molluscs');
    expect(screen.getByRole('checkbox', { name: 'Molluscs' })).toHaveFocus();
  });

  it('resets and closes', async () => {
    const onReset = jest.fn();
    const onClose = jest.fn();
    open({ onReset, onClose });
    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(onReset).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/Header.stories';

describe('<Header />', () => {
  it('leads home', () => {
    renderStory(meta, stories.OnPaper);
    expect(screen.getByRole('link', { name: 'Larder' })).toHaveAttribute('href', '/');
  });

  it('changes language and measurement from its preferences', async () => {
    const onLanguageChoose = jest.fn();
    const onMeasurementSystemChoose = jest.fn();
    renderStory(meta, stories.OnPaper, { onLanguageChoose, onMeasurementSystemChoose });
    await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
    expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(onLanguageChoose).toHaveBeenCalledWith('fr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Measurement system' }), 'imperial');
    expect(onMeasurementSystemChoose).toHaveBeenCalledWith('imperial');
  });
});

import { render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { NewPasswordField } from '../PasswordField/NewPasswordField';
import { FormTextField } from './FormTextField';

describe.each([
  ['a text field', <FormTextField key="box" label="Email" />, 1],
  [
    'a field for a new password',
    <NewPasswordField key="password" label="Password" value="" onChange={() => undefined} />,
    2,
  ],
])('%s', (_what, field, count) => {
  it('has an error region that a screen reader observes before there is an error', () => {
    render(<AppFrame>{field}</AppFrame>);
    const places = screen.getAllByText('', { selector: '[aria-live="polite"]' });
    expect(places).toHaveLength(count);
    for (const place of places) expect(place).toBeVisible();
  });
});

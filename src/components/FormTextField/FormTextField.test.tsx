import { render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { NewPasswordField } from '../PasswordField/NewPasswordField';
import { FormTextField } from './FormTextField';

describe.each([
  ['a box', <FormTextField key="box" label="Email" />, 1],
  [
    'a box for a new password',
    <NewPasswordField key="password" label="Password" value="" onChange={() => undefined} />,
    2,
  ],
])('%s', (_what, field, count) => {
  it('has a place for what will be wrong with it, which a screen reader listens to before', () => {
    render(<AppFrame>{field}</AppFrame>);
    const places = screen.getAllByText('', { selector: '[aria-live="polite"]' });
    expect(places).toHaveLength(count);
    for (const place of places) expect(place).toBeVisible();
  });
});

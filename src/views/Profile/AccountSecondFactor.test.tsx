import { screen, within } from '@testing-library/react';
import { button, openAccount } from '@/testing/accountPage';
import { refusal } from '@/testing/fakeApi';

const FACTOR = 'GET /api/user/second-factor';
const SETUP = 'POST /api/user/second-factor/setup';
const CONFIRM = 'POST /api/user/second-factor';
const OFF = 'POST /api/user/second-factor/off';
const OFF_STATE = { turnedOnAt: null, recoveryCodesLeft: 0 };
const ON_STATE = { turnedOnAt: '2026-03-02T12:00:00.000Z', recoveryCodesLeft: 9 };
const KEY = 'JBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_none, i) => `7K3M-9QX${i}-4HWB`);

describe('two-step sign-in', () => {
  it('is turned on with the password, the key and a code, and ends with codes that have to be kept', async () => {
    let state: object = OFF_STATE;
    const { user, server, store } = openAccount({
      [FACTOR]: () => state,
      [SETUP]: { secret: KEY, secretAddress: `otpauth://totp/Larder:ada?secret=${KEY}` },
      [CONFIRM]: () => {
        state = ON_STATE;
        return { recoveryCodes: CODES };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }));
    await user.keyboard('saffron{Enter}');
    expect(await screen.findByRole('img', { name: 'QR code with the key for your app' })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Six-digit code from the app'), '123 456{Enter}');
    expect(await screen.findByText(CODES[0]!)).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toMatch(new RegExp(`${KEY}|${CODES[0]}`));
    expect(await button('Done')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I have kept the codes' }));
    await user.click(await button('Done'));
    expect(await screen.findByText('On since 2 March 2026.')).toBeInTheDocument();
    expect(screen.getByText('9 recovery codes left.')).toBeInTheDocument();
    expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
    expect(server.sentTo(SETUP)).toEqual([{ password: 'saffron' }]);
    expect(server.sentTo(CONFIRM)).toEqual([{ oneTimeCode: '123 456' }]);
  });

  it('is turned off with the password and a code, and says why that was refused', async () => {
    const { user, server } = openAccount({
      [FACTOR]: ON_STATE,
      [OFF]: () => refusal(403, { error: 'WRONG_CODE', message: 'This code is wrong.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    const form = await screen.findByRole('form', { name: 'Turn off two-step sign-in' });
    await user.type(within(form).getByLabelText('Current password'), 'saffron');
    await user.type(screen.getByLabelText('Code from the app, or a recovery code'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong.')).toBeInTheDocument();
    expect(server.sentTo(OFF)).toEqual([{ password: 'saffron', oneTimeCode: '000000' }]);
  });

  it('says so when the browser lets nothing be copied, as over plain HTTP', async () => {
    const { user, effects } = openAccount({
      [FACTOR]: OFF_STATE,
      [SETUP]: { secret: KEY, secretAddress: `otpauth://totp/Larder:ada?secret=${KEY}` },
    });
    effects.copyText.mockResolvedValue(false);
    await user.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }));
    await user.keyboard('saffron{Enter}');
    await user.click(await button('Copy the key'));
    expect(effects.copyText).toHaveBeenCalledWith(KEY);
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
    expect(screen.getByText('Your browser does not allow it. Select the text and copy it yourself.')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { field, openAccount } from '@/testing/accountPage';
import { USER } from '@/testing/anAccount';
import { offline } from '@/testing/fakeApi';

describe('the picture', () => {
  it('has no button for choosing one, which is for later', async () => {
    openAccount();
    await field('First name');
    expect(screen.queryByRole('button', { name: /picture/i })).not.toBeInTheDocument();
  });
});

describe('marketing mail', () => {
  const CONSENT = 'PUT /api/user/marketing-consent';
  const news = () => screen.findByRole('switch', { name: 'Send me a few recipes now and then' });

  it('is off, and switches on immediately', async () => {
    const { user, server } = openAccount({ [CONSENT]: { ...USER, marketingConsent: true } });
    expect(await news()).not.toBeChecked();
    await user.click(await news());
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(await news()).toBeChecked();
    expect(server.sentTo(CONSENT)).toEqual([{ marketingConsent: true }]);
  });

  it('reverts if the server refuses the change', async () => {
    const { user } = openAccount({ [CONSENT]: offline });
    await user.click(await news());
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    expect(await news()).not.toBeChecked();
  });
});

describe('the terms', () => {
  it('that were accepted are shown with their date and a link', async () => {
    openAccount({
      'GET /api/auth/me': { ...USER, termsVersion: '2025-05-17', termsAcceptedAt: '2026-03-02T12:00:00.000Z' },
    });
    const terms = await screen.findByRole('region', { name: 'Terms' });
    expect(terms).toHaveTextContent('You accepted the Terms & Conditions dated 17 May 2025 on 2 March 2026.');
    expect(within(terms).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  });

  it('are hidden for an account without a record of them', async () => {
    openAccount();
    await field('First name');
    expect(screen.queryByRole('region', { name: 'Terms' })).not.toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

describe('the frame of every screen', () => {
  it('has a skip link past the header', async () => {
    renderApp('/');
    await screen.findByRole('group', { name: 'Photo of your ingredients' });
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('leaves the focus alone on a fresh load', async () => {
    renderApp('/');
    await screen.findByRole('group', { name: 'Photo of your ingredients' });
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['About', 'About Larder'],
    ['Contact', 'Contact'],
    ['Privacy', 'Privacy'],
    ['Terms', 'Terms & Conditions'],
  ])('leads to %s and moves the focus to its heading', async (link, heading) => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
    expect(document.title).toBe(`${heading} · Larder`);
  });

  it.each(['en-GB', 'en-US'] as const)('shows the terms in ten sections with their date, in %s', async (language) => {
    renderApp('/terms', { preferences: { language } });
    expect(await screen.findByText('Last updated May 17, 2025')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  });

  it('shows the not-found page for an unknown address', async () => {
    renderApp('/pantry');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  });

  it('changes language from the header', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Preferences' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
    expect(await screen.findByText(/Qu’avez-vous dans vos placards/)).toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const openWith = async (contact?: string) => {
  renderApp('/contact', { api: { 'GET /api/health': { accounts: true, devTools: false, contact } } });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
};

describe('the page of contacts', () => {
  it('links to where the operator can be written to, for questions and for mistakes', async () => {
    await openWith('mailto:help@example.org');
    expect(await screen.findByRole('link', { name: 'Write to the operator' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
    expect(screen.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute('href', 'mailto:help@example.org');
    expect(screen.queryByRole('link', { name: 'The terms of this site' })).not.toBeInTheDocument();
  });

  it('leads to what a cook can read when the operator gives no address', async () => {
    await openWith();
    expect(await screen.findByRole('link', { name: 'The terms of this site' })).toHaveAttribute('href', '/terms');
    expect(screen.queryByRole('link', { name: 'Write to the operator' })).not.toBeInTheDocument();
  });
});

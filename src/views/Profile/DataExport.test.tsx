import { screen } from '@testing-library/react';
import { button, openAccount } from '@/testing/accountPage';
import { EXPORT } from '@/testing/anAccount';
import { refusal } from '@/testing/fakeApi';

describe('the data of the user', () => {
  const downloads: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:larder';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push({ name: this.download, blob: blob! });
    });
  });

  it('are downloaded as one file, and leave no trace in the store', async () => {
    const { user, store } = openAccount({ 'GET /api/user/export': EXPORT });
    await user.click(await button('Export my data'));
    expect(await screen.findByText('Data exported')).toBeInTheDocument();
    expect(downloads).toHaveLength(1);
    expect(downloads[0]!.name).toMatch(/^larder-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(await downloads[0]!.blob.text())).toEqual(EXPORT);
    expect(JSON.stringify(store.getState())).not.toContain(EXPORT.user.termsAcceptedAt);
  });

  it('are named for the day of the cook, which may not be that of Greenwich', async () => {
    jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2027);
    jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(0);
    jest.spyOn(Date.prototype, 'getDate').mockReturnValue(9);
    const { user } = openAccount({ 'GET /api/user/export': EXPORT });
    await user.click(await button('Export my data'));
    expect(await screen.findByText('Data exported')).toBeInTheDocument();
    jest.restoreAllMocks();
    expect(downloads[0]!.name).toBe('larder-2027-01-09.json');
  });

  it('can be requested again if the download failed', async () => {
    const { user } = openAccount({ 'GET /api/user/export': () => refusal(500) });
    await user.click(await button('Export my data'));
    expect(await screen.findByText('Export failed')).toBeInTheDocument();
    expect(downloads).toEqual([]);
    expect(await button('Export my data')).toHaveAttribute('aria-disabled', 'false');
  });
});

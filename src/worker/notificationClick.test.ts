import { showDish, type OpenPage } from './notificationClick';

const pageAt = (path: string, log: string[], canNavigate = true): OpenPage => ({
  url: `https://larder.example${path}`,
  focus: async () => void log.push(`focus ${path}`),
  navigate: async (to) => {
    if (!canNavigate) throw new TypeError('not controlled');
    log.push(`navigate ${to}`);
  },
});

const press = async (pages: (log: string[]) => OpenPage[]) => {
  const log: string[] = [];
  const open = { matchAll: async () => pages(log), openWindow: async (path: string) => void log.push(`open ${path}`) };
  await showDish(open, '/recipe/7#cooking');
  return log;
};

describe('clicking a notification', () => {
  it('focuses the page that shows the dish', async () => {
    expect(await press((log) => [pageAt('/', log), pageAt('/recipe/7#cooking', log)])).toEqual([
      'focus /recipe/7#cooking',
    ]);
  });

  it('navigates another page of Larder to the dish', async () => {
    expect(await press((log) => [pageAt('/', log)])).toEqual(['focus /', 'navigate /recipe/7#cooking']);
  });

  it('opens a page if none is open, or if the open one belongs to another worker', async () => {
    expect(await press(() => [])).toEqual(['open /recipe/7#cooking']);
    expect(await press((log) => [pageAt('/', log, false)])).toEqual(['focus /', 'open /recipe/7#cooking']);
  });
});

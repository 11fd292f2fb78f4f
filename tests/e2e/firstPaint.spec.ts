import { expect, test } from '@playwright/test';
import { search } from './kitchen';
import { watchFaces, watchFirstSight, withheldScript } from './heldBack';

// A clean console is checked here, and Playwright writes to it when it blocks the worker.
test.use({ serviceWorkers: 'allow' });

test.describe('the first visit', () => {
  for (const { locale, title } of [
    { locale: 'en-GB', title: 'What’s in your larder?' },
    { locale: 'fr-FR', title: 'Qu’avez-vous dans vos placards ?' },
    { locale: 'es-MX', title: '¿Qué hay en tu despensa?' },
  ])
    test(`shows the page in ${locale} before any script runs`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(baseURL!);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await context.close();
    });

  test('keeps what was typed before the script loaded, without layout shift', async ({ page }) => {
    const { complaints, shift } = await watchFirstSight(page);
    const letGo = await withheldScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('textbox');
    await box.pressSequentially('eggs, tomatoes');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    letGo();
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    await expect(box).toHaveValue('eggs, tomatoes');
    await expect(box).toBeFocused();
    expect(await heading!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await shift()).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
  });

  // At some of these widths a line of the fallback face breaks elsewhere than one of ours.
  for (const width of [324, 360, 374, 404, 412, 430])
    test(`moves nothing on a phone ${width} px wide while its script and its fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const { shift } = await watchFirstSight(page);
      const letGo = await withheldScript(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      const font = page.waitForResponse(/\.woff2$/);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await font;
      letGo();
      await page.getByRole('button', { name: /^Preferences/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shift()).toBeLessThan(0.001);
    });

  for (const path of ['/', '/terms', '/auth', '/saved'])
    test(`asks for its two faces with the document of ${path}, each once`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const faces = [...html.matchAll(/<link [^>]*as="font"[^>]*>/g)].map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!);
      expect(faces.map((address) => address.replace(/^.*\/|-.*$/g, '')).sort()).toEqual(['figtree', 'young']);
      for (const address of faces) expect((await request.get(address)).headers()['content-type']).toBe('font/woff2');
    });

  test('of a page that only the script draws shows its own fonts', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const facesOf = await watchFaces(page);
    expect(await facesOf('h1')).toEqual(['Young Serif']);
    expect(await facesOf('label')).toEqual([expect.stringContaining('Figtree')]);
  });

  test('shows fonts that came late with the next screen, and moves nothing before', async ({ page }) => {
    const { shift } = await watchFirstSight(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const fonts = page.waitForResponse(/young.*\.woff2$/);
    await page.goto('/');
    await fonts;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const facesOf = await watchFaces(page);
    expect(await facesOf('h1')).not.toContain('Young Serif');
    expect(await shift()).toBe(0);
    await search(page, 'eggs, tomatoes, onions');
    expect(await facesOf('h1')).not.toContain('Young Serif');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/about/);
    await expect.poll(() => facesOf('h1')).toEqual(['Young Serif']);
    expect(await facesOf('footer a')).toEqual([expect.stringContaining('Figtree')]);
  });

  test('shows its own fonts from the second page on', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('load');
    await page.goto('/terms');
    const isOurs = () => document.fonts.check("16px 'Figtree Variable'") && document.fonts.check("16px 'Young Serif'");
    await expect.poll(() => page.evaluate(isOurs)).toBe(true);
  });

  test('replays presses and choices made before the script loaded', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pick from a list' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') });
    letGo();
    await expect(page.getByText('For cooking')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please upload an image file.');
  });

  test('searches for an Enter pressed in the box before the script loaded', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox').fill('eggs, potatoes');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('eggs, potatoes');
  });

  test('is in the language that was chosen before', async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué hay en tu despensa?');
    const cookies = await page.context().cookies();
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'i18nextLng', value: 'es' }));
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<html lang="es">');
    expect((await request.get('/')).headers()['vary']).toMatch(/Cookie, Accept-Language/);
  });
});

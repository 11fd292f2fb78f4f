import { expect, test, type Locator, type Page } from '@playwright/test';
import { sayIn } from './visits';

const MEALS = [
  { dish: 'shakshuka', language: 'en-GB', locale: 'en-GB' },
  { dish: 'boeuf bourguignon', language: 'es', locale: 'es-ES' },
  { dish: 'pad thai', language: 'fr', locale: 'fr-FR' },
  { dish: 'spaghetti carbonara', language: 'es', locale: 'es-ES' },
  { dish: 'mojito', language: 'fr', locale: 'fr-FR' },
] as const;
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** A phone on its side, and a window of 1280 x 800 at 200 % zoom. */
const LOW_WINDOWS = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
] as const;

const openDish = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/analyze', {
    multipart: { recipeName: name, category: 'None', preferences: '{}' },
  });
  const { recipes } = (await answer.json()) as { recipes: { id: number }[] };
  await page.goto(`/recipe/${recipes[0]!.id}#method`);
};

/** What a wet thumb and an eye two metres away need of a step. */
const judge = (view: Locator) =>
  view.evaluate((dialog) => {
    const sentence = dialog.querySelector<HTMLElement>('p[style*="--phone"]')!;
    const words = sentence.getBoundingClientRect();
    const clock = dialog.querySelector('[role="timer"]')!.getBoundingClientRect();
    const buttons = [...dialog.querySelectorAll('button')]
      .map((button) => ({ name: button.innerText, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const beside = dialog.querySelector('section');
    const main = dialog.querySelector('button.main')!.getBoundingClientRect();
    return {
      letters: Number.parseFloat(getComputedStyle(sentence).fontSize),
      /** How much of the sentence has to be scrolled to. */
      hidden: Math.max(0, Math.round(words.bottom - clock.top)),
      /** The same of the step that runs beside it. */
      hiddenBeside: beside ? Math.max(0, Math.round(beside.getBoundingClientRect().bottom - clock.top)) : 0,
      small: buttons.filter(({ box }) => box.width < 44 || box.height < 44).map(({ name }) => name),
      mainHeight: main.height,
      isMainInReach: main.top > window.innerHeight / 2 && main.bottom <= window.innerHeight,
      isWide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

/** How much of a step's words, ingredients included, wet hands would have to scroll to. */
const belowTheEdge = (view: Locator) =>
  view.evaluate((dialog) => {
    const place = dialog.querySelector('p[style*="--phone"]')!.parentElement!.parentElement!;
    return Math.max(0, place.scrollHeight - place.clientHeight - 1);
  });

/** The buttons that something else covers, in part or whole; the bars of the steps scroll sideways, and do not count. */
const coveredButtons = (view: Locator) =>
  view.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        if (button.closest('li')) return false;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const middle = (left + right) / 2;
        // The corners are round.
        const points = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint(middle, y));
        return !points.every((hit) => button.contains(hit));
      })
      .map((button) => button.textContent || button.ariaLabel),
  );

/** In seconds, as the clock shows them. */
const secondsLeft = async (view: Locator): Promise<number> => {
  const [face] = (await view.getByRole('timer').innerText()).split('\n');
  return face!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

const HOURS_PASS_WITHIN_MS = 360_000;

for (const { dish, language, locale } of MEALS)
  test.describe(`${dish} in ${language}`, () => {
    test.use({ locale, viewport: PHONES[0], hasTouch: true });

    test('is cooked to the end on a phone: each step in large letters, its buttons large and under the thumb', async ({
      page,
    }) => {
      // Hours of cooking pass second by second, which takes a busy machine minutes.
      test.setTimeout(HOURS_PASS_WITHIN_MS);
      const say = sayIn(language);
      await page.clock.install();
      await openDish(page, dish);
      await page
        .getByRole('button', { name: say('cooking.start') })
        .first()
        .tap();
      const view = page.getByRole('dialog');
      const bars = view.getByRole('list', { name: say('stepBars.steps') }).getByRole('button');
      await expect(view.getByRole('timer')).toBeVisible();
      const steps = await bars.count();
      const current = () =>
        bars.evaluateAll((all) => {
          const at = all.findIndex((bar) => bar.getAttribute('aria-current') === 'step');
          return at < 0 ? all.length : at;
        });
      // A step that ran alongside the last one may be over with it.
      for (let step = 0; step < steps; step = await current()) {
        for (const phone of PHONES) {
          await page.setViewportSize(phone);
          // The words are fitted with the frame after the window has changed. The small phone has no room for the longest lists.
          await expect.poll(() => (phone === PHONES[0] ? belowTheEdge(view) : 0)).toBe(0);
          const { letters, mainHeight, ...seen } = await judge(view);
          expect(seen).toEqual({ hidden: 0, hiddenBeside: 0, small: [], isMainInReach: true, isWide: false });
          expect(letters).toBeGreaterThanOrEqual(20);
          expect(mainHeight).toBeGreaterThanOrEqual(56);
        }
        // At every other step the cook is not there, and the timer goes on by itself.
        if (step % 2 === 0) await view.locator('button.next').tap();
        else await page.clock.runFor((await secondsLeft(view)) * 1000 + 1_500);
        await expect.poll(current).toBeGreaterThan(step);
      }
      await expect(view.getByRole('heading', { name: say('cookingStage.complete') })).toBeVisible();
      for (const size of [...LOW_WINDOWS, ...PHONES]) {
        await page.setViewportSize(size);
        await expect.poll(() => coveredButtons(view), `${size.width} x ${size.height}`).toEqual([]);
      }
      await page.setViewportSize(PHONES[0]);
      const done = view.getByRole('button', { name: say('cookingStage.done') });
      expect((await done.boundingBox())!.width).toBeGreaterThan(300);
      await done.tap();
      await expect(view).toBeHidden();
      await expect(page.getByRole('tab').first()).toBeVisible();
    });
  });

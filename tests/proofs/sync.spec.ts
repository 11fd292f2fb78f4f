import { expect, test, type Page, type Route } from '@playwright/test';
import { cards, search } from '../e2e/kitchen';
import { accountList, byId, ownServer, register, type Saved } from './ownServer';
import { ranFor, writeReport } from './report';
import { editWriter, listWriter, noteWriter, unsentLines } from './sync/written';

const ACTIONS = Number(process.env.ACTIONS ?? 200);
const KILL_EACH = Number(process.env.KILL_EACH ?? 25);
const PORT = Number(process.env.PROOF_PORT ?? 3433);
/** How many of the actions are on the cards; the others are on pages of their own, in turn. */
const ON_CARDS = 0.5;
const WRITES = /\/api\/(user\/recipes\/|cookbook|shopping)/;

/** Seeded, so that a failure can be reproduced. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

const inBrowser = (page: Page, uid: string) =>
  page.evaluate((owner) => {
    const keys = Object.keys(window.localStorage);
    const list = JSON.parse(window.localStorage.getItem(`savedRecipes_${owner}`) ?? '[]') as Saved[];
    return {
      list: list.map(({ id, userRating }) => ({ id, userRating })),
      unsent: keys.filter((key) => key.startsWith('unsentChange_')).length,
    };
  }, uid);

test('browser and account agree after the worst of servers', async ({ browser }) => {
  const begunAt = Date.now();
  const server = await ownServer(PORT);
  const random = dice(Number(process.env.SEED ?? 7));
  const counts = { save: 0, rate: 0, remove: 0, failed: 0, answered: 0, lostAnswers: 0, kills: 0 };
  const written: Record<string, number> = {};
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 1200 },
    });
    const uid = await register(context.request);
    const page = await context.newPage();
    await page.goto('/');
    await search(page, 'eggs, flour, butter, sugar, milk');
    await page.getByRole('button', { name: 'Load More Recipes' }).click();
    await expect(cards(page)).toHaveCount(12);

    const address = await cards(page).first().getByRole('link').first().getAttribute('href');
    const writers = [
      await listWriter(context, uid),
      await noteWriter(context, uid, address!),
      await editWriter(context),
    ];

    await context.route(WRITES, async (route: Route) => {
      if (random() >= 0.5) {
        counts.answered += 1;
        return route.continue().catch(() => undefined);
      }
      counts.failed += 1;
      const kind = random();
      if (kind < 0.4) return route.fulfill({ status: 500, body: '{"message":"no"}' });
      if (kind < 0.7) return route.abort('connectionreset');
      // The server stores the change, but the browser never receives the answer.
      counts.lostAnswers += 1;
      await route.fetch().catch(() => undefined);
      return route.abort('connectionreset').catch(() => undefined);
    });

    let restarting = Promise.resolve();
    /** The stars the cook sees on the cards must be on the account in the end. */
    const stars = new Map<string, number>();
    const actOnCards = async () => {
      const card = cards(page).nth(Math.floor(random() * 12));
      const title = await card.getByRole('heading').innerText();
      const heart = card.locator('button[aria-pressed]');
      const isSaved = (await heart.getAttribute('aria-pressed')) === 'true';
      if (random() < 0.55) {
        await heart.click();
        counts[isSaved ? 'remove' : 'save'] += 1;
      } else {
        const given = 1 + Math.floor(random() * 5);
        await card
          .getByRole('radio')
          .nth(given - 1)
          .click({ force: true });
        stars.set(title, given);
        counts.rate += 1;
      }
    };
    for (let action = 1; action <= ACTIONS; action += 1) {
      if (random() >= ON_CARDS) {
        const writer = writers[Math.floor(random() * writers.length)]!;
        // The page of an edit reads the recipe again.
        if (writer.what === 'edits') await restarting;
        await writer.act(random);
        written[writer.what] = (written[writer.what] ?? 0) + 1;
      } else await actOnCards();
      if (action % KILL_EACH === 0) {
        await restarting;
        await server.kill();
        counts.kills += 1;
        restarting = new Promise((resolve) => setTimeout(resolve, 1_500)).then(server.start);
      }
    }
    await restarting;
    await context.unroute(WRITES);
    const quietAt = Date.now();
    for (const one of context.pages()) await one.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(async () => {
      expect((await inBrowser(page, uid)).unsent + (await unsentLines(page))).toBe(0);
    }).toPass({ timeout: 120_000 });
    const settledAfter = Date.now() - quietAt;

    const account = byId(await accountList(context.request));
    const shown = byId((await inBrowser(page, uid)).list);
    expect(shown.map(({ id }) => id)).toEqual(account.map(({ id }) => id));
    // A recipe that was removed and saved again has no stars here until the account's list is read; the account
    // remembers them.
    const rated = shown.filter(({ userRating }) => userRating > 0);
    expect(account.filter(({ id }) => rated.some((one) => one.id === id))).toEqual(rated);

    for (const writer of writers) await expect(() => writer.check()).toPass({ timeout: 30_000 });

    await page.reload();
    await expect(async () => expect(byId((await inBrowser(page, uid)).list)).toEqual(account)).toPass({
      timeout: 30_000,
    });
    expect(byId(await accountList(context.request))).toEqual(account);
    for (const writer of writers) await writer.check();
    await context.close();

    writeReport('sync', 'Browser and account agree', [
      `\`npm run prove -- sync\`: a cook in Chromium acts ${ACTIONS} times, half of them on the cards (saves, rates, removes), the others in further tabs: on the shopping list (adds, ticks, takes off), on the notes of a recipe (writes, changes, removes), and on an own recipe (edits). Half of the calls fail: an error of the server, a connection that breaks before the call arrives, or one that breaks after the server has done it. The server is killed with SIGKILL every ${KILL_EACH} actions and started again. Then the network is good again, the outbox empties itself, and browser and account must have the same recipes with the same stars, the lines and notes that the cook left and no other, and each save of the own recipe as a version, before and after a reload.`,
      '',
      `- ${counts.save} saves, ${counts.rate} ratings, ${counts.remove} removals; ${Object.entries(written)
        .map(([what, count]) => `${count} × ${what}`)
        .join(', ')}; ${counts.kills} kills`,
      `- calls: ${counts.answered} got through to the server (or to where it was killed), ${counts.failed} failed, ${counts.lostAnswers} of them after the server had done it`,
      `- everything was sent ${settledAfter} ms after the network was good again; differences: 0`,
      ranFor(begunAt),
    ]);
  } finally {
    await server.remove();
  }
});

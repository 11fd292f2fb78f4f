import type { Cook } from './cook';
import { test } from './inBrowser';

const PASSWORD = 'saffron and cardamom';

const search = async (cook: Cook, text: string) => {
  await cook.writes(/[Ii]ngredients/, text);
  await cook.presses('button', /^Analyze/);
  await cook.sees('article', /./, '#results');
};

/**
 * The page scrolls to its results some 300 ms after the answer, or 500 ms after they were restored. A driver that has
 * looked up where a card is, and presses only then, would miss it: on a busy machine WebKit's presses the footer.
 */
const isAtRest = (cook: Cook) =>
  cook.until('the page goes on scrolling', () =>
    cook.driver.run(
      () =>
        new Promise<boolean>((resolve) => {
          const before = window.scrollY;
          setTimeout(() => resolve(window.scrollY === before), 1_000);
        }),
    ),
  );

/** Presses the first card among the results with this name. */
const pressesResult = async (cook: Cook, name: RegExp) => {
  await cook.sees('link', name, '#results article');
  await isAtRest(cook);
  await cook.presses('link', name, '#results article');
};

/** The results rest behind the recipe: neither a key nor a search in the page may lead there. */
const reachesNothingBehind = (cook: Cook) =>
  cook.until('the results behind the recipe can be reached', () =>
    cook.driver.run(() => {
      const link = document.querySelector<HTMLElement>('[data-resting] article a');
      link?.focus();
      return link !== null && document.activeElement !== link && !/Recipe Results/.test(document.body.innerText);
    }),
  );

/** Opens a dish by searching for its name. */
const openDish = async (cook: Cook, name: string) => {
  await cook.open('/');
  await cook.presses('any', /^By recipe name$/, 'main');
  await cook.writes(/[Nn]ame/, name);
  await cook.presses('button', /^Search$/);
  await pressesResult(cook, new RegExp(name));
  await cook.isAt(/^\/recipe\/\d+/);
};

const startCooking = async (cook: Cook) => {
  // Chromium loses a press on a page that it has not shown yet; a cook cannot be so quick, a driver can.
  await cook.until('the method is not shown', async () => {
    await cook.presses('tab', /^Method$/);
    return cook.driver.run(() => location.hash === '#method');
  });
  await cook.presses('button', /^Start cooking$/, 'main');
  await cook.sees('heading', /^Step 1 of \d+$/, '[role="dialog"]');
};

/** The number of steps of the open dish, and the current one. */
const place = (cook: Cook) =>
  cook.driver.run(() => {
    const { sessions } = JSON.parse(localStorage.getItem('cookingTimers') ?? '{"sessions":{}}') as {
      sessions: Record<string, { stepIndex: number; status: string; steps: unknown[] }>;
    };
    const [session] = Object.values(sessions);
    return { step: session?.stepIndex ?? -1, steps: session?.steps.length ?? 0, status: session?.status ?? 'none' };
  });

const isComplete = async (cook: Cook) => {
  await cook.sees('heading', /^Cooking complete!$/, '[role="dialog"]');
  await cook.reads('Cooking complete!');
  await cook.isWell();
};

/** Another tab stores that the current step ends in a second, so that the test need not wait for minutes. */
const letTimePass = (cook: Cook) =>
  cook.driver.run(() => {
    const oldValue = localStorage.getItem('cookingTimers') ?? '';
    const timers = JSON.parse(oldValue) as { sessions: Record<string, { endsAt: number | null; status: string }> };
    for (const session of Object.values(timers.sessions))
      if (session.status === 'running') session.endsAt = Date.now() + 1_000;
    const newValue = JSON.stringify(timers);
    localStorage.setItem('cookingTimers', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'cookingTimers', oldValue, newValue, storageArea: localStorage }));
  });

test('a dish found by search is cooked to the end with the buttons', async ({ cook }) => {
  await cook.open('/');
  await search(cook, 'eggs, potatoes, onion');
  await pressesResult(cook, /./);
  await cook.isAt(/^\/recipe\/\d+/);
  await reachesNothingBehind(cook);
  for (const name of [/^Ingredients$/, /^Overview$/]) await cook.presses('tab', name);
  await startCooking(cook);
  await cook.until('the session is not stored', async () => (await place(cook)).steps > 0);
  const { steps } = await place(cook);
  for (let step = 2; step <= steps; step += 1) {
    await cook.presses('button', /^Next step$/, '[role="dialog"]');
    await cook.sees('heading', new RegExp(`^Step ${step} of ${steps}$`), '[role="dialog"]');
    await cook.isWell();
  }
  await cook.presses('button', /^Finish$/, '[role="dialog"]');
  await isComplete(cook);
  await cook.presses('button', /^Done$/, '[role="dialog"]');
  await cook.sees('tab', /^Method$/);
  await cook.isWell();
});

test('a dish is cooked to the end by its clock', async ({ cook }) => {
  await openDish(cook, 'Shakshuka');
  await startCooking(cook);
  await cook.until('the session is not stored', async () => (await place(cook)).steps > 0);
  const { steps } = await place(cook);
  for (let step = 1; step <= steps; step += 1) {
    await cook.until(`step ${step} is not stored`, async () => (await place(cook)).step === step - 1);
    await letTimePass(cook);
    if (step < steps) await cook.sees('heading', new RegExp(`^Step ${step + 1} of ${steps}$`), '[role="dialog"]');
    await cook.isWell();
  }
  await isComplete(cook);
});

test('a dish is paused, left, resumed, skipped through and finished from the keyboard', async ({ cook }) => {
  await openDish(cook, 'Mojito');
  await startCooking(cook);
  await cook.presses('button', /^Pause$/, '[role="dialog"]');
  await cook.presses('button', /^Resume$/, '[role="dialog"]');
  await cook.presses('button', /^Next step$/, '[role="dialog"]');
  await cook.presses('button', /^Previous$/, '[role="dialog"]');
  await cook.sees('heading', /^Step 1 of/, '[role="dialog"]');
  await cook.driver.press('Escape');
  await cook.seesNo('dialog', /./);
  await cook.isWell();
  await cook.presses('button', /^Skip to step 2$/, 'main');
  await cook.presses('link', /^About$/);
  await cook.presses('link', /Mojito/, '[aria-label="On the stove"]');
  await cook.sees('heading', /^Step 2 of/, '[role="dialog"]');
  const { steps } = await place(cook);
  for (let step = 2; step <= steps; step += 1) await cook.driver.press('ArrowRight');
  await isComplete(cook);
});

test('a recipe is kept on the device and moves to a new account, and the profile is saved', async ({
  cook,
  engine,
}) => {
  await cook.open('/');
  await search(cook, 'eggs, potatoes, onion');
  await isAtRest(cook);
  await cook.presses('button', /^Save /, '#results article');
  await cook.presses('button', /^Keep on this device$/, '[role="dialog"]');
  await cook.sees('heading', /^On this device/);

  await cook.presses('link', /^Create account$/);
  await cook.writes(/^Email/, `${engine}-${Date.now()}@example.org`);
  await cook.writes(/^Password/, PASSWORD);
  await cook.writes(/^First name/, 'Marta');
  await cook.presses('checkbox', /^I accept the Terms/);
  await cook.presses('button', /^Create account$/, 'main');
  await cook.sees('link', /^Profile$/);
  await cook.reads('Recipes migrated');
  await cook.isAt(/^\/(?!auth)/);
  await cook.sees('heading', /^Recipe Results/);
  await cook.isWell();

  await isAtRest(cook);
  await cook.presses('link', /[Ss]aved/, 'header');
  await cook.isAt(/^\/saved/);
  await cook.sees('article', /./, 'main');
  await cook.presses('link', /^Profile$/);
  await cook.presses('checkbox', /^Vegan/, 'main');
  await cook.presses('checkbox', /^Sesame/, 'main');
  await cook.reads('Saved to your account');
  await cook.open('/profile');
  await cook.until('Sesame is not ticked', () =>
    cook.driver.run(() => [...document.querySelectorAll('input:checked')].length >= 2),
  );
  await cook.presses('button', /^Sign out$/);
  await cook.reads('Logged out successfully');
  await cook.sees('link', /^Sign in$/);
  await cook.isWell();
});

test('without a network, the recipes on the device are searched, opened and cooked', async ({ cook, line }) => {
  await cook.open('/');
  await cook.until('nothing is on the device', () =>
    cook.driver.run(async () => {
      if (!('serviceWorker' in navigator)) return false;
      const files = (await (await caches.open('larder-device')).keys()).map(({ url }) => url);
      return ['corpus-facts', 'corpus-en', 'offline.'].every((name) => files.some((file) => file.includes(name)));
    }),
  );
  await line.cut();
  await cook.open('/');
  await search(cook, 'eggs, potatoes, onion');
  await pressesResult(cook, /./);
  await cook.isAt(/^\/recipe\/\d+/);
  await startCooking(cook);
  await cook.until('the session is not stored', async () => (await place(cook)).steps > 0);
  const { steps } = await place(cook);
  for (let step = 1; step < steps; step += 1) await cook.presses('button', /^Next step$/, '[role="dialog"]');
  await cook.presses('button', /^Finish$/, '[role="dialog"]');
  await isComplete(cook);
  await line.mend();
});

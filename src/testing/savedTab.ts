import type { Recipe } from '@contracts/recipe';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { openTab } from '@/testing/accountTab';
import { recipes } from '@/testing/builders';
import { keptCalls } from '@/testing/keptCalls';

/** Three recipes to save. */
export const [soup, pie, cake] = recipes(3, {}, 11) as [Recipe, Recipe, Recipe];

/** A signed-in tab and its server. */
export const signedIn = async (start?: Parameters<typeof accountServer>[0]) => {
  const server = accountServer(start);
  const tab = await openTab();
  await tab.signIn('u1');
  return { server, tab };
};

/** Expects the same recipes with the same ratings on both sides, and nothing kept of the calls that brought them there. */
export const expectAgreement = (server: AccountServer, tab: Awaited<ReturnType<typeof openTab>>) => {
  expect([...tab.ids()].sort()).toEqual([...server.ids()].sort());
  expect(keptCalls(tab.getState())).toEqual([]);
  const listed = new Set(tab.ids().map(String));
  expect(tab.stars()).toEqual(Object.fromEntries(Object.entries(server.stars()).filter(([id]) => listed.has(id))));
};

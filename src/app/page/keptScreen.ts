import type { ComponentProps } from 'react';
import { matchPath, type UNSAFE_LocationContext as Place, type UNSAFE_RouteContext as Match } from 'react-router-dom';

/** What React Router tells the screens below it. */
export interface Routing {
  place: ComponentProps<typeof Place.Provider>['value'];
  match: ComponentProps<typeof Match.Provider>['value'];
}

/** A screen other than a recipe, with the address that it shows. */
export interface KeptScreen {
  /** Another number for each time that a screen is opened. */
  id: number;
  routing: Routing;
  /** It stands behind the recipe that one of its cards opened. */
  isBehind: boolean;
}

/** The card that was pressed last: the path of its screen, and of the recipe. */
interface PressedCard {
  path: string;
  href: string;
}

const HOME = '/';

/** The path of a recipe's page. */
export const RECIPE_PATH = '/recipe/:id';

/** Whether this address is the page of a recipe. */
export const isRecipePath = (pathname: string): boolean => matchPath(RECIPE_PATH, pathname) !== null;

/** Only a press keeps a screen: with Forward, one of its dialogs may be open, and would stay over the recipe. */
const isOpenedBy = (card: PressedCard | undefined, from: Routing, { place }: Routing) =>
  place.navigationType === 'PUSH' &&
  card?.href === place.location.pathname &&
  card.path === from.place.location.pathname;

/** Back leads to the entry that was left, and so does the link from a recipe to Home. */
const isReturn = (from: Routing, { place: { location } }: Routing) => {
  const { pathname, key } = from.place.location;
  return pathname === location.pathname && (key === location.key || pathname === HOME);
};

/**
 * Which screen is in the document at this address, beside the recipe if it is that of one. The screen whose card opened
 * a recipe stays behind it, so that Back only has to show it again.
 * @param card the card that was pressed last
 */
export const screenAt = (
  before: KeptScreen | undefined,
  routing: Routing,
  card: PressedCard | undefined,
): KeptScreen | undefined => {
  if (before?.routing.place === routing.place) return before;
  const { pathname, key } = routing.place.location;
  if (isRecipePath(pathname)) {
    if (!before || before.isBehind) return before;
    return isOpenedBy(card, before.routing, routing) ? { ...before, isBehind: true } : undefined;
  }
  if (before?.isBehind && isReturn(before.routing, routing))
    // The address that it knows already would draw all its links again.
    return { ...before, isBehind: false, ...(before.routing.place.location.key !== key && { routing }) };
  return { id: before && !before.isBehind ? before.id : (before?.id ?? 0) + 1, routing, isBehind: false };
};

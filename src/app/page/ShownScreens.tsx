import { useContext, useState, type ReactNode } from 'react';
import {
  Route,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { leftCard } from '@/lib/browser/leftCard';
import { EarlyPresses } from '@/views/Layout/EarlyPresses';
import { isRecipePath, RECIPE_PATH, screenAt, type KeptScreen, type Routing } from './keptScreen';
import { HomeView, OtherRoutes, RecipeDetailView } from './screens';
import { ScreenRoom } from './ScreenRoom';

/* Constant, so that a change of the address alone renders no screen again. */
const SCREENS = (
  <>
    <Routes>
      <Route index element={<HomeView />} />
      <Route path="*" element={<OtherRoutes />} />
    </Routes>
    <EarlyPresses />
  </>
);
const RECIPE = (
  <>
    <Routes>
      <Route path={RECIPE_PATH} element={<RecipeDetailView />} />
    </Routes>
    <EarlyPresses />
  </>
);

/** Tells the screens inside it an address, whatever the one in the address bar is. */
const At = ({ routing: { place, match }, children }: { routing: Routing; children: ReactNode }) => (
  <LocationContext value={place}>
    <RouteContext value={match}>{children}</RouteContext>
  </LocationContext>
);

/**
 * The screen at the address. The one whose card opened a recipe stays in the document behind it, hidden and at rest, with
 * its address and its state: Back shows it at once.
 */
export const ShownScreens = () => {
  const routing = { place: useContext(LocationContext), match: useContext(RouteContext) };
  const [kept, setKept] = useState<KeptScreen>();
  const screen = screenAt(kept, routing, leftCard());
  if (screen !== kept) setKept(screen);
  const isRecipe = isRecipePath(routing.place.location.pathname);
  return (
    <>
      {screen && (
        <ScreenRoom key={screen.id} isResting={isRecipe}>
          <At routing={screen.routing}>{SCREENS}</At>
        </ScreenRoom>
      )}
      {isRecipe && RECIPE}
    </>
  );
};

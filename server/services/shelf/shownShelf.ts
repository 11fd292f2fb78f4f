import { recipeShelf, type RecipeShelf } from '../recipeShelf';
import type { Follower } from './followDatabase';
import type { ShelfContent } from './shelfFiller';
import type { ShelfSources } from './shelfSources';

/** The shelf that is searched: what `first` has, until `show` replaces it. */
export const createShownShelf = ({ corpus, imported }: Pick<ShelfSources, 'corpus' | 'imported'>, first: Follower) => {
  let fillings = 0;
  let leftOut = 0;
  const countLeftOut = () => {
    leftOut += 1;
  };
  const finish = (follower: Follower) => {
    const { shelf: searched, content } = follower.finish();
    fillings += 1;
    return {
      shelf: recipeShelf({ corpus, imported, leftOut: countLeftOut }, { shelf: searched, ids: content.ids }),
      content,
    };
  };
  const { content: before, ...shownFirst } = finish(first);
  let { shelf } = shownFirst;
  return {
    /** What `first` has, to be kept. */
    before,
    current: (): RecipeShelf => shelf,
    stamp: (): string => `${fillings} ${leftOut} ${corpus.changes()}`,
    /** @returns what it has, to be kept */
    show(follower: Follower): ShelfContent {
      const finished = finish(follower);
      shelf = finished.shelf;
      return finished.content;
    },
  };
};

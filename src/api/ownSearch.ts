import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import { deviceKitchen } from '@/offline/deviceKitchen';
import type { OfflineKitchen } from '@/offline/offlineKitchen';
import type { OwnMatches } from '@/offline/ownMatches';
import { joinOwnMatches, totalsOf } from './joinOwnMatches';

/** A search in which own recipes of this device take part. */
export interface OwnSearch {
  /** What the server is asked: it counts without them. */
  request: AnalyzeRequest;
  /**
   * Its answer with them.
   * @param askAgain for a page that begins elsewhere, because own recipes are on the pages before
   */
  join: (
    answer: AnalyzeResponse,
    askAgain?: (request: AnalyzeRequest) => Promise<AnalyzeResponse | undefined>,
  ) => Promise<AnalyzeResponse>;
}

/** What a photo showed, the own recipes are searched for in words. */
const inWords = ({ images: _images, ...request }: AnalyzeRequest, { ingredients }: AnalyzeResponse) =>
  ({ ...request, ingredients: ingredients.join(', ') }) satisfies AnalyzeRequest;

/**
 * The first page of a list brings its own strong matches along, and the first page of the weaker ones its weaker own
 * ones: the server's places follow from how many came before.
 */
export const ownSearchIn = (kitchen: Pick<OfflineKitchen, 'ownMatches'>, request: AnalyzeRequest): OwnSearch => {
  const { offset = 0, images } = request;
  const matchesOf = (asked: AnalyzeRequest): OwnMatches => kitchen.ownMatches({ ...asked, offset: 0 });
  if (offset === 0)
    return {
      request,
      join: (answer) => Promise.resolve(joinOwnMatches(answer, matchesOf(images ? inWords(request, answer) : request), 'strong')), // prettier-ignore
    };

  const matches = matchesOf(request);
  const { strong, weaker } = matches;
  const from = Math.max(0, offset - strong.recipes.length);
  return {
    request: { ...request, offset: from },
    async join(answer, askAgain) {
      const { strong: strongOfServer, total } = totalsOf(answer);
      if (strongOfServer === total || from < strongOfServer) return joinOwnMatches(answer, matches, 'further');
      if (from === strongOfServer) return joinOwnMatches(answer, matches, 'weaker');
      const earlier = Math.max(strongOfServer, from - weaker.recipes.length);
      const moved = weaker.recipes.length > 0 ? await askAgain?.({ ...request, offset: earlier }) : answer;
      return joinOwnMatches(moved ?? answer, matches, 'further');
    },
  };
};

/** The same with the own recipes of this device. Rejects when its code or its data cannot be loaded. */
export const ownSearch = async (request: AnalyzeRequest, own: readonly Recipe[]): Promise<OwnSearch> =>
  ownSearchIn(await deviceKitchen(request.preferences.language, own), request);

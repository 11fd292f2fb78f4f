import type { Emptied, Restriction, RuledOut } from '@contracts/analyze';
import type { Language } from '@contracts/vocabulary';
import { ingredientName } from '../recipes/ingredientNames';
import type { MatchQuery } from './matchQuery';
import { masksOf, type SearchFields } from './searchFields';
import { searchIndex } from './searchIndex';
import type { SearchShelf } from './searchShelf';
import type { Wished } from './wishes/wished';

interface Asked {
  shelf: SearchShelf;
  fields: SearchFields;
  query: MatchQuery;
  ruledOut: readonly RuledOut[];
  /** The effects of the wishes in the text, without the one at this place of `ruledOut` when given. */
  wishedWithout: (place?: number) => Wished;
  language: Language;
}

type Lifted = readonly [by: Restriction, changes: Partial<MatchQuery>];

const isKindAsked = ({ category, subcategory = 'All' }: SearchFields): boolean =>
  category !== 'None' || (subcategory !== 'All' && subcategory !== 'None');

/** Each restriction of a search, with the query that remains without it. */
const restrictionsOf = ({ shelf, fields, query, ruledOut, wishedWithout, language }: Asked): Lifted[] => {
  const { mustUse = [], cuisines = [], maxMinutes } = fields;
  const lifted: Lifted[] = mustUse.map((id, place) => [
    { kind: 'mustUse', id, name: ingredientName(id, language) },
    { mustUse: query.mustUse?.filter((_, other) => other !== place) },
  ]);
  if (maxMinutes !== undefined) lifted.push([{ kind: 'time' }, { maxMinutes: undefined }]);
  if (cuisines.length > 0) lifted.push([{ kind: 'cuisine' }, { cuisines: [] }]);
  if (isKindAsked(fields))
    lifted.push([{ kind: 'kind' }, masksOf({ ...fields, category: 'None', subcategory: undefined }, wishedWithout())]);
  ruledOut.forEach((wish, place) => {
    const wished = wishedWithout(place);
    const isRuledOut = wished.ingredients.length > 0 ? shelf.hasOneOf(wished.ingredients) : undefined;
    lifted.push([
      { ...wish, kind: 'ruledOut' },
      { ...masksOf(fields, wished), isRuledOut },
    ]);
  });
  return lifted;
};

/** Why a search found nothing: how many recipes there are without each restriction alone, the largest first. */
export const emptiedBy = (asked: Asked): Emptied[] =>
  restrictionsOf(asked)
    .map(([by, lifted]) => ({
      by,
      recipes: searchIndex(asked.shelf.index, { ...asked.query, ...lifted, limit: 0, purchases: undefined }).total,
    }))
    .filter(({ recipes }) => recipes > 0)
    .sort((a, b) => b.recipes - a.recipes);

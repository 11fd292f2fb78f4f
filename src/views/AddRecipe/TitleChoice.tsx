import { useIntl } from 'react-intl';
import { FormCheckBox } from '@/components/FormCheckBox/FormCheckBox';
import { offeredCount, offeredPlaces } from '@/lib/recipe/importChoice';
import { importRecipeChosen, type RecipeImport } from '@/slices/recipeImportSlice';
import { useAppDispatch } from '@/store/hooks';
import { Hint } from './AddRecipeView.styles';
import { More } from './ImportLists';
import { importMessages as messages } from './importMessages';
import { Opening, Titles } from './ImportPanel.styles';

/** Titles that stand open; further ones appear at a press. */
const OPEN = 5;

type Props = Readonly<{ current: RecipeImport; labelledBy: string }>;

/** The recipes of a file by their titles: all of them are taken but those that the cook unticks. */
export const TitleChoice = ({ current, labelledBy }: Props) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { titles = [], total, leftOut = [] } = current;
  const places = offeredPlaces(current);
  const count = offeredCount(current);
  if (places.length === 0) return null;
  const row = (place: number) => (
    <li key={place}>
      {total === 1 ? (
        titles[place]
      ) : (
        <FormCheckBox
          checked={!leftOut.includes(place)}
          onChange={({ currentTarget }) => dispatch(importRecipeChosen({ place, isTaken: currentTarget.checked }))}
        >
          {titles[place]}
        </FormCheckBox>
      )}
    </li>
  );
  const isLong = places.length > OPEN;
  const limit = count > places.length && <Hint>{formatMessage(messages.onlyNamed, { count: places.length })}</Hint>;
  return (
    <>
      <Titles aria-labelledby={labelledBy}>
        {places.slice(0, OPEN).map(row)}
        {!isLong && <More count={count} first={places} />}
      </Titles>
      {!isLong && limit}
      {isLong && (
        <Opening>
          <summary>{formatMessage(messages.more, { count: count - OPEN })}</summary>
          <Titles aria-labelledby={labelledBy}>
            {places.slice(OPEN).map(row)}
            <More count={count} first={places} />
          </Titles>
          {limit}
        </Opening>
      )}
    </>
  );
};

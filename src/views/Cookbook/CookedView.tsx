import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { TextLink } from '@/components/TextLink/TextLink';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { selectCooked, selectNeglected } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { CookbookBack } from './CookbookBack';
import { CookedEntries } from './CookedEntries';
import { Column, DishCard, DishCards, Quiet, SectionTitle } from './Cookbook.styles';
import { DishPicture } from './DishPicture';
import { messages } from './messages';
import { useToday } from './useToday';

const NEGLECTED_SHOWN = 12;

/** What was cooked, and which saved recipes have not been for long. */
export const CookedView = () => {
  const { formatMessage, formatDate } = useIntl();
  const cooked = useAppSelector(selectCooked);
  const lasting = useLastingFocus();
  const today = useToday();
  const neglected = useAppSelector((state) => selectNeglected(state, today)).slice(0, NEGLECTED_SHOWN);
  const title = formatMessage(messages.cookedTitle);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <Column {...lasting}>
      <CookbookBack />
      <PageHeading>{title}</PageHeading>
      {cooked.length === 0 && (
        <EmptyState
          isPart
          drawing="coveredDish"
          title={formatMessage(messages.noneCooked)}
          text={formatMessage(messages.noneCookedText)}
        >
          <ButtonLink to="/" look="filled">
            {formatMessage(messages.find)}
          </ButtonLink>
        </EmptyState>
      )}
      {cooked.length > 0 && <CookedEntries label={title} entries={cooked} />}
      {neglected.length > 0 && (
        <>
          <SectionTitle id="cooked-neglected">{formatMessage(messages.neglected)}</SectionTitle>
          <DishCards aria-labelledby="cooked-neglected">
            {neglected.map(({ recipe, last }) => (
              <DishCard key={recipe.id}>
                <DishPicture id={recipe.id} title={recipe.title} />
                <div>
                  <TextLink to={`/recipe/${recipe.id}`} lang={langAttribute(recipe)}>
                    {recipe.title}
                  </TextLink>
                  <Quiet>
                    {last === undefined
                      ? formatMessage(messages.never)
                      : formatMessage(messages.last, {
                          day: formatDate(last, { dateStyle: 'long', timeZone: 'UTC' }),
                        })}
                  </Quiet>
                </div>
              </DishCard>
            ))}
          </DishCards>
        </>
      )}
    </Column>
  );
};

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { cookbookApi } from '@/api/cookbookApi';
import { BackArrow } from '@/components/Arrow/Arrow';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { TextLink } from '@/components/TextLink/TextLink';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { PageSpinner } from '../Layout/PageSpinner';
import { messages as savedMessages } from '../SavedRecipes/messages';
import { Column, Quiet } from './Cookbook.styles';
import { messages } from './messages';

/** One page of the recipes, and the button for the next. */
const Page = ({ share, from, onEnd }: { share: string; from: number; onEnd?: (next: number) => void }) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  const { data } = cookbookApi.useGetSharedCollectionQuery({ share, language, ...(from > 0 && { from }) });
  if (!data) return <PageSpinner />;
  const { next } = data;
  return (
    <>
      <RecipeGrid label={data.name} recipes={data.recipes} />
      {next !== null && onEnd && (
        <Button look="outlined" onClick={() => onEnd(next)}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  );
};

/** A collection of another cook, opened by its link: to read, without an account. */
export const SharedCollectionView = () => {
  const { formatMessage } = useIntl();
  const { share = '' } = useParams();
  const language = useAppSelector(selectLanguage);
  const { data, error, refetch } = cookbookApi.useGetSharedCollectionQuery({ share, language });
  const [pages, setPages] = useState([0]);
  const page = data?.name ?? formatMessage(messages.sharedCollection);
  useDocumentTitle(formatMessage(layoutMessages.title, { page }));
  if (data)
    return (
      <Column>
        <TextLink to="/">
          <BackArrow fontSize="compact" />
          {formatMessage(savedMessages.back)}
        </TextLink>
        <PageHeading>{data.name}</PageHeading>
        <Quiet as="h2">{formatMessage(messages.count, { count: data.total })}</Quiet>
        {pages.map((from, i) => (
          <Page
            key={from}
            share={share}
            from={from}
            onEnd={i === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </Column>
    );
  const status = error && (error as ApiFailure).status;
  const isLost = status === 404 || status === 400;
  if (error)
    return (
      <Column>
        <EmptyState
          drawing={isLost ? 'lostPage' : 'unpluggedStove'}
          title={formatMessage(isLost ? messages.sharedLost : messages.failed)}
          text={formatMessage(isLost ? messages.sharedLostText : messages.failedText)}
        >
          {isLost ? (
            <ButtonLink to="/" look="filled">
              {formatMessage(messages.find)}
            </ButtonLink>
          ) : (
            <Button look="filled" onClick={() => void refetch()}>
              {formatMessage(messages.tryAgain)}
            </Button>
          )}
        </EmptyState>
      </Column>
    );
  return (
    <Column>
      <p role="status">{formatMessage(messages.loading)}</p>
    </Column>
  );
};

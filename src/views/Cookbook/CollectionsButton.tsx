import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { useOnceTrue } from '../Layout/useOnceTrue';
import { CollectionsSheet } from './later';
import { messages } from './messages';

/** Puts a recipe into collections, several at once. */
export const CollectionsButton = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useOnceTrue(isOpen);
  return (
    <>
      <Button look="outlined" size="large" onClick={() => setIsOpen(true)}>
        <CollectionsIcon fontSize="medium" />
        {formatMessage(messages.collections)}
      </Button>
      <Suspense>
        {wasOpened && (
          <CollectionsSheet isOpen={isOpen} titleId={titleId} recipe={recipe} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
};

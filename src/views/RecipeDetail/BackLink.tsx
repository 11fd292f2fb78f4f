import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { BackArrow } from '@/components/Arrow/Arrow';
import { TextLink } from '@/components/TextLink/TextLink';
import { opensHere } from '@/lib/browser/opensHere';
import { pictureReturns } from '@/lib/browser/sharedPicture';
import { messages } from './messages';

const HOME = '/';

/** The link from a recipe to Home. If its card is there, the recipe's picture goes back to it. */
export const BackLink = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <TextLink
      to={HOME}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        pictureReturns(HOME);
        void navigate(HOME);
      }}
    >
      <BackArrow fontSize="compact" />
      {formatMessage(messages.back)}
    </TextLink>
  );
};

import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { STAGE_HEIGHT } from '@/components/DishStage/DishStage';
import { StateDrawing } from '@/components/StateDrawing/StateDrawing';
import { messages } from './messages';
import { Actions } from './ResetPasswordView.styles';

const Done = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 16,
  paddingTop: 32,
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: 0, textWrap: 'balance' },
  '& p': { textWrap: 'balance' },
  [theme.breakpoints.between('md', 'lg')]: { minHeight: 480, paddingTop: 0 },
  /* The dishes beside it are picture enough, and it stands at half their height. */
  [theme.breakpoints.up('lg')]: {
    justifyItems: 'start',
    minHeight: STAGE_HEIGHT,
    paddingTop: 0,
    textAlign: 'start',
    '& > svg': { display: 'none' },
  },
}));

/** The form disappeared with its focus, so focus the heading. */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  heading?.focus();
};

/** Shown once the new password is set, with the ways on. */
export const PasswordWasReset = () => {
  const { formatMessage } = useIntl();
  return (
    <Done data-tells="account">
      <StateDrawing drawing="housekeyTag" />
      <h1 ref={takeFocus} tabIndex={-1} data-quiet-focus="">
        {formatMessage(messages.doneTitle)}
      </h1>
      <p>{formatMessage(messages.doneText)}</p>
      <Actions>
        <ButtonLink to="/auth" look="filled">
          {formatMessage(messages.login)}
        </ButtonLink>
        <ButtonLink to="/" look="outlined">
          {formatMessage(messages.goHome)}
        </ButtonLink>
      </Actions>
    </Done>
  );
};

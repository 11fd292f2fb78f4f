import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoginMutation } from '@/api/accountApi';
import { apiSlice } from '@/api/apiSlice';
import { Button } from '@/components/Button/Button';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SecondStepForm } from '@/components/SecondStepForm/SecondStepForm';
import { DialogActions } from '@/components/SheetDialog/dialogParts';
import { StateDrawing } from '@/components/StateDrawing/StateDrawing';
import { sessionEnded } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FormNote } from './FormNote';
import { messages } from './messages';
import { againSchema } from './schemas';
import { useRefusal } from './useRefusal';
import { useSecondStep } from './useSecondStep';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: '24px 20px 20px',
  '& > svg': { width: 148, height: 'auto', borderRadius: 18 },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& .user': { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' },
  [theme.breakpoints.up('md')]: { padding: 32 },
}));

const SecondBox = styled('div')(({ theme }) => ({ padding: 20, [theme.breakpoints.up('md')]: { padding: 32 } }));

const EMPTY = { password: '' };

const selectMe = apiSlice.endpoints.getMe.select();

interface PasswordAgainProps {
  titleId: string;
  textId: string;
  email: string;
  second: ReturnType<typeof useSecondStep>;
  onLeave: () => void;
}

const PasswordAgain = ({ titleId, textId, email, second, onLeave }: PasswordAgainProps) => {
  const { formatMessage } = useIntl();
  const [login, { error }] = useLoginMutation();
  const refusal = useRefusal('login', error);
  const { form, field, isSubmitting } = useFormDraft({
    initialValues: EMPTY,
    schema: againSchema,
    onSubmit: async ({ password }) => second.begin((await login({ email, password })).data),
  });
  return (
    <Form {...form}>
      <StateDrawing drawing="housekeyTag" />
      <h2 id={titleId}>{formatMessage(messages.expiredTitle)}</h2>
      <p id={textId}>{formatMessage(messages.expiredText, { email })}</p>
      {/* Password managers look for the user name that goes with the password. */}
      <input
        className="user"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField {...field('password')} label={formatMessage(messages.password)} autoComplete="current-password" />
      <FormNote text={refusal ?? second.expired} />
      <DialogActions>
        <Button onClick={onLeave}>{formatMessage(messages.leave)}</Button>
        <Button look="filled" type="submit" aria-disabled={isSubmitting}>
          {formatMessage(isSubmitting ? messages.signingIn : messages.signIn)}
        </Button>
      </DialogActions>
    </Form>
  );
};

/**
 * A dialog over any page when the server has ended the session. The cook signs in again and loses nothing, or goes on
 * as a guest.
 */
export const SessionExpiredView = () => {
  const dispatch = useAppDispatch();
  const id = useId();
  const [email] = useState(useAppSelector(selectMe).data?.email);
  const second = useSecondStep();
  const isNobody = email === undefined;

  // Without a stored user there is no one to sign in again.
  useEffect(() => {
    if (isNobody) dispatch(sessionEnded());
  }, [dispatch, isNobody]);

  return (
    <Dialog
      open={!isNobody}
      aria-labelledby={second.isAsked ? `${id}-step` : `${id}-title`}
      aria-describedby={second.isAsked ? undefined : `${id}-text`}
      slotProps={{ paper: { sx: { width: 480, maxWidth: 'calc(100% - 32px)', margin: 2, borderRadius: '26px' } } }}
    >
      {second.isAsked ? (
        <SecondBox>
          <SecondStepForm
            titleId={`${id}-step`}
            refusal={second.refusal}
            onSubmit={second.submit}
            onBack={second.leave}
          />
        </SecondBox>
      ) : (
        <PasswordAgain
          titleId={`${id}-title`}
          textId={`${id}-text`}
          email={email ?? ''}
          second={second}
          onLeave={() => dispatch(sessionEnded())}
        />
      )}
    </Dialog>
  );
};

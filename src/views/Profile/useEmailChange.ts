import { useState } from 'react';
import { useUpdateEmailMutation } from '@/api/accountApi';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { useRefusalToast } from './useRefusalToast';

const TAKEN = 409;

/**
 * The change of the email address, which asks for the password first: `ask` opens the dialog, `confirm` sends. An
 * address that belongs to another account closes the dialog and is returned as `taken`; any other refusal stays in it.
 */
export const useEmailChange = () => {
  const dispatch = useAppDispatch();
  const refuse = useRefusalToast('emailUpdate');
  const [update, { isLoading }] = useUpdateEmailMutation();
  // Keeps the text of the dialog while it closes.
  const [wanted, setWanted] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<{ email: string; text?: string }>();

  const ask = (email: string) => {
    setWanted(email);
    setRefusal(undefined);
    setIsAsking(true);
  };
  const confirm = async (password: string) => {
    setRefusal(undefined);
    const { error } = await update({ email: wanted, password });
    if (!error) {
      dispatch(toastRaised('emailUpdated'));
      setIsAsking(false);
      return;
    }
    const { status, text } = refuse(error);
    if (status === TAKEN) {
      setTaken({ email: wanted, text });
      setIsAsking(false);
    } else setRefusal(text);
  };
  return { wanted, isAsking, isSending: isLoading, refusal, taken, ask, confirm, cancel: () => setIsAsking(false) };
};

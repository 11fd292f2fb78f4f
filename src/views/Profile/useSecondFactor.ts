import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SecondFactorKey, SecondFactorProof } from '@contracts/secondFactor';
import { accountApi } from '@/api/accountApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './secondFactorMessages';

const { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, turnOffSecondFactor } = accountApi.endpoints;

/** What the section shows: at rest, the steps of turning it on, or the question before a change. */
export type SecondFactorStage = 'resting' | 'password' | 'app' | 'codes' | 'renewing' | 'turningOff';

/** Untracked calls, so that the key and the codes live in this component and not in the store. */
const UNTRACKED = { track: false } as const;

/** The stage of the section with what it shows there. Opening another stage forgets the key and the codes. */
const useStage = () => {
  const [stage, setStage] = useState<SecondFactorStage>('resting');
  const [appKey, setAppKey] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  const open = (next: SecondFactorStage) => {
    setRefusal(undefined);
    setAppKey(undefined);
    setCodes([]);
    setStage(next);
  };
  return { stage, appKey, codes, refusal, open, setAppKey, setCodes, setRefusal };
};

/** Turning two-step sign-in on and off, and new recovery codes. */
export const useSecondFactor = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { open, setAppKey, setCodes, setRefusal, ...shown } = useStage();
  const [isSending, setIsSending] = useState(false);

  /** The answer; undefined after a refusal, which is shown. */
  const send = async <Answer>(call: Promise<{ data?: Answer; error?: unknown }>): Promise<Answer | undefined> => {
    setRefusal(undefined);
    setIsSending(true);
    const { data, error } = await call;
    setIsSending(false);
    if (error === undefined) return data;
    setRefusal((error as ApiFailure).text ?? formatMessage(messages.unreached));
    return undefined;
  };

  const show = (answer: { recoveryCodes: string[] } | undefined) => {
    if (!answer) return;
    open('codes');
    setCodes(answer.recoveryCodes);
  };

  return {
    ...shown,
    isSending,
    open,
    close: () => open('resting'),
    copy: async (text: string) => {
      const isCopied = await dispatch((_dispatch, _getState, page) => page.copyText(text));
      dispatch(toastRaised(isCopied ? 'copied' : 'notCopied'));
    },
    begin: async (password: string) => {
      const key = await send(dispatch(beginSecondFactor.initiate({ password }, UNTRACKED)));
      if (!key) return;
      open('app');
      setAppKey(key);
    },
    confirm: async ({ oneTimeCode }: SecondFactorProof) =>
      show(await send(dispatch(confirmSecondFactor.initiate({ oneTimeCode }, UNTRACKED)))),
    renew: async (proof: SecondFactorProof) =>
      show(await send(dispatch(renewRecoveryCodes.initiate(proof, UNTRACKED)))),
    turnOff: async (proof: SecondFactorProof) => {
      if ((await send(dispatch(turnOffSecondFactor.initiate(proof, UNTRACKED)))) === undefined) return;
      dispatch(toastRaised('secondFactorOff'));
      open('resting');
    },
  };
};

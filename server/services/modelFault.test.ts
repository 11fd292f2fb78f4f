import { LANGUAGES } from '@contracts/vocabulary';
import { ModelFailure, ModelLoading } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { FAILURES } from '../errors/failures';
import { wordsOf } from '../errors/words';
import { modelFault, photoFault } from './modelFault';
import { Stopped, stopReason } from './stopped';

describe('a failure of the model, to the cook', () => {
  it.each([
    ['AI_AUTH_ERROR', 'modelAuth'],
    ['AI_RATE_LIMIT', 'modelBusy'],
    ['AI_QUOTA_ERROR', 'modelQuotaUsed'],
    ['AI_SERVER_ERROR', 'modelFailed'],
    ['AI_CONTEXT_ERROR', 'modelContextExceeded'],
    ['AI_TIMEOUT_ERROR', 'modelTooSlow'],
    ['AI_NETWORK_ERROR', 'modelUnreachable'],
  ] as const)('%s is %s', (marker, kind) => {
    const { kind: found, values } = modelFault(new ModelFailure(marker, 'no')) as DomainError;
    expect({ kind: found, values }).toEqual({ kind, values: {} });
  });

  it('that the server still loads is said as such, for recipes and photos', () => {
    const loading = new ModelLoading('answered 503');
    for (const fault of [modelFault(loading), photoFault(loading)])
      expect(fault).toMatchObject({ kind: 'modelLoading', values: { seconds: 30 } });
  });

  it('says in whole seconds when to try again, one at least', () => {
    const after = (seconds: number) => modelFault(new ModelFailure('AI_RATE_LIMIT', 'no', seconds));
    expect(after(2.1)).toMatchObject({ values: { seconds: 3 } });
    expect(after(0)).toMatchObject({ values: { seconds: 1 } });
  });

  it.each([
    ['replaced', 'anotherSearch'],
    ['closing', 'modelUnreachable'],
  ] as const)('that was stopped because %s is %s', (why, kind) => {
    expect(modelFault(new Stopped(why))).toBeInstanceOf(DomainError);
    expect(modelFault(new Stopped(why))).toMatchObject({ kind });
  });

  it('is left as it is when it has another cause', () => {
    const [bug, left] = [new Error('a bug'), new Stopped('left')];
    expect(modelFault(bug)).toBe(bug);
    expect(modelFault(left)).toBe(left);
  });
});

describe('the reason why a model is stopped', () => {
  const stopped = (reason?: unknown) => {
    const controller = new AbortController();
    controller.abort(reason);
    return stopReason(controller.signal);
  };

  it('is the one given, else that the client has left; none while it goes on', () => {
    expect(stopped(new Stopped('late'))).toBe('late');
    expect(stopped()).toBe('left');
    expect(stopReason(new AbortController().signal)).toBeUndefined();
    expect(new Stopped('enough')).toMatchObject({ name: 'Stopped', message: 'enough' });
  });
});

describe('a failure of what reads photos', () => {
  it.each([
    ['AI_TIMEOUT_ERROR', 'photosTooSlow'],
    ['AI_SERVER_ERROR', 'photosFailed'],
    ['AI_QUOTA_ERROR', 'modelQuotaUsed'],
  ] as const)('%s is %s', (marker, kind) => {
    expect(photoFault(new ModelFailure(marker, 'no'))).toMatchObject({ kind });
  });

  it.each(LANGUAGES)('is not put down to the recipe writer: %s', (language) => {
    for (const kind of ['photosTooSlow', 'photosFailed'] as const)
      expect(wordsOf(FAILURES[kind].message, language)).not.toMatch(/writer|asistente|assistant|server\./i);
  });
});

import { answering, offline, refusal, type AnswerTable, type Sent } from './fakeAnswers';

export { offline, refusal, type Sent };

/** Answers `fetch` from a table for the duration of a test. */
export const fakeApi = (table: AnswerTable) => {
  const { sent, answer } = answering(table);
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return {
    sent,
    sentTo: (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body),
  };
};

import { isDatabaseAway } from './databaseAway';

const failure = (message: string, code?: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { code });

it.each([
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('read ECONNRESET', 'ECONNRESET'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('the database system is starting up', '57P03'),
  failure('sorry, too many clients already', '53300'),
  failure('cannot execute UPDATE in a read-only transaction', '25006'),
  failure('Connection terminated unexpectedly'),
  failure('timeout exceeded when trying to connect'),
  failure('Connection terminated due to connection timeout'),
  failure('the list could not be read', undefined, failure('server closed the connection', '08006')),
])('is told by %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  failure('duplicate key value violates unique constraint', '23505'),
  failure('canceling statement due to statement timeout', '57014'),
  failure('could not extend file', '53100'),
  failure('database is locked', 'SQLITE_BUSY'),
  failure('a bug'),
  'ECONNREFUSED',
  undefined,
])('is not told by %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

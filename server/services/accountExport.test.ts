import { createAccountExport } from './accountExport';

const refused = () => Promise.reject(new Error('must not be read'));

it('is refused to a session whose account is gone', async () => {
  const gone = createAccountExport({
    users: { find: () => Promise.resolve(undefined) },
    preferences: { find: refused },
    ratings: { ratingsOf: refused, bodiesOf: refused },
    versions: { idsOf: refused, listOf: refused },
    photos: { namesOf: refused, ofAccount: refused },
    saved: { texts: refused as never },
    shopping: { exported: refused },
    cookbook: { exported: refused },
    data: { recipesOf: refused, imageFeedbackOf: refused, sessionsOf: refused },
    secondFactors: { find: refused },
    now: () => new Date('2026-01-01T12:00:00Z'),
  });
  await expect(gone.of('ada', 'en-GB')).rejects.toThrow('notSignedIn');
});

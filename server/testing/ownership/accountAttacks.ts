import { createHash } from 'node:crypto';
import { TEST_PASSWORD } from '../signUp';
import { asVictim, type Attack, preferencesWith, reading } from './attack';

/** Sessions, preferences, the profile and the second factor. */
export const ACCOUNT_ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/auth/me': reading('/api/auth/me'),
  'GET /api/preferences': reading('/api/preferences'),
  'GET /api/user/export': reading('/api/user/export'),
  'GET /api/user/archive': reading('/api/user/archive', '/api/user/archive?which=own'),
  'POST /api/preferences': (victim) => [
    { url: '/api/preferences', payload: { ...asVictim(victim), ...preferencesWith('Celery') } },
    { url: '/api/preferences', payload: preferencesWith('Celery'), query: { uid: victim.uid } },
  ],
  'POST /api/auth/login': ({ email, uid }) =>
    [TEST_PASSWORD.toUpperCase(), '', ' ', uid].map((password) => ({
      url: '/api/auth/login',
      payload: { email: email.toUpperCase(), password },
    })),
  'POST /api/auth/register': (victim, attacker) => [
    {
      url: '/api/auth/register',
      payload: { ...asVictim(victim), email: victim.email.toUpperCase(), password: 'another one' },
    },
    {
      url: '/api/auth/register',
      payload: { ...asVictim(victim), email: `else-${attacker.email}`, password: 'another one' },
    },
  ],
  'POST /api/auth/logout': (victim) => [{ url: '/api/auth/logout', payload: asVictim(victim) }],
  'POST /api/auth/forgot-password': ({ email }) => [{ url: '/api/auth/forgot-password', payload: { email } }],
  'POST /api/auth/reset-password': ({ uid }) =>
    ['', '%', '*', uid, createHash('sha256').update(uid).digest('hex')].map((token) => ({
      url: '/api/auth/reset-password',
      payload: { token, password: 'another one' },
    })),
  'PUT /api/user/profile': (victim) => [
    { url: '/api/user/profile', payload: { ...asVictim(victim), firstName: 'Another', lastName: 'Cook' } },
  ],
  'PUT /api/user/email': (victim, { email }) => [
    { url: '/api/user/email', payload: { ...asVictim(victim), email: victim.email, password: TEST_PASSWORD } },
    { url: '/api/user/email', payload: { ...asVictim(victim), email: `new-${email}`, password: TEST_PASSWORD } },
  ],
  'PUT /api/user/password': (victim) => [
    {
      url: '/api/user/password',
      payload: { ...asVictim(victim), currentPassword: TEST_PASSWORD, newPassword: 'another one' },
    },
  ],
  'PUT /api/user/marketing-consent': (victim) => [
    { url: '/api/user/marketing-consent', payload: { ...asVictim(victim), marketingConsent: true } },
  ],
  'GET /api/user/sessions': reading('/api/user/sessions'),
  'POST /api/user/sessions/end': (victim) => [
    { url: '/api/user/sessions/end', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
  'POST /api/user/sessions/:id/end': (victim) =>
    victim.sessionIds.map((id) => ({
      url: `/api/user/sessions/${id}/end`,
      payload: { ...asVictim(victim), password: TEST_PASSWORD },
    })),
  'POST /api/auth/second-step': ({ uid }) =>
    ['', uid, 'x'.repeat(43)].map((challengeToken) => ({
      url: '/api/auth/second-step',
      payload: { challengeToken, oneTimeCode: '000000' },
    })),
  'GET /api/user/second-factor': reading('/api/user/second-factor'),
  'POST /api/user/second-factor/setup': (victim) => [
    { url: '/api/user/second-factor/setup', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
  'POST /api/user/second-factor': (victim) => [
    { url: '/api/user/second-factor', payload: { ...asVictim(victim), oneTimeCode: '000000' } },
  ],
  'POST /api/user/second-factor/recovery-codes': (victim) => [
    {
      url: '/api/user/second-factor/recovery-codes',
      payload: { ...asVictim(victim), password: TEST_PASSWORD, oneTimeCode: '000000' },
    },
  ],
  'POST /api/user/second-factor/off': (victim) => [
    {
      url: '/api/user/second-factor/off',
      payload: { ...asVictim(victim), password: TEST_PASSWORD, oneTimeCode: '000000' },
    },
  ],
  'POST /api/user/delete': (victim) => [
    { url: '/api/user/delete', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
};

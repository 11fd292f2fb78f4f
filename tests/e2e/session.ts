import { expect, test, type Page } from '@playwright/test';

export interface Cook {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Differs each time a journey is run again, because the first try has left its traces on the account. */
const attempt = () => `${test.info().repeatEachIndex}.${test.info().retry}`;

/**
 * A test account per name; a journey that changes one takes a name that no other uses. An account keeps the language in
 * which it was created, so each language has its own.
 */
export const cookNamed = (name: string, language = 'en-GB'): Cook => ({
  email: `${name}.${language}.${attempt()}@example.org`.toLowerCase(),
  password: 'saffron and cardamom',
  firstName: name,
  lastName: 'Oliveira',
});

/** Signs the page's browser in through the API, creating the account the first time. */
export const signIn = async (page: Page, cook: Cook = cookNamed('Marta')): Promise<Cook> => {
  const { email, password } = cook;
  const login = () => page.request.post('/api/auth/login', { data: { email, password } });
  if ((await login()).ok()) return cook;
  const registration = await page.request.post('/api/auth/register', { data: cook });
  // A parallel journey may have created it already.
  const session = registration.status() === 409 ? await login() : registration;
  expect(session.status(), await session.text()).toBeLessThan(300);
  return cook;
};

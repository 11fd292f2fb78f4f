import type { User } from '@contracts/session';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The user in a stored text, which any script may have written; null for anything else. */
export const readStoredUser = (text: string | null): User | null => {
  try {
    const { uid, firstName, lastName, email, profileImageUrl, marketingConsent } = Object(
      JSON.parse(text ?? 'null'),
    ) as Record<string, unknown>;
    if (typeof uid !== 'string' || uid === '') return null;
    return {
      uid,
      firstName: textOf(firstName),
      lastName: textOf(lastName),
      email: textOf(email),
      profileImageUrl: textOf(profileImageUrl) || null,
      marketingConsent: marketingConsent === true,
    };
  } catch {
    return null;
  }
};

/** A cook with an account. */
export interface Cook {
  email: string;
  password: string;
  /** The value of the header `Cookie` that carries the session. */
  cookie: string;
}

const PASSWORD = 'a-long-password-of-a-cook-7';

/** Registers this many cooks with the server at an origin. */
export const registerCooks = (origin: string, count: number): Promise<Cook[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const email = `cook${i}@example.org`;
      const reply = await fetch(`${origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${i}` },
        body: JSON.stringify({ email, password: PASSWORD, firstName: 'Cook', lastName: String(i) }),
      });
      if (!reply.ok) throw new Error(`cook ${i} could not register: ${reply.status} ${await reply.text()}`);
      const cookie = reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return { email, password: PASSWORD, cookie };
    }),
  );

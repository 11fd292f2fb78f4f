import type { Call, Written } from './written';

const SAVED = '/api/user/recipes/saved';

interface Listed {
  id: number;
  userRating: number;
}

const savedOf = async (call: Call, address: string) => (await call(address, 'GET', SAVED)) as Listed[];

/** The values of an account besides what its cook writes. @param ids three recipes of the collection */
export const valuesOfAccount = (call: Call, { name, ids }: { name: string; ids: readonly number[] }): Written[] => {
  const [first, second, third] = ids as [number, number, number];
  let count = 0;
  const next = () => (count += 1);
  const isSaved = (id: number) => async (address: string) =>
    (await savedOf(call, address)).some((one) => one.id === id);

  return [
    ...[first, second].map((id): Written => ({
      what: `recipe ${id} on the list`,
      value: false,
      choose: () => {
        const isWanted = next() % 3 !== 0;
        return {
          value: isWanted,
          call: (address) =>
            isWanted ? call(address, 'POST', SAVED, { recipeId: id }) : call(address, 'DELETE', `${SAVED}/${id}`),
        };
      },
      read: isSaved(id),
    })),
    {
      what: 'rating',
      value: 0,
      choose: () => {
        const rating = 1 + (next() % 5);
        const body = { recipeId: third, rating };
        return { value: rating, call: (address) => call(address, 'POST', '/api/user/recipes/ratings', body) };
      },
      read: async (address) => (await savedOf(call, address)).find(({ id }) => id === third)?.userRating ?? 0,
    },
    {
      what: 'preferences',
      value: 'none',
      choose: () => {
        const excluded = `Spice ${next()}`;
        const body = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: [excluded], dietTypes: [] };
        return { value: excluded, call: (address) => call(address, 'POST', '/api/preferences', body) };
      },
      read: async (address) =>
        ((await call(address, 'GET', '/api/preferences')) as { excludedAllergens: string[] }).excludedAllergens[0] ??
        'none',
    },
    {
      what: 'name',
      value: '',
      choose: () => {
        const lastName = `Cook ${next()}`;
        const body = { firstName: name, lastName };
        return { value: lastName, call: (address) => call(address, 'PUT', '/api/user/profile', body) };
      },
      read: async (address) => ((await call(address, 'GET', '/api/auth/me')) as { lastName: string }).lastName,
    },
  ];
};

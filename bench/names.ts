import { openNamedDishes } from '../server/testing/namedDishes';

const shown = (name: string, { count, missed }: { count: number; missed: readonly string[] }) => {
  const right = count - missed.length;
  console.log(`${name}: ${right} of ${count} (${((100 * right) / count).toFixed(1)} %)`);
  for (const miss of missed) console.log(`- ${miss}`);
};

/** Search by name: judged names of dishes that are there and that are not, and every title. Prints each miss. */
export const benchNames = async () => {
  const dishes = await openNamedDishes();
  for (const half of ['first', 'second'] as const) {
    const { there, notThere } = dishes.judged(half);
    shown(`${half} names: dishes that are there come first`, there);
    shown(`${half} names: dishes that are not there: said so, near ones offered, none wrong`, notThere);
  }
  shown('titles in four languages that find their recipe first', dishes.titles());
};

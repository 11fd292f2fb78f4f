type Kind =
  | Uint8ArrayConstructor
  | Uint16ArrayConstructor
  | Uint32ArrayConstructor
  | Int32ArrayConstructor
  | Float32ArrayConstructor
  | Float64ArrayConstructor;

/** Short lists double; a quarter more is enough for long ones, and wastes less. */
const LONG = 65_536;

/**
 * A list of numbers to which more are added: millions of them, without the memory of objects.
 * @param capacity for how many numbers there is room at first
 * @param from a copy of these numbers comes first
 */
export const createGrowingNumbers = <K extends Kind>(kind: K, capacity = 1_024, from?: ArrayLike<number>) => {
  let numbers = new kind(Math.max(capacity, from?.length ?? 0));
  if (from) numbers.set(from);
  let length = from?.length ?? 0;
  return {
    push(value: number): void {
      if (length === numbers.length) {
        const larger = new kind(length < LONG ? length * 2 : Math.ceil(length * 1.25));
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    get length(): number {
      return length;
    },
    /** The numbers up to now. What is pushed later does not change them. */
    soFar: () => numbers.subarray(0, length) as InstanceType<K>,
  };
};

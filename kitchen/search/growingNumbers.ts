type Kind =
  | Uint8ArrayConstructor
  | Uint16ArrayConstructor
  | Uint32ArrayConstructor
  | Int32ArrayConstructor
  | Float64ArrayConstructor;

/** A list of numbers that is filled once: millions of them, without the memory of objects. */
export const createGrowingNumbers = <K extends Kind>(kind: K) => {
  let numbers = new kind(1_024);
  let length = 0;
  return {
    push(value: number): void {
      if (length === numbers.length) {
        const larger = new kind(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    get length(): number {
      return length;
    },
    /** The numbers, in no more memory than they need. */
    finish: () => numbers.slice(0, length) as InstanceType<K>,
  };
};

type Kind =
  | Uint8ArrayConstructor
  | Uint16ArrayConstructor
  | Uint32ArrayConstructor
  | Int32ArrayConstructor
  | Float32ArrayConstructor
  | Float64ArrayConstructor;

/** Short lists double; a quarter more is enough for long ones, and wastes less. */
const LONG = 65_536;

const FIRST_ROOM = 1_024;

/** An array of this kind, whatever kind of memory holds it. */
interface NumbersOf<K extends Kind> {
  readonly [Symbol.toStringTag]: InstanceType<K>[typeof Symbol.toStringTag];
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly length: number;
}

interface GrowingOptions<K extends Kind> {
  /** For how many numbers there is room at first. */
  capacity?: number;
  /** Numbers that come first. They stay as they are, and are copied once more are added. */
  from?: NumbersOf<K>;
  /** No one else adds to `from`: room behind it, at the end of its buffer, is used, and nothing is copied. */
  isOwn?: boolean;
}

/** A list of numbers to which more are added: millions of them, without the memory of objects. */
export const createGrowingNumbers = <K extends Kind>(
  kind: K,
  { capacity = FIRST_ROOM, from, isOwn = false }: GrowingOptions<K> = {},
) => {
  const room = from && (isOwn ? new kind(from.buffer as ArrayBuffer, from.byteOffset) : (from as InstanceType<K>));
  let numbers = (room ?? new kind(capacity)) as InstanceType<K>;
  let length = from?.length ?? 0;
  return {
    push(value: number): void {
      if (length === numbers.length) {
        const larger = new kind(length < LONG ? Math.max(1, length * 2) : Math.ceil(length * 1.25)) as InstanceType<K>;
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

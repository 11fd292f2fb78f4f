import { spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A machine of the fleet: where its program listens, and how the network to it is cut. */
export interface Machine {
  address: string;
  /** The command that runs a program on this machine. */
  command: (program: string, args: readonly string[]) => [program: string, args: string[]];
  /** Everything to and from the machine is lost for a while, as on a broken network, and then arrives again. */
  cut: (ms: number) => Promise<void>;
}

export interface Network {
  /** How networks are cut here, as the report says it. */
  means: string;
  /** Where the machines reach the programs that are on none of them. */
  hub: string;
  /** @param processOf the program that runs on the machine now */
  machine: (processOf: () => ChildProcess | undefined) => Machine;
  close: () => void;
}

const ip = (words: string): boolean => spawnSync('ip', words.split(' ')).status === 0;

const cutAround = async (apart: () => void, joined: () => void, ms: number): Promise<void> => {
  apart();
  await pause(ms);
  joined();
};

/** Each machine is a network namespace on a bridge; its cable is unplugged, so packets are lost and no server is told. */
const namespaces = (name: string): Network => {
  const subnet = `10.213.${process.pid % 250}`;
  const hub = `${subnet}.1`;
  let machines = 0;
  ip(`addr add ${hub}/24 dev ${name}`);
  ip(`link set ${name} up`);
  return {
    means:
      'each program in a network namespace of its own, whose link is taken down: packets are lost, connections stay',
    hub,
    machine() {
      machines += 1;
      const own = `${name}-${machines}`;
      const address = `${subnet}.${10 + machines}`;
      ip(`netns add ${own}`);
      ip(`link add ${own} type veth peer name eth0 netns ${own}`);
      ip(`link set ${own} master ${name} up`);
      ip(`-n ${own} addr add ${address}/24 dev eth0`);
      for (const device of ['lo', 'eth0']) ip(`-n ${own} link set ${device} up`);
      return {
        address,
        command: (program, args) => ['ip', ['netns', 'exec', own, program, ...args]],
        cut: (ms) =>
          cutAround(
            () => ip(`link set ${own} down`),
            () => ip(`link set ${own} up`),
            ms,
          ),
      };
    },
    close() {
      for (let number = 1; number <= machines; number += 1) ip(`netns del ${name}-${number}`);
      ip(`link del ${name}`);
    },
  };
};

/** Without the right to make networks, a program stands still: it accepts connections and answers nothing. */
const standingStill: Network = {
  means:
    'this machine allows no network namespaces, so programs stand still: connections are open, nothing is answered',
  hub: '127.0.0.1',
  machine: (processOf) => ({
    address: '127.0.0.1',
    command: (program, args) => [program, [...args]],
    cut: (ms) => {
      const child = processOf();
      return cutAround(
        () => child?.kill('SIGSTOP'),
        () => child?.kill('SIGCONT'),
        ms,
      );
    },
  }),
  close: () => undefined,
};

/** Network namespaces where the machine allows them. */
export const openNetwork = (): Network => {
  const name = `lr${process.pid}`;
  return ip(`link add ${name} type bridge`) ? namespaces(name) : standingStill;
};

/** Addresses of this machine and of networks around it, as IPv4. */
const INSIDE = [
  '127.0.0.1',
  '127.0.0.53',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.178.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];

/** IPv6 addresses of this machine, of networks around it, and such that carry an IPv4 address inside. */
const INSIDE_V6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2001:0:7f00:1::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
  '4000::1',
];

const octetsOf = (ip: string) => ip.split('.').map(Number);
const numberOf = (ip: string) => octetsOf(ip).reduce((sum, octet) => sum * 256 + octet, 0);

/** The spellings of an IPv4 address that browsers and C libraries accept. */
const spellingsOf = (ip: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = octetsOf(ip);
  const hex = (octet: number) => `0x${octet.toString(16)}`;
  const octal = (octet: number) => `0${octet.toString(8)}`;
  return [
    ip,
    `${ip}.`,
    String(numberOf(ip)),
    `0x${numberOf(ip).toString(16)}`,
    `0${numberOf(ip).toString(8)}`,
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    ip.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ];
};

/** Hosts of addresses that lead inside, in every spelling: about two hundred. */
export const HOSTILE_HOSTS: readonly string[] = [...INSIDE.flatMap(spellingsOf), ...INSIDE_V6.map((ip) => `[${ip}]`)];

/** Names that are resolved, and what a resolver might answer. */
export const HOSTILE_NAMES: readonly (readonly [name: string, addresses: readonly string[]])[] = [
  ['localhost', ['127.0.0.1', '::1']],
  ['localhost.', ['127.0.0.1']],
  ['foo.localhost', ['127.0.0.1']],
  ['localtest.example', ['127.0.0.1']],
  ['metadata.google.internal', ['169.254.169.254']],
  ['mixed.example', ['93.184.215.14', '127.0.0.1']],
  ['mixed6.example', ['2606:4700::1111', '::1']],
  ['mapped.example', ['::ffff:127.0.0.1']],
  ['nat64.example', ['64:ff9b::7f00:1']],
  ['router.lan', ['192.168.1.1']],
  ['kitchen.local', ['169.254.3.4']],
  ['zero.example', ['0.0.0.0']],
  ['none.example', []],
];

/** Bits before an IPv4 address begins, in a tree of IPv6. */
const IPV4_DEPTH = 96;
const SEPARATOR_BYTES = 16;
const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

type Leaf = { country: string };
type Node = [Node | Leaf | null, Node | Leaf | null];

/** A file of countries in MaxMind's format (version 2.0), of IPv4 networks such as `203.0.113.0/24`. */
export function writeCountryFile(networks: Readonly<Record<string, string>>): Buffer {
  const root: Node = [null, null];
  for (const [network, country] of Object.entries(networks)) insert(root, network, country);
  const countries = [...new Set(Object.values(networks))];
  const records = countries.map((country) => map({ country: map({ iso_code: text(country) }) }));
  const offsets = new Map(
    countries.map((country, index) => [country, Buffer.concat(records.slice(0, index)).length] as const),
  );
  const nodes = flatten(root);
  const places = new Map(nodes.map((node, index) => [node, index]));
  const recordOf = (side: Node | Leaf | null): number => {
    if (side === null) return nodes.length;
    if (Array.isArray(side)) return places.get(side)!;
    return nodes.length + SEPARATOR_BYTES + offsets.get(side.country)!;
  };
  const tree = Buffer.concat(nodes.flatMap((node) => node.map((side) => unsigned(recordOf(side), 3))));
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR_BYTES), ...records, MARKER, metadata(nodes.length)]);
}

function insert(root: Node, network: string, country: string): void {
  const [address, length] = network.split('/') as [string, string];
  const ipv4 = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  const bits = '0'.repeat(IPV4_DEPTH) + ipv4.join('').slice(0, Number(length));
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = Number(bit) as 0 | 1;
    node[side] ??= [null, null];
    node = node[side] as Node;
  }
  node[Number(bits.at(-1)) as 0 | 1] = { country };
}

function flatten(node: Node): Node[] {
  return [node, ...node.flatMap((side) => (Array.isArray(side) ? flatten(side) : []))];
}

function metadata(nodeCount: number): Buffer {
  return map({
    binary_format_major_version: Buffer.concat([control(5, 2), unsigned(2, 2)]),
    binary_format_minor_version: control(5, 0),
    build_epoch: Buffer.concat([extended(9, 4), unsigned(1_780_000_000, 4)]),
    database_type: text('Test-Country'),
    description: map({ en: text('test') }),
    ip_version: Buffer.concat([control(5, 2), unsigned(6, 2)]),
    languages: Buffer.concat([extended(11, 1), text('en')]),
    node_count: Buffer.concat([control(6, 4), unsigned(nodeCount, 4)]),
    record_size: Buffer.concat([control(5, 2), unsigned(24, 2)]),
  });
}

function map(fields: Record<string, Buffer>): Buffer {
  const entries = Object.entries(fields);
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, value]) => [text(key), value])]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return bytes.length < 29
    ? Buffer.concat([control(2, bytes.length), bytes])
    : Buffer.concat([control(2, 29), unsigned(bytes.length - 29, 1), bytes]);
}

function control(type: number, size: number): Buffer {
  return Buffer.of((type << 5) | size);
}

function extended(type: number, size: number): Buffer {
  return Buffer.of(size, type - 7);
}

function unsigned(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

import { createHash } from 'node:crypto';
import type { CryptoNetwork } from '@champa/contract';

/**
 * Whether an address is valid on its network, by the checksum every address carries: a letter lost while copying would
 * send the money to nobody. Ethereum-style addresses are accepted with their capitals only, which are their checksum
 * (EIP-55).
 */
export function isAddress(network: CryptoNetwork, address: string): boolean {
  return checks[network](address);
}

const checks: Record<CryptoNetwork, (address: string) => boolean> = {
  TRC20: (address) => isBase58Check(address, [0x41]),
  ERC20: isEip55,
  BEP20: isEip55,
  BTC: (address) => isBase58Check(address, [0x00, 0x05]) || isSegwit(address, 'bc'),
  LTC: (address) => isBase58Check(address, [0x30, 0x32]) || isSegwit(address, 'ltc'),
};

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A version, 20 bytes of a hash and 4 of a checksum. */
const BASE58_BYTES = 25;

function isBase58Check(address: string, versions: readonly number[]): boolean {
  const bytes = base58(address);
  if (!bytes || !versions.includes(bytes[0]!)) return false;
  const [content, checksum] = [bytes.subarray(0, -4), bytes.subarray(-4)];
  return sha256(sha256(content)).subarray(0, 4).equals(checksum);
}

function base58(text: string): Buffer | null {
  if (text.length < 25 || text.length > 35) return null;
  let value = 0n;
  for (const letter of text) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const zeros = /^1*/.exec(text)![0].length;
  // Leading zero bytes are written as ones, each as its own letter.
  return zeros + bytes.length === BASE58_BYTES ? Buffer.concat([Buffer.alloc(zeros), bytes]) : null;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function isEip55(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2).toLowerCase();
  const hash = createHash('keccak-256').update(digits).digest('hex');
  const written = Array.from(digits, (digit, index) => (parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit));
  return address.slice(2) === written.join('');
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The checksum's constant: of witness version 0 (BIP 173), and of the later ones (BIP 350). */
const BECH32_SUM = 1;
const BECH32M_SUM = 0x2bc830a3;

function isSegwit(address: string, prefix: string): boolean {
  // One case or the other, never mixed.
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return false;
  const text = address.toLowerCase();
  if (!text.startsWith(`${prefix}1`) || text.length > 90) return false;
  const words = Array.from(text.slice(prefix.length + 1), (letter) => BECH32.indexOf(letter));
  if (words.length < 8 || words.includes(-1)) return false;
  const version = words[0]!;
  const program = unpack(words.slice(1, -6));
  if (!program || version > 16) return false;
  const isRightLength = version === 0 ? [20, 32].includes(program.length) : program.length >= 2 && program.length <= 40;
  return isRightLength && polymod([...expanded(prefix), ...words]) === (version === 0 ? BECH32_SUM : BECH32M_SUM);
}

function expanded(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((part, bit) => {
      if ((top >>> bit) & 1) sum ^= part;
    });
  }
  return sum >>> 0;
}

/** Groups of five bits as bytes; null where the remaining bits are not zero. */
function unpack(words: readonly number[]): number[] | null {
  const bytes: number[] = [];
  let [bits, gathered] = [0, 0];
  for (const word of words) {
    gathered = ((gathered << 5) | word) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((gathered >> bits) & 0xff);
  }
  return bits < 5 && (gathered & ((1 << bits) - 1)) === 0 ? bytes : null;
}

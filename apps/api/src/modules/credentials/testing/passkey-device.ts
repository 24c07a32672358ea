import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Request = { challenge: string; rpId: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CAN_SYNC = 0x08;
const SYNCED = 0x10;
const HAS_KEY = 0x40;

/** What a device that cheats or is badly made does otherwise. */
type Odd = {
  origin?: string;
  rpId?: string;
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
};

/** A device that keeps passkeys, in software: WebAuthn's own formats, ES256, no attestation. */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private readonly origin: string;
  private userHandle = '';
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Makes its key for an account. */
  create({ challenge, rp, user }: Creation, odd: Odd = {}) {
    this.userHandle = user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(odd.rpId ?? rp.id, HAS_KEY, odd),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs in. */
  get({ challenge, rpId }: Request, odd: Odd = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, odd);
    const authData = this.head(odd.rpId ?? rpId, 0, odd);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: odd.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  private clientData(type: string, challenge: string, odd: Odd): Buffer {
    const origin = odd.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin, crossOrigin: false }));
  }

  private head(rpId: string, more: number, { isUnverified, counter = this.counter }: Odd): Buffer {
    const flags = PRESENT | CAN_SYNC | SYNCED | more | (isUnverified ? 0 : VERIFIED);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

/** CBOR (RFC 8949), as much of it as passkeys are written in. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? header(0, value) : header(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([header(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([header(5, entries.length), ...entries.flat().map(cbor)]);
}

function header(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const complete = {
  DATABASE_URL: 'postgres://champa:secret@db.example:5432/champa',
  PUBLIC_URL: 'https://champa.example',
  CACHE_DIR: '/tmp',
  OPERATOR_PRIVATE_KEY_FILE: 'operator.pem',
  SECRETS_KEY_FILE: 'secrets.key',
};

test.each([
  'postgres://champa:a,b@db.example/champa',
  'postgres://db.example/champa?options=-c%20a=b,c',
  'postgres://postgres@/champa?host=/var/run/postgresql',
  'postgres://[::1]:5432/champa',
])('%s is one address', (DATABASE_URL) => {
  expect(readConfig({ ...complete, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test.each(['DATABASE_URL', 'DATABASE_REPLICA_URL'])(
  'several hosts in %s are refused, with what to do, and without the password',
  (name) => {
    const read = () => readConfig({ ...complete, [name]: 'postgres://champa:secret@db1,db2:5432/champa' });
    expect(read).toThrow(`${name}: name one address that follows the primary`);
    expect(read).not.toThrow('secret');
  },
);

test('a store of pictures needs its key', () => {
  const store = { PICTURES_S3_URL: 'https://s3.example/pictures' };
  expect(() => readConfig({ ...complete, ...store })).toThrow('S3_ACCESS_KEY and S3_SECRET_FILE');
  const key = { S3_ACCESS_KEY: 'champa', S3_SECRET_FILE: 's3.secret' };
  expect(readConfig({ ...complete, ...store, ...key })).toMatchObject({ S3_REGION: 'us-east-1', DRAIN_SECONDS: 0 });
});

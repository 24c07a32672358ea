import path from 'node:path';
import { ROOT } from '../test/command.ts';

/** Where everything is here: the machines of a brand are addresses of the loopback, one each. */
const NET = '127.0.22';
const PORTS = { patroni: 8352, etcd: 8353, etcdPeer: 8354, primary: 8355, replica: 8356, site: 8357, backoffice: 8358 };
const OF_PLATFORM = { site: 8361, backoffice: 8362, metrics: 8363 };
const PROXY = `${NET}.1`;

export const DEPLOY = path.join(ROOT, 'deploy');
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

export type DatabaseNode = {
  name: string;
  host: string;
  port: string;
  postgres: string;
  rest: string;
  etcd: string;
  etcdPeer: string;
};
export type PlatformNode = { name: string; host: string; roles: string };

export const databaseNodes: readonly DatabaseNode[] = [1, 2, 3].map((number) => {
  const host = `${NET}.1${number}`;
  // Machines have a folder for PostgreSQL's socket each; here they share one, in which its name is that of the port.
  const port = 8370 + number;
  return {
    name: `db${number}`,
    host,
    port: String(port),
    postgres: `${host}:${port}`,
    rest: `${host}:${PORTS.patroni}`,
    etcd: `${host}:${PORTS.etcd}`,
    etcdPeer: `${host}:${PORTS.etcdPeer}`,
  };
});

export const platformNodes: readonly PlatformNode[] = [
  { name: 'web1', host: `${NET}.21`, roles: 'web' },
  { name: 'web2', host: `${NET}.22`, roles: 'web' },
  { name: 'live1', host: `${NET}.23`, roles: 'live' },
  { name: 'worker1', host: `${NET}.24`, roles: 'worker' },
];

export const site = { host: PROXY, port: PORTS.site };
export const databaseAddress = `${PROXY}:${PORTS.primary}`;
export const replicaAddress = `${PROXY}:${PORTS.replica}`;

export function readyAddress({ host }: PlatformNode): string {
  return `http://${host}:${OF_PLATFORM.metrics}/health/ready`;
}

/** Where a server of the platform listens. */
export function listening({ host }: PlatformNode): Record<string, string> {
  return {
    HOST: host,
    PORT: String(OF_PLATFORM.site),
    BACKOFFICE_PORT: String(OF_PLATFORM.backoffice),
    METRICS_HOST: host,
    METRICS_PORT: String(OF_PLATFORM.metrics),
  };
}

/** What deploy/haproxy/haproxy.cfg wants to know (deploy/env/haproxy.env). */
export function proxyEnvironment(): Record<string, string> {
  const [db1, db2, db3] = databaseNodes;
  const [web1, web2, live1] = platformNodes;
  return {
    MAXCONN: '2000',
    DATABASE_BIND: databaseAddress,
    DATABASE_REPLICA_BIND: replicaAddress,
    PATRONI_PORT: String(PORTS.patroni),
    DB1: db1!.postgres,
    DB2: db2!.postgres,
    DB3: db3!.postgres,
    SITE_BIND: `${PROXY}:${PORTS.site}`,
    BACKOFFICE_BIND: `${PROXY}:${PORTS.backoffice}`,
    WEB1: `${web1!.host}:${OF_PLATFORM.site}`,
    WEB2: `${web2!.host}:${OF_PLATFORM.site}`,
    BACKOFFICE1: `${web1!.host}:${OF_PLATFORM.backoffice}`,
    BACKOFFICE2: `${web2!.host}:${OF_PLATFORM.backoffice}`,
    LIVE1: `${live1!.host}:${OF_PLATFORM.site}`,
    HAPROXY_METRICS_BIND: `${PROXY}:8359`,
  };
}

/** What etcd wants to know (deploy/env/etcd.env). */
export function etcdEnvironment({ name, etcd, etcdPeer }: DatabaseNode, dataDir: string): Record<string, string> {
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: dataDir,
    ETCD_LISTEN_PEER_URLS: `http://${etcdPeer}`,
    ETCD_LISTEN_CLIENT_URLS: `http://${etcd}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${etcdPeer}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${etcd}`,
    ETCD_INITIAL_CLUSTER: databaseNodes.map((node) => `${node.name}=http://${node.etcdPeer}`).join(','),
  };
}

/** What Patroni, PostgreSQL and pgBackRest want to know (deploy/env/patroni.env). */
export function patroniEnvironment(node: DatabaseNode, folder: string, password: string): Record<string, string> {
  return {
    PATRONI_NAME: node.name,
    PATRONI_RESTAPI_LISTEN: node.rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: node.rest,
    PATRONI_RESTAPI_PASSWORD: password,
    PATRONI_ETCD3_HOSTS: databaseNodes.map(({ etcd }) => etcd).join(','),
    PATRONI_POSTGRESQL_LISTEN: node.postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: node.postgres,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN,
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PGBACKREST_PG1_PATH: path.join(folder, 'data'),
    PGBACKREST_PG1_PORT: node.port,
  };
}

/** Backups go to one folder of this run, instead of the store that deploy/pgbackrest names; the rest is of each machine. */
export function backupEnvironment({ name }: DatabaseNode, folder: string): Record<string, string> {
  return {
    PGBACKREST_CONFIG: path.join(DEPLOY, 'pgbackrest/pgbackrest.conf'),
    PGBACKREST_REPO1_TYPE: 'posix',
    PGBACKREST_REPO1_PATH: path.join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: 'of-this-run-only',
    PGBACKREST_SPOOL_PATH: path.join(folder, name, 'spool'),
    PGBACKREST_LOG_PATH: path.join(folder, name, 'log'),
    PGBACKREST_LOCK_PATH: path.join(folder, name, 'lock'),
  };
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A separate connection to the site, which can be cut for everything in a browser, including its service workers. */
export type Line = {
  /** The site through this connection: its own origin. */
  url: string;
  /** Ends open requests and lets no new ones through. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** Opens a connection to the site at `siteUrl`. */
export async function openLine(siteUrl: string): Promise<Line> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far: Socket = connect({ host: hostname, port: Number(port) });
    keep(near, () => far);
    keep(far, () => near);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { handOverCalls } from '@champa/api-client';
import { LINE_PICTURE } from '@champa/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../kit/api/api.ts';
import { session } from '../../../kit/api/session.ts';
import { byTheirSpeed, measureLine, originsOf } from '../model/lines.ts';

const ANSWERS_WITHIN_MS = 5000;

/** The brand's lines with their measured speeds. */
export function linesQuery(addresses: readonly string[]) {
  const origins = originsOf(addresses);
  return queryOptions({
    queryKey: ['lines', origins],
    async queryFn() {
      const measured = origins.map((origin) => measureLine(origin, LINE_PICTURE, loadPicture, () => performance.now()));
      return byTheirSpeed(await Promise.all(measured));
    },
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}

/** Where this page is on another line. It carries a hand-over ticket where a member is signed in (decision 0055). */
export async function addressOn(origin: string): Promise<string> {
  const { pathname } = window.location;
  const address = new URL(pathname, origin).href;
  if (session.token() === null) return address;
  return (await api.call(handOverCalls.handOverTicket, { body: { address } })).address;
}

function loadPicture(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    const late = setTimeout(() => reject(new Error('no answer in time')), ANSWERS_WITHIN_MS);
    picture.onload = () => {
      clearTimeout(late);
      resolve();
    };
    picture.onerror = () => {
      clearTimeout(late);
      reject(new Error('no answer'));
    };
    picture.src = address;
  });
}

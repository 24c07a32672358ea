import { type Amount, parseAmount } from '@champa/money';
import { useEffect, useRef, useState } from 'react';

const RISE_MS = 900;

/**
 * A figure that counts up from its last value to the new one and never beyond. It is replaced at once where it falls, and
 * with reduced motion. `latest` is the value as the API writes it.
 */
export function useRisingAmount(latest: string): Amount {
  const goal = parseAmount(latest);
  const [shown, setShown] = useState(goal);
  const last = useRef(goal);
  useEffect(() => {
    const from = last.current;
    last.current = goal;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (goal <= from || isCalm) {
      setShown(goal);
      return;
    }
    let frame = requestAnimationFrame((start) => {
      const rise = (now: number) => {
        const done = Math.min((now - start) / RISE_MS, 1);
        setShown(between(from, goal, done));
        if (done < 1) frame = requestAnimationFrame(rise);
      };
      rise(start);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal]);
  return shown;
}

/** The amount at a share of the way from one to another. */
export function between(from: Amount, to: Amount, share: number): Amount {
  const thousandths = BigInt(Math.round(share * 1000));
  return (from + ((to - from) * thousandths) / 1000n) as Amount;
}

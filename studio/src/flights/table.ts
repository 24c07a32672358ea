import { formatDecimal } from '@champa/money';
import type { Title } from '../catalogue/titles.ts';
import { multiplierAt, showMultiplier } from '../engines/crash/index.ts';
import type { CrashEvent, CrashRound } from '../protocol.ts';
import { giveBack } from '../rounds/deliver.ts';
import type { Studio } from '../studio.ts';
import { type Audience, createAudience, type Listener } from './audience.ts';
import { pause, settledWithin } from './clock.ts';
import * as flights from './flight.ts';
import { type FlightBet, presentOwn, presentPublic } from './flight-bet.ts';
import { flightHistory, insertFlight, markCrashed, markFlying, voidFlight } from './flights.repo.ts';
import { presentHistory } from './history.ts';
import { settleBet } from './settle.ts';

const TICK_MS = 200;
const LATE_BETS_MS = 1_500;
const FAILURE_PAUSE_MS = 2_000;
const DRAIN_MS = 15_000;
const HISTORY = 20;

/**
 * The shared flights of one crash title. They continue while somebody watches; the studio's clock decides everything, and each
 * step is stored before it is published. Bets of an interrupted flight are returned (see recover.ts for a process that dies).
 */
export class FlightTable {
  readonly #studio: Studio;
  readonly #title: Title;
  readonly #audience: Audience = createAudience();
  readonly #stopping = new AbortController();
  readonly #drainOver = new AbortController();
  readonly #placing = new Set<Promise<unknown>>();
  /** Watchers that arrived before the first flight. */
  #waiting: Listener[] = [];
  #flight: flights.Flight | undefined;
  #takesBets = false;
  #boards = false;
  #running: Promise<void> | undefined;
  #history: CrashRound[] | undefined;

  constructor(studio: Studio, title: Title) {
    this.#studio = studio;
    this.#title = title;
  }

  /** Sends a snapshot, then every event, until the returned function is called. */
  async watch(listener: Listener): Promise<() => void> {
    const { vassalage, gameCode } = this.#title;
    this.#history ??= presentHistory(await flightHistory(this.#studio.pool, vassalage, gameCode, HISTORY));
    if (this.#flight) listener.send(this.#snapshot(listener.seatId, this.#flight));
    else this.#waiting.push(listener);
    const leave = this.#audience.add(listener);
    this.#running ??= this.#run();
    return leave;
  }

  /** The flight that takes bets now; undefined if none does. */
  get open(): flights.Flight | undefined {
    return this.#takesBets ? this.#flight : undefined;
  }

  /** Bets of a seat on the current flight. */
  betsOf(seatId: bigint): FlightBet[] {
    return [...(this.#flight?.bets.values() ?? [])].filter((bet) => bet.seatId === seatId);
  }

  /** A bet is being placed: take-off waits for it, but not long. */
  awaitPlacing(work: Promise<unknown>): void {
    this.#placing.add(work);
    void work.catch(() => undefined).finally(() => this.#placing.delete(work));
  }

  /** Adds a paid bet to its flight; false if it has taken off. */
  board(bet: FlightBet): boolean {
    if (!this.#boards || this.#flight?.id !== bet.flightId) return false;
    this.#flight.bets.set(bet.id, bet);
    this.#audience.toAll({ type: 'bet', bet: presentPublic(bet) });
    return true;
  }

  /** Cashes out now; false if it is too late. A bet that has ended does not change. */
  cashOut(bet: FlightBet): boolean {
    if (bet.state !== 'standing') return true;
    const multiplier = this.#flight ? flights.cashoutAt(this.#flight, bet, this.#studio.now()) : null;
    if (multiplier === null) return false;
    this.#end(bet, multiplier);
    return true;
  }

  /** Starts no more flights. A flight that takes bets is voided, and a running one too unless it ends soon. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await settledWithin(this.#running ? [this.#running] : [], DRAIN_MS);
    this.#drainOver.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted && !this.#audience.isEmpty()) {
      try {
        await this.#oneFlight();
      } catch (error) {
        this.#studio.log.error(
          { err: error, gameCode: this.#title.gameCode },
          'a flight failed and could not be given up',
        );
        await pause(FAILURE_PAUSE_MS, this.#stopping.signal);
      }
    }
    this.#flight = undefined;
    this.#running = undefined;
  }

  async #oneFlight(): Promise<void> {
    const flight = await this.#begin();
    try {
      await this.#takeBets();
      if (!this.#stopping.signal.aborted) await this.#fly(flight);
      if (this.#isInterrupted(flight)) await this.#giveUp(flight);
      else await this.#land(flight);
    } catch (error) {
      this.#studio.log.error({ err: error, gameCode: this.#title.gameCode }, 'a flight failed');
      await this.#giveUp(flight);
    }
  }

  async #begin(): Promise<flights.Flight> {
    const { now, newUuid, randomBytes, pool, settings } = this.#studio;
    const flight = flights.newFlight(newUuid(), randomBytes, now() + settings.crashBettingMs);
    const { id, serverSeed, serverSeedHash } = flight;
    const { vassalage, gameCode } = this.#title;
    await insertFlight(pool, { id, vassalage, gameCode, serverSeed, serverSeedHash, at: new Date(now()) });
    this.#flight = flight;
    for (const listener of this.#waiting.splice(0)) listener.send(this.#snapshot(listener.seatId, flight));
    this.#tellPhase(flight);
    return flight;
  }

  async #takeBets(): Promise<void> {
    this.#takesBets = true;
    this.#boards = true;
    await pause(this.#studio.settings.crashBettingMs, this.#stopping.signal);
    this.#takesBets = false;
    await settledWithin(this.#placing, LATE_BETS_MS);
    this.#boards = false;
  }

  async #fly(flight: flights.Flight): Promise<void> {
    const { clientSeed, crash } = flights.decideFlight(flight);
    const startedAt = this.#studio.now();
    await markFlying(this.#studio.pool, flight.id, clientSeed, crash, new Date(startedAt));
    Object.assign(flight, {
      clientSeed,
      crash,
      phase: { phase: 'flying', startedAt } satisfies flights.Flight['phase'],
    });
    this.#tellPhase(flight);
    for (;;) {
      const left = flights.crashTime(flight)! - this.#studio.now();
      if (left <= 0 || this.#drainOver.signal.aborted) return;
      await pause(Math.min(TICK_MS, left), this.#drainOver.signal);
      this.#tick(flight, Math.min(crash, multiplierAt(this.#studio.now() - startedAt)));
    }
  }

  #tick(flight: flights.Flight, multiplier: number): void {
    for (const bet of flights.dueCashouts(flight, multiplier)) this.#end(bet, bet.autoCashout);
    this.#audience.toAll({ type: 'tick', serverTime: this.#studio.now(), multiplier: showMultiplier(multiplier) });
  }

  #isInterrupted(flight: flights.Flight): boolean {
    return flight.phase.phase !== 'flying' || this.#studio.now() < flights.crashTime(flight)!;
  }

  async #land(flight: flights.Flight): Promise<void> {
    const crash = flight.crash!;
    for (const bet of flight.bets.values()) {
      if (bet.state === 'standing') this.#end(bet, flights.finalCashout(crash, bet));
    }
    await this.#allSettled(flight);
    await markCrashed(this.#studio.pool, flight.id, new Date(this.#studio.now()));
    const { crashPauseMs } = this.#studio.settings;
    flight.phase = { phase: 'crashed', at: showMultiplier(crash), nextAt: this.#studio.now() + crashPauseMs };
    this.#history = [flights.presentFlight(flight), ...(this.#history ?? [])].slice(0, HISTORY);
    this.#tellPhase(flight);
    await pause(crashPauseMs, this.#stopping.signal);
  }

  async #giveUp(flight: flights.Flight): Promise<void> {
    this.#takesBets = false;
    this.#boards = false;
    // From here on nothing can be cashed out: questions about a bet are answered from the database.
    this.#flight = undefined;
    // A bet that has ended is stored first, because it would otherwise be returned too.
    await this.#allSettled(flight);
    await giveBack(this.#studio, await voidFlight(this.#studio.pool, flight.id, new Date(this.#studio.now())));
    for (const bet of flight.bets.values()) {
      if (bet.state !== 'standing') continue;
      this.#audience.toSeat(bet.seatId, {
        type: 'mine',
        bet: { ...presentOwn(bet), state: 'returned' },
        balance: null,
      });
    }
  }

  #end(bet: FlightBet, cashedOutAt: number | null): void {
    flights.endBet(bet, cashedOutAt);
    bet.settled = settleBet(this.#studio, bet);
    void this.#tellEnd(bet, bet.settled);
  }

  async #tellEnd(bet: FlightBet, settled: Promise<bigint | null>): Promise<void> {
    try {
      const balance = await settled;
      if (bet.state === 'won') this.#audience.toAll({ type: 'bet', bet: presentPublic(bet) });
      const told = balance === null ? null : formatDecimal(balance);
      this.#audience.toSeat(bet.seatId, { type: 'mine', bet: presentOwn(bet), balance: told });
    } catch (error) {
      this.#studio.log.error({ err: error, roundId: bet.id }, 'delivering a win failed, the job goes on with it');
    }
  }

  async #allSettled(flight: flights.Flight): Promise<void> {
    await Promise.allSettled([...flight.bets.values()].map((bet) => bet.settled ?? Promise.resolve()));
  }

  #tellPhase(flight: flights.Flight): void {
    const { phase } = flight;
    this.#audience.toAll({
      type: 'phase',
      serverTime: this.#studio.now(),
      round: flights.presentFlight(flight),
      phase,
    });
  }

  #snapshot(seatId: bigint, flight: flights.Flight): CrashEvent {
    return {
      type: 'snapshot',
      serverTime: this.#studio.now(),
      round: flights.presentFlight(flight),
      phase: flight.phase,
      bets: [...flight.bets.values()].map(presentPublic),
      mine: this.betsOf(seatId).map(presentOwn),
      history: this.#history ?? [],
    };
  }
}

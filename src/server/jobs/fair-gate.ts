// Who may use the database next. One caller has only a part of the room at any time and waits behind their own requests, not
// in front of everybody else's: callers take turns, and the server's own statements get every other turn.
import { DbBusy } from '#server/db/db.ts'

export interface GateLimits {
  /** How many may be inside at once. */
  room: number
  /** How many of one caller may be inside at once. */
  share: number
  /** How many requests of one caller may wait. */
  waiting: number
  /** How long a request may wait. */
  waitMs: number
}

export interface Turn {
  /** Lets the next one in although this turn is not over; only of use for one that is alone. */
  makeWay(): void
  /** Ends the turn, which used the database for so long. */
  leave(usedMs: number): void
}

export interface Visitor {
  /** Whose request it is; the server's own have no caller. */
  caller: string | undefined
  /** Nobody may start until this one makes way. */
  isAlone?: boolean
  /** Called at once or later, never in between: what it sends is sent before anybody else starts. */
  start(turn: Turn): void
  fail(error: Error): void
}

interface Waiting extends Visitor {
  timer?: NodeJS.Timeout
}

interface Lane {
  caller: string
  waiting: Waiting[]
  inside: number
  /** Nothing of this caller starts before. */
  restsUntil: number
}

/** A caller whose statement took longer pauses afterwards, three times as long: their slow work gets a quarter of the time. */
const slowMs = 1000
const restFactor = 3
const longestRestMs = 60_000

/** At most a quarter of the room, two at least, and never all of it. */
export const shareOf = (room: number): number =>
  Math.max(1, Math.min(room - 1, Math.max(2, Math.floor(room / 4))))

export class FairGate {
  readonly #limits: GateLimits
  readonly #service: Waiting[] = []
  /** Callers with something waiting, running or resting; whoever had a turn last comes last. */
  readonly #lanes = new Map<string, Lane>()
  #inside = 0
  #isHeld = false
  #wasService = false

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  enter(visitor: Visitor): void {
    const line = visitor.caller === undefined ? this.#service : this.#laneOf(visitor.caller).waiting
    if (visitor.caller !== undefined && line.length >= this.#limits.waiting) {
      visitor.fail(new DbBusy('Too many requests of this caller are waiting.'))
      return
    }
    const waiting: Waiting = { ...visitor }
    line.push(waiting)
    this.#admit()
    if (line.includes(waiting))
      waiting.timer = setTimeout(() => this.#giveUp(line, waiting), this.#limits.waitMs)
  }

  #giveUp(line: Waiting[], waiting: Waiting): void {
    const index = line.indexOf(waiting)
    if (index === -1) return
    line.splice(index, 1)
    this.#forgetIdle(waiting.caller)
    waiting.fail(new DbBusy('The database had no time for this request.'))
  }

  #admit(): void {
    while (!this.#isHeld && this.#inside < this.#limits.room) {
      const next = this.#takeNext()
      if (!next) return
      clearTimeout(next.timer)
      this.#inside += 1
      if (next.isAlone) this.#isHeld = true
      next.start(this.#turnOf(next))
    }
  }

  #takeNext(): Waiting | undefined {
    const fromService = () => this.#service.shift()
    const fromCallers = () => this.#takeFromLanes()
    const [first, second] = this.#wasService ? [fromCallers, fromService] : [fromService, fromCallers]
    const next = first() ?? second()
    if (next) this.#wasService = next.caller === undefined
    return next
  }

  #takeFromLanes(): Waiting | undefined {
    const now = performance.now()
    for (const lane of this.#lanes.values()) {
      if (lane.waiting.length === 0 || lane.inside >= this.#limits.share || lane.restsUntil > now) continue
      lane.inside += 1
      this.#putLast(lane)
      return lane.waiting.shift()
    }
    return undefined
  }

  #turnOf({ caller, isAlone = false }: Visitor): Turn {
    let isOver = false
    let holds = isAlone
    const makeWay = () => {
      if (!holds) return
      holds = false
      this.#isHeld = false
      this.#admit()
    }
    const leave = (usedMs: number) => {
      if (isOver) return
      isOver = true
      this.#inside -= 1
      this.#settle(caller, usedMs)
      if (holds) makeWay()
      else this.#admit()
    }
    return { makeWay, leave }
  }

  #settle(caller: string | undefined, usedMs: number): void {
    const lane = caller === undefined ? undefined : this.#lanes.get(caller)
    if (!lane) return
    lane.inside -= 1
    this.#putLast(lane)
    if (usedMs >= slowMs) this.#rest(lane, Math.min(usedMs * restFactor, longestRestMs))
    this.#forgetIdle(lane.caller)
  }

  #rest(lane: Lane, ms: number): void {
    lane.restsUntil = performance.now() + ms
    const wake = setTimeout(() => {
      this.#forgetIdle(lane.caller)
      this.#admit()
    }, ms + 1)
    wake.unref()
  }

  #putLast(lane: Lane): void {
    this.#lanes.delete(lane.caller)
    this.#lanes.set(lane.caller, lane)
  }

  #laneOf(caller: string): Lane {
    const known = this.#lanes.get(caller)
    if (known) return known
    const lane: Lane = { caller, waiting: [], inside: 0, restsUntil: 0 }
    this.#lanes.set(caller, lane)
    return lane
  }

  #forgetIdle(caller: string | undefined): void {
    const lane = caller === undefined ? undefined : this.#lanes.get(caller)
    if (lane && lane.waiting.length === 0 && lane.inside === 0 && lane.restsUntil <= performance.now())
      this.#lanes.delete(lane.caller)
  }
}

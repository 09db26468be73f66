// Loaded before a server (`node --import`), in its threads as well: its clock, and with it that of the embedded database, is ahead by
// MOVED_CLOCK_MS.
const aheadMs = Number(process.env.MOVED_CLOCK_MS)
const RealDate = Date

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}

// How often something guessable may be tried. Per account and network, so that guessing from one place ends soon and affects nobody else;
// and per account from everywhere, so that a thousand places don't add up. The second limit never blocks a network that the account is
// known to use. Both refill over time, even while tries are refused (docs/decisions/011).
import type { Tx } from '#server/db/db.ts'
import { networkOf, returnToken, takeToken } from '#server/stores/rate-limits.ts'

interface Amount {
  amount: number
  seconds: number
}

export interface Tries {
  /** What is being guessed, without who is guessing. */
  key: string
  /** The client's address. */
  address: string
  here: Amount
  everywhere: Amount
  /** Networks that the owner uses; read only when the attempts from everywhere are used up. */
  known: () => Promise<string[]>
}

/** Takes an attempt; returns how to give it back if it succeeds, or undefined if none is left. */
export async function takeTry(
  db: Tx,
  { key, address, here, everywhere, known }: Tries,
): Promise<(() => Promise<void>) | undefined> {
  const network = networkOf(address)
  const own = `${key}:${network}`
  if (!(await takeToken(db, own, here.amount, here.seconds))) return undefined
  const refundOwnNetwork = () => returnToken(db, own, here.amount)
  if (!(await takeToken(db, key, everywhere.amount, everywhere.seconds))) {
    if ((await known()).some((each) => networkOf(each) === network)) return refundOwnNetwork
    await refundOwnNetwork()
    return undefined
  }
  return async () => {
    await refundOwnNetwork()
    await returnToken(db, key, everywhere.amount)
  }
}

// How often something guessable may be tried. Per account and network, so that guessing from one place ends soon and affects nobody else;
// and per account from everywhere, so that guesses from many networks are limited too. The second limit never blocks a network that the account is
// known to use. Both refill over time, even while attempts are refused (docs/decisions/011).
import type { Tx } from '#server/db/db.ts'
import { networkOf, returnToken, takeToken } from '#server/stores/rate-limits.ts'

interface Limit {
  amount: number
  seconds: number
}

export interface AttemptLimit {
  /** What is being guessed, without who is guessing. */
  key: string
  /** The client's address. */
  address: string
  perNetwork: Limit
  perAccount: Limit
  /** Networks that the owner uses; read only when the attempts from everywhere are used up. */
  known: () => Promise<string[]>
}

/** Takes an attempt; returns how to give it back if it succeeds, or undefined if none is left. */
export async function takeAttempt(
  db: Tx,
  { key, address, perNetwork, perAccount, known }: AttemptLimit,
): Promise<(() => Promise<void>) | undefined> {
  const network = networkOf(address)
  const own = `${key}:${network}`
  if (!(await takeToken(db, own, perNetwork.amount, perNetwork.seconds))) return undefined
  const refundOwnNetwork = () => returnToken(db, own, perNetwork.amount)
  if (!(await takeToken(db, key, perAccount.amount, perAccount.seconds))) {
    if ((await known()).some((each) => networkOf(each) === network)) return refundOwnNetwork
    await refundOwnNetwork()
    return undefined
  }
  return async () => {
    await refundOwnNetwork()
    await returnToken(db, key, perAccount.amount)
  }
}

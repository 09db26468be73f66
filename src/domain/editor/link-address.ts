// Which addresses a link in a release may have, and how to read one that was typed by hand.

const safeScheme = /^(?:https?:\/\/|mailto:|tel:)/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i
// A point somewhere inside is looked for first, so that each name is read once.
const mailAddress = /^[^\s@/:]+@(?=.[^\s@/:.]*\.[^\s@/:])[^\s@/:]+$/
const hostAndPort = /^(?=.[^\s/:?#@.]*\.[^\s/:?#@])[^\s/:?#@]+:\d+(?:[/?#]|$)/
const webHost = /^(?=.[^\s/:?#@.]*\.[^\s/:?#@]{2})[^\s/:?#@]+(?:[/?#:]|$)/

/** Whether a link may point there: http, https, mailto and tel, always with the scheme written out. */
export function isSafeLink(address: string): boolean {
  return safeScheme.test(address.trim())
}

/** Reads what was typed into a link field: adds https or mailto where they are missing; undefined when it is no address. */
export function readLinkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return undefined
  if (mailAddress.test(address)) return `mailto:${address}`
  if (hostAndPort.test(address)) return `https://${address}`
  if (anyScheme.test(address)) return isSafeLink(address) ? address : undefined
  return webHost.test(address) ? `https://${address}` : undefined
}

// An account's address as it may be shown to whoever holds a link: enough to know one's own, too little to learn another's.

/** d…@example.com, or …34 for a phone number. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at > 0) return `${[...address][0]}…${address.slice(at)}`
  return `…${address.slice(-2)}`
}

// An account's address as shown to anyone with a link: enough to recognize your own, too little to learn someone else's.

/** d…@example.com, or …34 for a phone number. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at > 0) return `${[...address][0]}…${address.slice(at)}`
  return `…${address.slice(-2)}`
}

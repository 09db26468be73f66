import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that doesn't tell where they differ. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

// Text of users and files goes to a model between random markers that nobody can guess, so that it can't pretend to be an instruction.
// Invisible characters are removed: they can only be meant for the machine.
import { randomBytes } from 'node:crypto'

/** Control and format characters (but line ends, tabs and what joins letters), and selectors that can spell hidden text. */
const invisible = /[[\p{Cc}\p{Cf}\u{e0100}-\u{e01ef}]--[\n\r\t\u200c\u200d]]/gv
const markLike = /<{3,}|>{3,}/g

/** The text without what cannot be seen; half surrogate pairs are replaced. */
export function keepVisible(text: string): string {
  return text.toWellFormed().replace(invisible, '')
}

export interface Fence {
  /** The text as material of the given name. */
  around(name: string, text: string): string
}

/** One fence for one prompt. */
export function createFence(secret: string = randomBytes(9).toString('base64url')): Fence {
  return {
    around(name, text) {
      // Nobody writes three angle brackets in a release; without them nothing inside looks like a mark.
      const inside = keepVisible(text).replace(markLike, (marks) => marks.slice(0, 2))
      return `<<<BEGIN ${name} ${secret}>>>\n${inside.trim()}\n<<<END ${name} ${secret}>>>`
    },
  }
}

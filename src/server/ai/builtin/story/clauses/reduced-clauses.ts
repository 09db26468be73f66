// Forms of verbs that only say more of the noun before them: what was done to it, without "which was".
import { readVerb } from '#domain/language/verbs.ts'

/** "meadows planted with seed": what was done to them, where another verb follows. */
export function opensReduced(words: readonly RegExpExecArray[], at: number): boolean {
  const [found = '', after = ''] = [words[at]?.[0], words[at + 1]?.[0]]
  return (
    /ed$/.test(found) &&
    readVerb(found, 'participle') !== undefined &&
    (/^(?:with|by|in|at|from|on|for|under|near|into)$/.test(after) ||
      // "drivers surveyed parked"
      /[^e]ed$/.test(after))
  )
}

/** "New guards on all presses, paid out of the profit": behind its only comma a form of what was done says more of the noun. */
export const isReduced = ({
  found,
  after,
  front,
}: {
  found: string
  after: string
  front: string
}): boolean =>
  /^[^,;:]+, $/u.test(front) &&
  !/^(?:In|On|At|By|From|Since|After|Before|During|For|With|When|As|Last|This|Today|Yesterday)\b/u.test(
    front,
  ) &&
  /(?:ed|paid|made|sold|built|given|told|held|led|run|won|drawn|grown|shown|known|seen|taken|written)$/u.test(
    found,
  ) &&
  /^(?:|out|by|with|from|for|at|in|on|to|of|since|as|off|up|down)$/u.test(after)

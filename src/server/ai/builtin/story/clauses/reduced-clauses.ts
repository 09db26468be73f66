// Recognizes participles that only describe the noun before them ("which was" is left out), and are no verb of the sentence.
import { readVerb } from '#domain/language/verbs.ts'

/** Whether the word is such a participle, because a verb follows: "meadows planted with seed grow". */
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

/** The same behind a sentence's only comma: "New guards on all presses, paid out of the profit". */
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

// What of a note can be printed as it is: words without shorthand, first person or an open end.
const hidden = /\([^()]*\)|“[^“”]*”|"[^"]*"/g

/** The text with brackets and quotations masked. Positions stay the same. */
export const maskAsides = (text: string): string =>
  text.replaceAll(hidden, (found) => '·'.repeat(found.length))

const person =
  /(?<![\p{L}’'-])(?:I|i|me|[Mm]y|mine(?= (?:is|are|was|too)\b|[.,;!]|$)|[Ww]e|us|[Oo]ur(?! \p{Lu})|ours|[Yy]ou|[Yy]our|yours|let’s)(?![\p{L}-])/u
const residue =
  /[=|@#*_~<>{}\\]|\?|\$(?! ?\d)|->|→|\.\.|…|\bw\/|\b(?:pls|thx|thanks|tbc|tbd|tk|btw|fyi|asap|etc|lol|haha\p{L}*|(?<!\b(?:is|are|was|were) )okay|yeah|hi|hey|hello|dear|please|sorry)\b|^ok\b|\bok[,!?]|\p{Extended_Pictographic}/iu
const openEnd =
  /(?:,\s*(?:well|um|uh|like|so)|,|;|:|–|—|-|\b(?:and|or|but|the|(?<!\b(?:series|round|class|grade|vitamin|hepatitis) )an?|of|for|with|to|that|which|who|when|because|if|so|is|are|was|were|as|(?<!(?:ing|ed|came|carry|bring|come|hand|move|sign|check) )in|at|from|by|than))\s*\.?$/i
const badStart =
  /^(?:and|but|so|or|because|will|do|does|which|that’s|that is|then|also|plus|not|no,|yes|only if|as per|\p{Lu}\p{Ll}+(?:,| [-–—]) (?:yes|no|ok|okay|sure|thanks|see)|re|fwd|subject|ps|nb|statement (?:form|has))\b/iu
const pointsOutside =
  /\b(?:the other one|those sent|as (?:above|below)|see (?:above|below))\b|^(?:about )?(?:\S+ )?(?:\d+|two|three|one|half|some|most|all|none|each) of (?:those|these|them)\b/i

/** Whether the words contain none of a note's shorthand. */
export function isClean(text: string): boolean {
  const masked = maskAsides(text)
  return (
    !person.test(masked) &&
    !residue.test(masked) &&
    !openEnd.test(masked) &&
    !badStart.test(text) &&
    !pointsOutside.test(masked)
  )
}

// Notes that left something out: who does it, or the verb. They become sentences with 'It'; nothing else is added.

const groups =
  'customers|users|employees|stores|members|people|branches|clients|locations|patients|students|partners|offices|preorders|pre-orders|subscribers|downloads|orders|volunteers'
const countNote = new RegExp(
  `^\\d[\\d,.]*(?: (?:million|thousand))? (?:[\\p{Ll}-]+ )?(?:${groups})(?=[.,;]|$| (?:in|at|across|worldwide|nationwide|from|and|since|as|by|with|on|of|so|today|now)\\b).*$`,
  'u',
)

/** 'Founded in 2019.', 'Makes speakers.', 'Available from Jan. 5.' and '40 customers.' with their subject. */
export function completeNote(given: string): string {
  const text = given.replace(/^(?:Startup|Company|Nonprofit) (?=\p{Lu})/u, '')
  const lowered = text.charAt(0).toLowerCase() + text.slice(1)
  if (
    /^(?:Hosting|Opening|Celebrating|Expanding|Introducing|Releasing|Hiring) (?:an?|the|our|its|\d|\p{Lu})/u.test(
      text,
    )
  )
    return `We are ${lowered}`
  if (/^(?:Founded|Established) in /.test(text)) return `It was ${lowered}`
  if (
    /^(?:Headquartered|Based|Located|Sold|Available|Free|Priced) (?:in|at|on|from|for|with|by|through|online) /.test(
      text,
    )
  )
    return `It is ${lowered}`
  if (
    /^(?:Makes|Sells|Builds|Provides|Offers|Develops|Operates|Designs|Serves|Employs|Has|Plans|Aims|Expects|Wants) /.test(
      text,
    )
  )
    return `It ${lowered}`
  for (const [pattern, start] of openings) if (pattern.test(text)) return text.replace(pattern, start)
  return countNote.test(text) ? `It has ${text}` : text
}

const openings: readonly (readonly [RegExp, string])[] = [
  [/^(?=\d[\d,]* [\p{Ll} -]+ (?:use|buy|rent) )/u, 'In all, '],
  [/^Expecting (?=\d)/, 'It expects '],
  [/^Surveyed (?=\d)/, 'The survey asked '],
  [/^Margin of error:? (?:of )?(?=\d|plus)/i, 'The margin of error is '],
  [/^Led by (?=\p{Lu})/u, 'The round was led by '],
  [/^Will (?=\p{Ll})/u, 'It will '],
  [/^Cost:? (?=[$€£])/, 'The cost is '],
  [/^Deal (?=closes|is|was|will)/, 'The deal '],
  [/^(No \p{Ll}+(?: or \p{Ll}+)?) (?=reported)/u, '$1 have been '],
]

/** '220', 'more than 4 million': a count, perhaps with what it is compared to. */
export const countPattern =
  /^(?<count>(?:(?:about|over|more than|nearly|almost|some) )?\d[\d,.]*\d?(?: (?:million|thousand))?\+?)(?: \p{Ll}+)?(?<rest>,.*?| (?:as of|in|across|worldwide)\b.*?)?\.?$/iu

/** 'Founded: 2015' and 'Employees: 80' of a form about a company. */
export function completeLabel(label: string, value: string): string | undefined {
  if (/^(?:founded|established|since)$/i.test(label))
    return `It was founded in ${value.replace(/^in /i, '')}.`
  const group = countedGroup(label)
  const { count, rest = '' } = countPattern.exec(value)?.groups ?? {}
  if (group === undefined) return undefined
  return count === undefined
    ? `It has ${value.replace(new RegExp(` ${group}$`, 'i'), '')} ${group}.`
    : `It has ${count} ${group}${rest}.`
}

function countedGroup(label: string): string | undefined {
  if (/^(?:employees|staff|headcount|team size)$/i.test(label)) return 'employees'
  return /^(?:customers|buyers)$/i.test(label) ? label.toLowerCase() : undefined
}

// 'Award. Solveig Marine won …', 'Merger: Fairmont Bank will merge …': one word that says what kind of news follows, and no name.

const kinds =
  'funding|funding round|award|merger|acquisition|product launch|launch|partnership|appointment|new hire|crisis|survey|study|results|earnings|expansion|company news|news|announcement|update|milestone|grand opening|opening'
const heading = new RegExp(`^(?:${kinds})(?:\\.|:|!| [–—-]) (?=\\S)`, 'i')
const alarm =
  /^(?:data breach|security breach|breach|security incident|cyberattack|outage|incident|recall|product recall)(?:\.|:|!| [–—-]) (?=\S)/i
const lone = new RegExp(`^(?:${kinds})[.:!]?$`, 'i')

/** The words without the heading before them, and what it says. */
export function takeHeading(text: string): { kind?: string; rest: string } {
  if (lone.test(text)) return { kind: text, rest: '' }
  const crisis = alarm.exec(text)?.[0]
  if (crisis !== undefined) return { kind: 'crisis', rest: text.slice(crisis.length) }
  const kind = heading.exec(text)?.[0]
  return kind === undefined ? { rest: text } : { kind, rest: text.slice(kind.length) }
}

// Verbs that attribute words to a speaker.

/** Verbs that newsrooms use. */
const plainList =
  'said says say told tells added adds wrote writes asked asks recalled recalls testified testifies replied replies argued argues warned warns joked jokes'
/** Verbs that newsrooms would change to "said". */
const coloredList = `stated states commented comments exclaimed exclaims enthused enthuses noted notes remarked remarks opined opines declared
  declares quipped quips gushed gushes raved raves mused muses beamed beams expressed expresses shared shares concluded
  concludes explained explains emphasized emphasizes emphasised emphasises stressed stresses highlighted highlights continued
  continues affirmed affirms reiterated reiterates asserted asserts believed believes boasted boasts proclaimed proclaims claimed insisted insists elaborated elaborates marveled marvels admitted admits
  cautioned cautions lamented laments bragged brags confided confides interjected interjects chuckled chuckles vowed vows observed observes
  crowed confessed confesses sighed sighs grinned grins gloated gloats`

const plainVerbs: readonly string[] = plainList.split(/\s+/)
const coloredVerbs: ReadonlySet<string> = new Set(coloredList.split(/\s+/))
const coloredPhrases: ReadonlySet<string> = new Set(['points out', 'pointed out', 'chimes in', 'chimed in'])
const all: ReadonlySet<string> = new Set([...plainVerbs, ...coloredVerbs])

/** Every verb of saying as the source of a pattern; wrap it in a group. */
export function speechVerbPattern(): string {
  return [...all].join('|')
}

/** All verbs of saying, in lower case. */
export function listSpeechVerbs(): ReadonlySet<string> {
  return all
}

/** Whether the verb adds more than "said": 'enthused'. */
export function isColoredVerb(verb: string): boolean {
  return coloredVerbs.has(verb.toLowerCase()) || coloredPhrases.has(verb.toLowerCase())
}

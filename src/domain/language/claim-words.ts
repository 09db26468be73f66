// Words that decide how sure, how large or in which direction a statement is.

/** Which change matters: for a hedge both adding and removing it, for a superlative only adding, for a source only removing. */
type Watch = 'both' | 'come' | 'go'

const classes: Readonly<Record<string, { watch: Watch; words: string }>> = {
  not: {
    watch: 'both',
    words: `not no never none nobody nothing neither nor without cannot n't nowhere unable denied denies deny refused refuses
      refuse rejected rejects reject failed-to fails-to fail-to declined-to declines-to decline-to lacks lack lacked lacking no-longer
      yet-to hardly barely scarcely rather-than instead-of unlike except exception-of excluding excludes excluded`,
  },
  may: {
    watch: 'both',
    words: `may might could possibly perhaps potentially potential possible likely probably presumably apparently seems seem
      seemed appears-to appear-to appeared-to appears-that appear-that suggest suggests suggested suggesting indicate indicates indicated believe believes believed
      thinks think in-all-likelihood in-all-probability tentative tentatively maybe unclear should possibility of-the-opinion of-the-view of-the-belief
      is-the-view is-the-opinion is-the-belief`,
  },
  /** What something can do it need not do: 'can run for 12 hours', 'lets growers book'. */
  able: {
    watch: 'go',
    words: `can able-to ability-to abilities-to capable-of capability-of capability-to capacity-to capacity-of position-to opportunity-to
      opportunity-of chance-to possible-for possible-to lets let allows allow enables enable empowers empower`,
  },
  /** What goes along with something has not been shown to cause it. */
  linked: { watch: 'go', words: 'linked-to associated-with tied-to correlated-with correlates-with' },
  /** What was shown of mice is not shown of people. */
  tested: {
    watch: 'go',
    words: 'in-mice in-rats in-animals in-monkeys in-pigs in-cells in-tests in-trials in-lab in-the-lab',
  },
  /** 'The bill would require lights': it is no law yet. */
  would: { watch: 'go', words: 'would' },
  /** Whoever helps to do it does a part of it. */
  help: { watch: 'go', words: 'help helps helped helping' },
  helps: { watch: 'come', words: 'eliminates eliminate eliminated cures cure cured prevents prevent' },
  about: {
    watch: 'both',
    words:
      'about approximately around roughly estimated estimates estimate circa some or-so ballpark the-region-of the-neighborhood-of the-vicinity-of',
  },
  nearly: { watch: 'both', words: 'nearly almost close-to just-under' },
  'at least': { watch: 'both', words: 'at-least minimum no-fewer-than no-less-than as-few-as as-little-as' },
  'up to': { watch: 'both', words: 'up-to at-most maximum no-more-than as-many-as as-much-as' },
  'more than': {
    watch: 'both',
    words: 'more-than over exceeding upwards-of in-excess-of greater-than over-the-age',
  },
  'less than': { watch: 'both', words: 'less-than fewer-than under under-the-age' },
  expected: {
    watch: 'both',
    words: `expects expect expected expectation plans planned plan planning intends intend intended intention aims aim anticipates anticipated hopes hope
      hoped forecast forecasts projected projects preliminary proposed proposes initial early interim provisional draft pending
      scheduled considering considers seeks seek wants targets is-set-to are-set-to slated unaudited unconfirmed unverified designed-to
      designed-for intended-to meant-to supposed-to built-to tries-to try-to tried-to trying-to attempts-to attempt-to attempted-to attempting-to
      strives-to strive-to works-to working-to agrees-to agree-to agreed-to agreement-to decides-to decide-to decided-to decision-to
      chose-to choice-to intention-to vows-to vow-to vowed-to pledges-to pledge-to pledged-to promises-to promise-to promised-to made-to talks-to sought threatens-to
      threaten-to threatened-to was-asked-to were-asked-to was-ordered-to were-ordered-to was-hired-to
      were-hired-to was-invited-to were-invited-to was-urged-to were-urged-to effort-to efforts-to offers-to offer-to offered-to prepares-to prepare-to prepared-to preparing-to about-to set-to`,
  },
  alleged: {
    watch: 'both',
    words:
      'alleged allege alleges alleging allegedly allegation allegations reportedly claimed claims claim accused accuse accuses suspected suspects purported rumored disputed so-called supposed supposedly is-said-to are-said-to was-said-to thought-to believed-to understood-to',
  },
  sourced: { watch: 'go', words: 'according-to' },
  conditional: {
    watch: 'both',
    words: 'if unless subject-to provided-that in-the-event event-that depending-on contingent as-long-as',
  },
  partly: {
    watch: 'both',
    words: `partly partially mostly mainly largely generally typically normally ordinarily usually often sometimes occasionally rarely some-of part-of
      one-of most-of many-of proportion-of several-of few-of majority most selected certain limited voluntary voluntarily temporary temporarily`,
  },
  many: {
    watch: 'come',
    words:
      'many numerous several various countless myriad a-number-of a-lot-of lots-of plenty-of a-variety-of a-range-of scores-of',
  },
  rank: {
    watch: 'both',
    words:
      'former formerly ex acting deputy assistant associate senior junior vice co honorary retired outgoing incoming chief head lead main principal',
  },
  first: { watch: 'both', words: 'first 1st' },
  only: { watch: 'both', words: 'only solely exclusively exclusive sole' },
  all: {
    watch: 'come',
    words:
      'all every everyone everybody everything always any anyone entire entirely completely fully wholly nationwide worldwide',
  },
  sure: {
    watch: 'come',
    words: `prove proves proved proven guarantee guarantees guaranteed ensure ensures certainly definitely undoubtedly clearly
      confirmed confirms confirm must`,
  },
  best: {
    watch: 'come',
    words:
      'best leading largest biggest fastest cheapest safest top greatest finest unmatched unrivaled unique only-one',
  },
}

export type ClaimClass = string

const watches = new Map(Object.entries(classes).map(([name, { watch }]) => [name, watch]))
const byWord = new Map(
  Object.entries(classes).flatMap(([name, { words }]) =>
    words.split(/\s+/).map((word) => [word, name] as const),
  ),
)

/** The class of a word, or of up to three joined by hyphens ('up-to'); undefined for others. */
export function classOf(word: string): ClaimClass | undefined {
  return byWord.get(word)
}

/** Whether removing such a word changes a statement. */
export function mattersWhenRemoved(name: ClaimClass): boolean {
  return watches.get(name) !== 'come'
}

/** Whether adding one does. */
export function mattersWhenAdded(name: ClaimClass): boolean {
  return watches.get(name) !== 'go'
}

/** Pairs of opposites: replacing one by the other reverses a statement. */
const opposites: readonly (readonly [string, string])[] = [
  [
    `rise rises rose risen rising grow grows grew grown growing growth increase increases increased increasing gain gains gained
    climb climbs climbed up upward higher improve improves improved improvement better accelerate accelerates accelerated strengthen
    strengthened widen widened outpaced exceed exceeded beat profit profits surplus advance advanced raise raises raised doubled
    tripled surge surged jump jumped expand expands expanded expansion boost boosts boosted more upgrade upgraded`,
    `fall falls fell fallen falling decline declines declined declining decrease decreases decreased decreasing drop drops dropped
    lost lose loses loss losses down downward lower lowers lowered worse worsen worsened slow slowed weaken weakened narrow
    narrowed lagged missed deficit shrink shrinks shrank shrunk reduce reduces reduced reduction halved slid slump slumped plunge
    plunged contract contracted contraction cut cuts less fewer downgrade downgraded`,
  ],
  ['above over', 'below under beneath'],
  ['before until prior ahead', 'after following since'],
  ['faster quicker sooner earlier', 'slower later'],
  ['fast quick early', 'slow late'],
  ['cheaper', 'dearer costlier pricier'],
  [
    'hire hires hired hiring recruit recruits recruited',
    'fire fires fired laid-off lays-off lay-off dismissed layoffs',
  ],
  ['open opens opened opening reopen reopens reopened', 'close closes closed closing shut shuts'],
  [
    'start starts started begin begins began launch launches launched',
    'end ends ended stop stops stopped cease ceased',
  ],
  [
    'buy buys bought buying purchase purchased acquire acquires acquired',
    'sell sells sold selling divest divested',
  ],
  ['win wins won', 'lose loses lost'],
  [
    'accept accepts accepted approve approves approved grant granted',
    'reject rejects rejected deny denies denied refused vetoed',
  ],
  [
    'join joins joined enter enters entered arrive arrives arrived',
    'leave leaves left exit exits exited depart departs departed quit',
  ],
  [
    'add adds added adding include includes included including',
    'remove removes removed exclude excludes excluded excluding drop drops dropped',
  ],
  [
    'allow allows allowed permit permits permitted',
    'ban bans banned bar barred prohibit prohibits prohibited forbid forbids',
  ],
  ['support supports supported back backed favor favors', 'oppose opposes opposed'],
  ['with', 'without'],
  ['if provided-that as-long-as', 'unless'],
  ['can may', 'cannot'],
  ['safe safer safely', 'unsafe dangerous hazardous'],
  ['lend lends lent', 'borrow borrows borrowed'],
  ['import imports imported', 'export exports exported'],
  ['public publicly', 'private privately'],
  ['permanent permanently', 'temporary temporarily'],
  ['mandatory required requires', 'optional voluntary'],
  ['succeed succeeds succeeded success passed pass passes', 'fail fails failed failure'],
  ['majority most', 'minority'],
  ['long longer', 'short shorter'],
  ['large larger big bigger', 'small smaller little'],
  ['heavy heavier', 'light lighter'],
  ['high', 'low'],
  ['hot hotter warm warmer', 'cold colder cool cooler'],
  ['new', 'old used'],
  ['north northern n', 'south southern s'],
  ['east eastern e', 'west western w'],
  ['inside indoor indoors', 'outside outdoor outdoors'],
  ['free', 'paid'],
  ['full', 'empty'],
  ['part-time', 'full-time'],
  ['gave gives give given donate donated pay pays paid', 'receive receives received'],
  ['appoint appoints appointed promote promoted', 'dismiss dismissed demoted ousted'],
  ['create creates created creating', 'destroy destroyed eliminate eliminates eliminated'],
  ['extend extends extended', 'shorten shortens shortened'],
  ['strong stronger', 'weak weaker'],
  ['confirm confirms confirmed', 'deny denies denied'],
  ['legal', 'illegal'],
  ['gross', 'net'],
  ['many numerous', 'few'],
  ['true correct', 'false untrue'],
  ['uphold upheld', 'overturn overturned'],
]

/** Forms of each period of time; paid a month differs from paid a year. */
const periods = [
  'a-day per-day each-day every-day daily',
  'a-week per-week each-week every-week weekly',
  'a-month per-month each-month every-month monthly',
  'a-quarter per-quarter each-quarter every-quarter quarterly',
  'a-year per-year each-year every-year yearly annually annual',
]
const pairs = [
  ...opposites,
  ...periods.flatMap((one, at) => periods.slice(at + 1).map((other) => [one, other] as const)),
]

export type Side = { readonly pair: number; readonly isSecond: boolean }

const sides = new Map<string, Side[]>()
for (const [pair, both] of pairs.entries())
  for (const [at, words] of both.entries())
    for (const word of words.split(/\s+/)) {
      const known = sides.get(word)
      const side = { pair, isSecond: at === 1 }
      if (known === undefined) sides.set(word, [side])
      else known.push(side)
    }

/** The pairs of opposites that a word belongs to, and its side. */
export function sidesOf(word: string): readonly Side[] {
  return sides.get(word) ?? []
}

// Words that decide how sure, how large and in which direction a statement is.

const classes = {
  not: `not no never none nobody nothing neither nor without cannot n't nowhere unaudited unconfirmed unverified denied denies deny`,
  may: 'may might could can possibly perhaps potentially',
  about: 'about approximately around roughly estimated estimates estimate circa',
  nearly: 'nearly almost',
  'at least': 'at-least minimum',
  'up to': 'up-to at-most maximum',
  'more than': 'more-than over exceeding',
  'less than': 'less-than fewer-than under below',
  expected:
    'expects expect expected plans planned plan intends aims anticipates hopes forecast projected preliminary proposed',
  alleged: 'alleged allegedly reportedly claimed claims accused suspected',
  conditional: 'if unless subject-to pending event-that',
  first: 'first',
  only: 'only',
  'one of': 'some-of part-of one-of',
  up: `rose rise rises risen rising grew grow grows grown growing increased increase increases increasing gained gain gains climbed
    climb climbing up higher above improved improves accelerated accelerates strengthened widened outpaced exceeded more profit gains profits surplus advance advanced increases raise improved doubled tripled surged jumped expanded raised raises boosted`,
  down: `fell fall falls fallen falling dropped drop drops declined decline declines declining decreased decrease decreases decreasing
    lost down lower below worse slowed slows weakened narrowed lagged missed fewer less loss losses deficit shrink shrinks lowered lowers reduce reduced reduces cut cuts shrank shrunk slid worsened halved`,
} as const

export type ClaimClass = keyof typeof classes

const byWord = new Map(
  Object.entries(classes).flatMap(([name, words]) =>
    words.split(/\s+/).map((word) => [word, name as ClaimClass] as const),
  ),
)

/** The class of a word or of two joined by a hyphen ('up-to'); undefined for all others. */
export function classOf(word: string): ClaimClass | undefined {
  return byWord.get(word)
}

// Where a word that can hedge or measure does neither: 'about the product', 'over a year', 'May 3', 'a can of paint'.
import { readMonth } from '#domain/language/calendar-words.ts'
import type { ClaimClass } from '#domain/language/claim-words.ts'

const measure =
  /^[$€£\d]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|an?|all)(?:-|$)/
const numeral =
  /^[$€£\d]|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?:-|$)/
/** 'chief surgeon', 'head coach'; the chief officers are titles of their own. */
const titleNoun =
  /^(?!officer)\p{L}+(?:er|or|ist|ian)$|^(?:coach|chef|nurse|counsel|surgeon|clerk|nurse|cook)$/u
const monthBefore = /^(?:in|since|by|until|of|next|last|this|on|late|early|mid|between|and|through|from)$/

/** '19 May in Leeds', but 'the 19 may appeal'. */
const dayBefore = /^[1-3]?\d(?:[-–][1-3]?\d)?$/
const afterDate =
  /^(?:\d.*|at|in|on|to|and|or|for|with|from|by|until|after|before|as|of|when|where|the|an?)?$/

const there =
  /^(?:see|find|visit|buy|order|register|apply|learn|watch|attend|read|view|reach|call|join|choose|browse|park|sign|donate)$/
const thereToo = /^(?:seen|found|visited|bought|ordered|watched|read|viewed|reached)$/

/** What leads a noun: 'the estimate', 'with help'. */
const isNoun =
  /^(?:an?|the|this|that|its|their|his|her|each|every|of|with|for|without|no|more|one|early|new|first|latest|cost|\p{L}+'s|\d+)$/u

/** 'about the product', 'over a year', 'first quarter', 'May 3', 'early June': no measure, and nothing that hedges. */
const ordinary: Readonly<
  Record<string, (word: string, next: string, before: string, then: string) => boolean>
> = {
  about: (word, next, before) =>
    word === 'some'
      ? !numeral.test(next)
      : /^estimates?$/.test(word)
        ? isNoun.test(before) || (!measure.test(next) && !/^(?:that|it|they|the|its)?$/.test(next))
        : /^(?:about|around)$/.test(word) && !measure.test(next),
  would: (_word, next) => /^(?:like|appear|seem)$/.test(next),
  // 'a can of paint'; 'Visitors can see 40 paintings' tells what is there.
  able: (word, next, before, then) =>
    word === 'can' &&
    (isNoun.test(before) || next === 'of' || there.test(next) || (next === 'be' && thereToo.test(then))),
  // 'the help of 40 volunteers'.
  help: (word, next, before) =>
    word === 'help' && (isNoun.test(before) || /^(?:desk|lines?|centers?|from|of)$/.test(next)),
  nearly: () => false,
  'more than': (_, next) => !measure.test(next),
  'less than': (_, next) => !measure.test(next),
  may: (word, next, before, then) =>
    (word === 'may' &&
      (/^\d/.test(next) || monthBefore.test(before) || (dayBefore.test(before) && afterDate.test(next)))) ||
    (word === 'should' &&
      (next !== 'be' || /^(?:noted|pointed|mentioned|emphasized|stressed|remembered|said)$/.test(then))),
  first: (word, next, before) =>
    (word === '1st' && (next === 'of' || (before.length > 2 && readMonth(before) > 0))) ||
    /^(?:quarter|half|day|week|month|year|responders?|aid|floor|grade|and)$/.test(next),
  not: (word, next) =>
    (word === 'no' && /^\d/.test(next)) || (word === 'not' && /^(?:only|just)$/.test(next)),
  expected: (word, next, before) =>
    /^(?:early|initial|draft)$/.test(word)
      ? !/^(?:tests?|results?|data|findings?|figures?|trials?|signs?|estimates?|evidence|studies)$/.test(next)
      : /^(?:plan|plans|projects|hope|aim|targets|estimates)$/.test(word) &&
        (/^(?:an?|the|its|our|their|of|two|new|business|in)$/.test(before) ||
          /^(?:for|of|are|include|cost)$/.test(next)),
  partly: (word, next) => word === 'most' && !/^(?:of)$|^\p{Ll}+s$/u.test(next),
  rank: (word, next) =>
    next === '' ||
    (word === 'vice' && next === 'president') ||
    (/^(?:chief|head|lead|main|principal)$/.test(word) && !titleNoun.test(next)),
  all: (word, next, before) =>
    (/^(?:every|all|entire)$/.test(word) &&
      /^(?:days?|weeks?|months?|years?|mornings?|hours?)$/.test(next)) ||
    (word === 'all' && /^(?:in|of|at|for|after)$/.test(before)) ||
    word === 'any',
  best: (word, next, before) =>
    (word === 'top' && /^(?:the|on)$/.test(before)) || (word === 'leading' && /^(?:to|up)$/.test(next)),
  only: (_word, _next, before) => before === 'not',
  helps: (word) => word === 'cure',
  sure: (word) => word === 'must',
}

/** Whether the words at the place are of the class by their letters alone. */
export function isOrdinary(
  name: ClaimClass,
  words: readonly { readonly word: string }[],
  at: number,
  length: number,
): boolean {
  const wordAt = (index: number) => words[index]?.word ?? ''
  if (length > 1) return ordinaryPhrase[name]?.(wordAt(at + length), wordAt(at - 1), length) ?? false
  return ordinary[name]?.(wordAt(at), wordAt(at + 1), wordAt(at - 1), wordAt(at + 2)) ?? false
}

/** The same for two or three words together. */
const ordinaryPhrase: Readonly<Record<string, (next: string, before: string, length: number) => boolean>> = {
  about: (next, _, length) => length === 3 && !measure.test(next),
  // 'a capacity of 40 beds'.
  able: (next) => measure.test(next),
  // 'made to order'.
  expected: (next) => /^(?:order|measure|last)$/.test(next),
  // 'each one of the seats' is all of them.
  partly: (_, before) => /^(?:each|every|any|no|not)$/.test(before),
}

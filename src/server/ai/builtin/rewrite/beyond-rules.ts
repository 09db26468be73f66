// Refuses requests that rules cannot follow, and says in plain words what they are.
import { AiError } from '#server/ai/errors.ts'
import { isUnderstood, takeLiterals } from './read-instruction.ts'

const languages =
  'german|french|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|japanese|chinese|korean|arabic|hindi|russian|ukrainian|turkish|greek|czech|hebrew'
const removing = '(?:remove|delete|drop|cut out|take out|strip|omit|get rid of)'
/** What the rules remove anyway. */
const removed =
  '(?:the |all |any |every )?(?:hype|buzz ?words?|jargon|marketing (?:speak|language)|exclamation (?:marks?|points?)|praise|superlatives|adverbs|filler(?: words)?|wordiness|passives?|passive voice|serial commas?|oxford commas?|we\\b)'

/** Requests that cannot be followed, with the words for the answer; the first match is named. */
const beyond: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\btranslat|\\b(?:in|into|to) (?:${languages})\\b`, 'i'), 'translate'],
  [/\b(?:spelling|grammar|typos?)\b/i, 'correct spelling or grammar in a rewrite (AI Analysis finds both)'],
  [
    /\b(?:half|twice|two-thirds|a third|a quarter|double|\d+ ?(?:words?|%|percent|characters?|sentences?|paragraphs?|pages?|lines?)|(?:one|two|three|four|five|a single) (?:sentences?|paragraphs?|pages?|lines?)|one page)\b/i,
    'cut text to a set length',
  ],
  [/\b(?:longer|expand|extend|elaborate|more detail)/i, 'make text longer'],
  [
    /^(?:also )?(?:add|include|mention|insert|append|attach|invent|quote|say that|state that|write that|explain)\b/i,
    'add anything the text doesn’t say',
  ],
  [
    /^(?:change|set|update|replace|swap|rename|correct|raise|lower|increase) (?!.*\b(?:voice|person|style)\b)/i,
    'change a fact unless you quote the words (replace "$49" with "$99")',
  ],
  [
    new RegExp(`^(?:also )?${removing} (?!${removed})`, 'i'),
    'remove something unless you quote the words (remove "very")',
  ],
  [
    /\b(?:funny|funnier|humor|humorous|witty|formal|informal|casual|friendl\w+|warm\w*|persuasive|exciting|dramatic|emotional|confident|playful|inspir\w+|urgent)\b/i,
    'use a tone other than plain',
  ],
  [
    /\b(?:move|reorder|rearrange|restructure|reorganize|merge|combine|bullet|list|summar\w+|outline|headline|subhead|title)\b/i,
    'reorder or restructure text',
  ],
]

/** A request for the whole release in another language, and no news about one. */
const otherLanguage = new RegExp(
  `(?:^|[.!?]\\s)[^\\S\\n]{0,20}(?:(?:please|can you|could you|i need|we need)\\s){0,3}(?:(?:write|create|draft|generate|prepare|make|compose|produce|translate)\\b[^.\\n]{0,80}?\\b(?:in|into|to)|in|language:?)\\s(?:${languages})(?=[.,;:!]|\\s*$|\\s(?:about|announcing|for|on|that|saying|please)\\b)`,
  'im',
)

/** Throws, before anything is written, if a prompt asks for a release in another language. */
export function refuseOtherLanguage(prompt: string): void {
  if (otherLanguage.test(prompt))
    throw new AiError(
      'beyond',
      undefined,
      'The built-in writer only writes in English, so nothing changed. Remove the request for another language, or ask your administrator to connect an AI model.',
    )
}

/** Throws, before anything is written, if rules cannot follow a part of the instruction. */
export function refuseBeyond(instruction = ''): void {
  const failed = [...new Set(listBeyond(instruction))]
  if (failed.length > 0) throw new AiError('beyond', undefined, describeBeyond(failed))
}

function listBeyond(instruction: string): string[] {
  return splitRequests(takeLiterals(instruction).rest).flatMap((request) => {
    const known = beyond.find(([pattern]) => pattern.test(request))?.[1]
    if (known !== undefined && !isKept(request)) return [known]
    return isUnderstood(request) || isKept(request) ? [] : [`follow “${shorten(request)}”`]
  })
}

/** The requests in an instruction: 'make it shorter, and translate it' are two. */
function splitRequests(text: string): string[] {
  return text
    .split(
      /[.;!?\n]+(?=\s|$)|,\s+(?:and |then |but )?|\s+(?:and then|and also|then|but)\s+|\s+and\s+(?=(?:\p{L}+ly )?(?:add|translate|change|remove|delete|replace|make|use|cut|shorten|keep|include|mention|put|write|move|quote|set|drop)\b)/iu,
    )
    .map((request) =>
      request
        .trim()
        .replace(/^(?:(?:and|then|also|but|please|can you|could you|i want you to|just)[\s,]+)+/i, ''),
    )
    .filter(
      (request) => /\p{L}{2}/u.test(request) && !/^(?:please|thanks|thank you|and|then)$/i.test(request),
    )
}

/** Whether the request is to keep quotations, facts, links or formatting, which always stay. */
function isKept(request: string): boolean {
  return (
    /^(?:keep|leave|preserve|retain|don[’']t (?:change|touch|alter|add|invent)|do not (?:change|touch|alter|add|invent))\b/i.test(
      request,
    ) &&
    /\b(?:quotes?|quotations?|facts?|numbers?|figures?|dates?|names?|links?|formatting|bold|meaning|anything new)\b/i.test(
      request,
    )
  )
}

function shorten(request: string): string {
  return request.length <= 60 ? request : `${request.slice(0, request.lastIndexOf(' ', 58))} …`
}

function describeBeyond(failed: readonly string[]): string {
  const list = failed.length === 1 ? failed.join() : `${failed.slice(0, -1).join(', ')} or ${failed.at(-1)}`
  return `The built-in writer can’t ${list}. Nothing changed. It can shorten, clarify, apply AP style, cut hype, strengthen the lead, and replace or remove words you put in quotation marks.`
}

// The news of an event from the slots of a form: who will hold what, where and when.
import { withArticle } from '#domain/language/articles.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { type Draft, take } from './draft.ts'

export function writeEventNews(draft: Draft): string {
  const event = take(draft, 'event') ?? '[EVENT]'
  const when = draft.brief.slots.get('when')
  const day =
    when === undefined
      ? '[DAY OF WEEK AND DATE]'
      : (/^.*?\b(?:19|20)\d\d\b/.exec(draft.clean.piece(when))?.[0] ?? draft.clean.piece(when))
  const venue = draft.brief.slots.get('venue')
  const where =
    venue === undefined
      ? onlineOrGap(event, draft)
      : ` at ${lowerFirst(draft.clean.piece(venue).split(/, (?=\d)/)[0] ?? '')}`
  const name = /^[“"]/.test(event) ? event : `“${event},”`
  const kind = nameEvent(event, name, draft)
  return `${draft.company} will hold ${/^(?:the|its|a|an) /i.test(kind) || kind === '[EVENT]' ? kind : `its ${kind}`}${where} on ${day.replace(/^on /, '')}.`
}

/** 'adoption weekend' needs an article, 'Open Workshop Night' stands for itself, other titles are introduced. */
function nameEvent(event: string, title: string, draft: Draft): string {
  // 'Free tax help day' describes; 'Free Tax Help Day' is a title.
  if (/^(?:\p{Ll}|\p{Lu}[^\p{Lu}]* [^\p{Lu}]*$)/u.test(event)) {
    const plain = event.charAt(0).toLowerCase() + event.slice(1)
    return /^(?:an?|the|its) /.test(plain) ? plain : withArticle(plain)
  }
  const isOwnName = /\b(?:night|day|party|festival|gala|conference|summit|workshop|fair|tour)$/i.test(event)
  return isOwnName ? event : `a ${eventKind(draft)}, ${title}`
}

function eventKind(draft: Draft): string {
  const kind = /\b(webinar|conference|workshop|summit|open house|exhibition|festival|talk)\b/i.exec(
    [...draft.brief.links, draft.brief.slots.get('what') ?? '', draft.brief.slots.get('type') ?? ''].join(
      ' ',
    ),
  )?.[1]
  return kind?.toLowerCase() ?? 'public event'
}

function onlineOrGap(event: string, draft: Draft): string {
  return /webinar|online/i.test(`${event} ${draft.brief.links.join(' ')}`) ? '' : ' at [VENUE]'
}

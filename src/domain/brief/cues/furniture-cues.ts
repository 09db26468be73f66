// Recognizes the parts of a message that are no news: greetings, thanks, signatures, mail headers, headings, chat.

import type { Unit } from '#domain/brief/unit.ts'
import { isPaperwork } from './paperwork.ts'
import { disclaimer } from './private-cues.ts'

const greeting =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|greetings|morning|afternoon|team|all|folks|everyone|hola|bonjour|guten (?:tag|morgen)|hallo|liebe[rs]?|sehr geehrte[rs]?|to whom|ciao|salut|moin|hej|buenos d[ií]as)\b/i
/** 'Hi Sam, Acme opens …': the news starts after the greeting. */
export const openingGreeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: [\p{L}.’'-]{1,30}){0,3} ?[,!:–—-]{1,2} (?=\S+ \S+ \S)/iu
const thanks =
  /^(?:(?:many |so many |big |ok |okay |great,? )?thanks|thank you|thankyou|thx|tnx|ty|ta|merci|danke|vielen dank|gracias|grazie|appreciate|much appreciated)\b/i
const closing =
  /^(?:best|best (?:regards|wishes)|kind(?:est)? regards|warm(?:est|ly)?(?: regards)?|regards|rgds|brgds|br|kr|yours(?: \p{L}+)?|sincerely(?: yours)?|cheers|ciao|xoxo|xx?|love|talk soon|speak soon|ttyl|all the best|have a (?:great|good|nice|lovely)\b[^.,!\n]{0,80}|looking forward\b[^.,!\n]{0,80}|cordialement|bien à vous|mit freundlichen grüßen|viele grüße|beste grüße|mfg|vg|lg|saludos|un saludo|cordiali saluti|med venlig hilsen|mvh|groeten|hugs|best to all|until then|take care|bye(?: bye)?|thanks bye)[,.! –-]{0,8}(?:\p{Lu}[\p{L}.’'-]{0,30}(?: \p{Lu}[\p{L}.’'-]{0,30}){0,2})?[,!]{0,3}$/iu
const header =
  /^(?:from|to|cc|bcc|sent|subject|reply-to|re|fw|fwd|aw|wg|von|an|betreff|de|à|objet|para|asunto|van|aan|onderwerp|från|till|ämne|fra|til|emne|od|temat|oggetto|attachments?|importance|priority|to whom it may concern)\s*$/i
const forwarded =
  /^(?:-{2,} ?(?:forwarded|original)|begin forwarded|forwarded message|original message|_{5,}|-{3,}|={3,}|\*{3,}|on .{4,80} wrote:?$|am .{4,80} schrieb|le .{4,80} a écrit|sent from (?:my|outlook|yahoo|mail)|get outlook for|sent via|von meinem|envoyé de|gesendet von|\[(?:image|cid|attachment|file)\b|<?(?:image|attachment|media|audio|video|document|sticker|gif)\b.*omitted|messages and calls are end-to-end encrypted|no one outside (?:of )?this chat|this message was deleted|missed (?:voice|video) call|unsubscribe|view in browser|scanned by|virus-free|on behalf of|>+ ?$)/i
const meeting =
  /^(?:(?:my |our |rough |quick |raw )?(?:notes?|minutes|memo|transcript|recording|voice ?(?:memo|note|mail))\b.{0,60}$|(?:phone |zoom |teams |video )?(?:call|meeting|chat|interview|sync|conversation|catch-?up|kick-?off)\b(?: notes?)?(?: (?:w\/?|with|from|on|re|about|at)\b.{0,60}|,? \d.{0,40}| \p{Lu}.{0,40}|:.{0,60})?$|next (?:call|meeting|steps?)\b.{0,60}$|(?:duration|attendees|present|participants|date of call|time):.{0,80}$)/iu
const interjection =
  /^(?:(?:sorry|apologies|excuse)\b.{0,60}|attached\b.{0,60}|(?:photos?|logos?|images?|pics|headshots?)\b.{0,40}\b(?:attached|in the|to follow|coming|available on request)\b.{0,30}|ok(?:ay)?|k|yes|yep|yeah|yup|no|nope|sure|got it|noted|great|perfect|cool|nice|awesome|lol|haha+|hmm+|oh|ah|wow|right|done|same|thanks|hey|hi|sorry|one sec|brb|hang on|hold on|wait|you there\??|got (?:it|that),? thanks\b.{0,30}|(?:someone|somebody) pasted\b.{0,40}|got a sec|ping|bump|see below|see above|see attached|as discussed|end(?: of (?:memo|message|notes?))?|that[’']s (?:it|all|everything)(?: (?:for now|from me|i think|really))?|i think that[’']s (?:it|all|everything)|hope (?:this|that|you)\b.{0,60}|fingers crossed|more soon|talk later|call me|over to you|here (?:goes|you go|it is|we go)|here (?:are|is) (?:the|my|our|some)\b.{0,50}|testing|okay so this is .{0,60}|so this is .{0,60}|this is .{0,40} (?:memo|recording|speaking)\b.{0,30}|recording .{0,30}|nothing else|the end|over and out|what else|let[’']s see|where was i|as promised|per our (?:call|chat|email)|following up\b.{0,40}|further to\b.{0,60}|circling back\b.{0,40}|just (?:checking|following|circling)\b.{0,50})(?:[\s.!?,…:;)(\p{Extended_Pictographic}]|\u{fe0f})*$/iu
/** Small talk and remarks about calls, mails and files. */
const talk =
  /^(?:(?:quick|short|small|one) (?:one|question|note|update|thing)\b|as (?:promised|discussed|agreed|requested|per)\b|per (?:our|my|your)\b|following (?:up|our|on)\b|further to\b|(?:great|good|nice|lovely) (?:talking|speaking|chatting|meeting|to (?:meet|talk|speak|see|hear)|call|chat|seeing|catching)\b|(?:it was|was) (?:great|good|nice|lovely)\b|(?:see|talk to|speak to|catch) (?:you|u|ya|everyone)\b|(?:talk|speak|chat|more) (?:soon|later|tomorrow|then|monday|friday)\b|(?:typed|typing|written|writing|sent|sending|dictated|recorded) (?:this |it )?(?:from|on|in|while|with|quickly|via|by)\b|(?:forwarding|forwarded|fwd|fw|passing (?:this|it|along|on)|sharing (?:this|below|the|my|our)|adding|cc[’']?ing|looping|copying|including)\b.{0,60}$|(?:below|above|here|attached|enclosed)(?:[’']s| is| are|:)? (?:the|my|our|what|all|some|everything|a|is|are)\b|(?:the )?(?:rest|remainder) (?:later|tomorrow|to follow)|(?:had|have) (?:a|the) (?:call|chat|meeting)\b|(?:back|out) (?:from|to|at|of) (?:lunch|the office|office|leave|vacation|holiday)\b|(?:happy|merry) \p{L}+|(?:congrats|congratulations|well done|fingers crossed|good luck|welcome|no worries|no problem|np|my pleasure|of course|will do|on it|sounds good|works for me|makes sense|agreed|exactly|indeed|ditto|nvm|never mind|my bad|oops|whoops|phew|ugh|hmm+|huh|omg|wow|yay|woo+|cheers|ta|ping|bump|knock knock|anyone there|hello again|me again|it[’']s me)\b)/iu
/** A first line that says what the notes are. */
const titleLine =
  /\b(?:call|meeting|notes?|memo|interview|transcript|voicemail|voice note|recording|chat|kick-?off|stand-?up|debrief|brief(?:ing)?|sync|catch-?up|conversation|agenda|minutes|(?:points|inputs?|facts|material|details|messages) (?:for|from|to)|talking points|key messages|(?:facts|status|information) as of|(?:data|intake|fact|request) (?:sheet|form)|worksheet|(?:communications?|media|press|pr) request)\b/iu

/** A first line that only names the notes: "Renters 2026: points for the outside world". */
const pointsFor =
  /^(?:\p{L}+ )?(?:points|facts|notes|bullets|material|inputs?|stuff) (?:for|from|on) [^\d]{3,40}$/iu

/** Whether the first line of the notes only says what they are. */
export function isTitleLine({ text, line, label, value = '', isBullet, isFirst }: Unit): boolean {
  return (
    line === 0 &&
    isFirst &&
    !isBullet &&
    text.split(' ').length <= 14 &&
    (titleLine.test(label ?? text) || pointsFor.test(value)) &&
    !/\b(?:will|has|have|is|are|was|were|announces?|launch\p{L}*|opens?|said)\b/iu.test(text)
  )
}

/** "Please find below the messages on the first half of 2026" */
export const findBelow = /^(?:please |kindly )?find (?:\S+ ){0,3}?(?:below|attached|enclosed|herewith)\b/i
const immediate =
  /^\W{0,3}(?:for immediate release|press release|media release|news release|media advisory|end|ends|###|-30-|draft \d*|v\d+)\W{0,3}$/i

/** Whether the unit only belongs to the message around the news. */
export function isFurniture(unit: Unit): boolean {
  const { body, text } = unit
  if (!/[\p{L}\p{N}]/u.test(body) || disclaimer.test(text) || forwarded.test(text) || immediate.test(text))
    return true
  if (calendarLine.test(text)) return true
  if ((unit.label !== undefined && header.test(unit.label)) || isMessageForm(unit)) return true
  if (isTitleLine(unit) || findBelow.test(body) || (talk.test(body) && !/\d{2,}|[$€£%]/.test(body)))
    return true
  return (
    isShortTalk(body) ||
    isShortTalk(text) ||
    isStampedName(text) ||
    isUnanswered(unit) ||
    mayBeNone(unit) ||
    isDelivery(unit)
  )
}

/** Whether the unit tells how material will be sent: "Logo will be sent on WhatsApp", "pictures come Saturday from the photographer". */
const isDelivery = ({ body, label, value = '' }: Unit): boolean =>
  body.split(' ').length <= 14 && (delivered.test(body) || (material.test(label ?? '') && handed.test(value)))

/** "Pictures: 3, sent by WeTransfer" */
const material =
  /^(?:photos?|pictures?|pics?|images?|logos?|headshots?|portraits?|attachments?|enclosures?)$/iu
const handed =
  /\b(?:sent|send|attached|enclosed|follow|separate\p{L}*|wetransfer|dropbox|drive|mail|e-?mail|zip|usb)\b/iu

const delivered =
  /^(?:(?:the|our|some|new|hi-?res|high-?res|press|more) )*(?:photos?|pictures?|pics?|images?|logos?|headshots?|portraits?|footage|b-?roll|videos?|renderings?|attachments?)\b[^.:;]{0,40}?(?:\b(?:(?:will |shall |to )(?:be )?(?:sent|send|follow|come|uploaded|shared|forwarded|supplied)|(?:i[’']ll|we[’']ll|he[’']ll|she[’']ll|they[’']ll|i|we) (?:send|forward|upload|share)|(?:are|is) (?:attached|enclosed|(?:in|on) (?:the |a |our )?(?:shared )?(?:folder|drive|dropbox|wetransfer|zip)))\b|\b(?:come|comes|follow|follows|coming|arrive)\b[^.:;]{0,30}\b(?:later|soon|separately|tomorrow|tonight|today|mon|tues|wednes|thurs|fri|satur|sun|photographer|designer|agency|e-?mail|mail|whatsapp))/iu

/** "DTSTART:20261020T140000", "ORGANIZER: Jo Hart": how and when people meet about the release. */
const calendarLine = /^(?:DTSTART|DTEND|ORGANIZER|ATTENDEES?|ALARM|UID|RRULE|TRIGGER|BEGIN|END)\b[;:]/

/** "Where: Zoom, link below", "WHERE: wire + our list": a place for whoever sends the news. */
const isChannel = ({ label = '', value = '' }: Unit): boolean =>
  /^(?:where|location|place)$/i.test(label) &&
  /^(?:(?:ms )?(?:zoom|teams|google meet|webex|skype)|(?:the )?(?:news)?wires?|(?:our|the) (?:own )?(?:press |media |usual )?(?:list|site|blog|channels?))\b/i.test(
    value,
  )

/** Whether a field of a form was left empty. "Injuries: none" may be an answer. */
export function isUnanswered({ label, value = '', isHeading }: Unit): boolean {
  if (label === undefined || isHeading) return false
  return (
    noAnswer.test(value) || (/^quot(?:e|ation)\b/iu.test(label) && (isOutstanding(value) || isNone(value)))
  )
}

const noAnswer = /^(?:n\/?\.?a\.?|tb[acd]|\?{1,3}|[-–—_. ]{1,60}|\[[^\]]{0,40}\])\.?$/i

/** Whether the field says that there is none: "Quote 2: n/a, director is on leave". */
const isNone = (value: string): boolean => !/[“”"„«»]/u.test(value) && noneGiven.test(value)

const noneGiven =
  /^(?:n\/a|n\.a\.|not (?:available|applicable|provided|given)|none|nil|no (?:quote|comment)s?)(?=[\s,;:(–—-]|\.?$)/iu

/** Whether the field says that the text will come later: "Quote 2: Ann Lee - will be sent later". */
const isOutstanding = (value: string): boolean => !/[“”"„«»]/u.test(value) && outstanding.test(value)

const outstanding =
  /^(?:[\p{L}.’' -]{2,40}[-–—,:] ?)?(?:(?:it |this |hers? |his )?(?:will|to) (?:come|follow|be sent)|coming|tk|tb[acd]|we(?:[’']re| are)? wait(?:ing)?|waiting|pending|not yet|(?:he|she|they)(?:[’']ll| will) send)\b/iu

const mayBeNone = ({ label, value = '', isHeading }: Unit): boolean =>
  label !== undefined &&
  !isHeading &&
  (/^(?:none|nil|keine?)\.?$/i.test(value) || (/^embargo/i.test(label) && /^no(?:pe)?\W*$/i.test(value)))

function isShortTalk(text: string): boolean {
  const words = text.split(' ').length
  if (words > 12) return false
  if (greeting.test(text) && (words <= 3 || (words <= 7 && /[,!:–-]$/.test(text)))) return true
  if (/^(?:hi|hello|hey|hiya|dear|moi|hej|hola|salut)\b[^.\d]{2,70}[.!]?$/i.test(text) && words <= 10)
    return true
  if (/^(?:\p{Lu}\.){1,2}(?: \p{Lu}[\p{L}’'-]+)?$|^\p{Lu}\p{Ll}+ [–—-]$/u.test(text)) return true
  if (thanks.test(text) && !/\d/.test(text)) return true
  return closing.test(text) || meeting.test(text) || interjection.test(text)
}

/** Whether the line is only a name with a time or title: "Mia Chen 10:42 AM", "Eleanor Pryce | Director | Harcastle Museum". */
function isStampedName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2},? \(?(?:today |yesterday )?(?:at )?\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?\)?:?$/iu.test(
      text,
    ) ||
    /^(?:\p{L}+ \d{1,2} [–—-] )?\p{L}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}(?:,| [–—·-]) ?(?:[\p{L}\d./]+,? ){1,4}(?:h\. ?)?\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?:?$/iu.test(
      text,
    ) ||
    /^\p{L}[\p{L}.’' -]{0,40} (?:→|->|>) \p{L}[\p{L}.’' -]{0,40}, (?:\p{L}+ )?\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?:?$/iu.test(
      text,
    ) ||
    (/^[^|]{2,40}\|[^|]{2,60}(?:\|[^|]{2,60}){0,4}$/.test(text) && !/@|\d{3}/.test(text))
  )
}

/** "Dana Whitfield <dana@acme.com>", "-- ", "Mobile +1 …" of a signature; a contact line has more to say. */
function isAddressLine({ text, isBullet, label }: Unit): boolean {
  if (!isBullet && label === undefined && (postal.test(text) || letterhead.test(text))) return true
  return /^(?:\p{Lu}[\p{L}.’'-]*,? ){1,4}<[^>\s@]+@[^>\s]+>(?: .{0,40})?$/u.test(text) || /^--? ?$/.test(text)
}

/** A postal address on a line of its own, which is the sender's; the address of an event has a label or a sentence. */
const postal =
  /^\d{1,5} \p{Lu}[^,\d]{3,40}, (?:(?:Suite|Ste\.?|Unit|Floor|#) ?[\p{L}\d]{1,6}, )?\p{Lu}[\p{L} .’'-]{2,30}, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/u
/** The head of a letter: "CITY OF DOVER - OFFICE OF THE CLERK". */
const letterhead =
  /^(?=[^\p{Ll}\d]+$)(?:[^–—|-]{3,60} ?[–—|-] ?)?(?:THE )?(?:OFFICE|DEPARTMENT|DIVISION|BUREAU|BOARD) (?:OF|FOR) [^–—|:-]{3,60}$/u

/** Lines whose form says that they are about the message, whatever their words are. */
export const isMessageForm = (unit: Unit): boolean =>
  isPaperwork(unit) || isAddressLine(unit) || isChannel(unit)

/** Whether the unit ends a message, so that what follows may be a signature. */
export function isClosing({ body }: Unit): boolean {
  return body.split(' ').length <= 8 && (closing.test(body) || thanks.test(body))
}

/** Whether the line can be a signature below a closing or at the end: "Dana", "Rob Castillo", "Head of Press". */
export function isSignatureLine({ text, label, isBullet }: Unit): boolean {
  if (isBullet || label !== undefined || text.split(' ').length > 7 || /\d{4}/.test(text)) return false
  return /^[\p{Lu}~—–-]/u.test(text) && !/[.!?]$/.test(text.replace(/\b\p{Lu}\.$/u, ''))
}

/** Whether the label is one of a mail's header: "Sent" of "Sent: Tuesday 23 June". */
export const isHeaderLabel = (label: string): boolean => header.test(label) || mailDate.test(label)

const mailDate = /^(?:date|datum|sent|time|gesendet|data|enviado|inviato|envoyé)$/i

/** Whether the label is "Date:", which is a mail header only beside others. */
export function isMailDate({ label }: Unit): boolean {
  return label !== undefined && mailDate.test(label)
}

export function isMailHeader({ label }: Unit): boolean {
  return label !== undefined && header.test(label)
}

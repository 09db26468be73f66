// What an email address is here: one mailbox, written in one way. Names (<…>), lists, comments, quoted local parts and letters
// beyond ASCII are refused, because mail programs read them as something else, or as another spelling of a mailbox that has an
// account already; so are local parts that name a second route (%, !) or that a mail program decodes (=?…?=). A domain in another script is taken in its ASCII form (xn--…).

/** Longest email address that can be delivered to, and its longest part before the @. */
const emailMaxCharacters = 254
const emailLocalMaxCharacters = 64

const localPart = /^(?!.*=\?)[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const lastLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i

/** Whether the text is the address of one mailbox. */
export function isEmail(text: string): boolean {
  if (text.length > emailMaxCharacters) return false
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.length <= emailLocalMaxCharacters &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    lastLabel.test(labels.at(-1) ?? '')
  )
}

// Test support: what a newsroom would strike from a text we publish (rules HED-05, STR-16, TON-01, PUN-04).

const hypeWords =
  /\b(best-in-class|breakthrough|cutting-edge|disruptive|dynamic|ecosystem|empower|end-to-end|excit(?:ed|ing)|game-chang\w+|groundbreaking|holistic|iconic|incredible|industry-leading|innovat\w+|leading|leverage|next-generation|passionate|pioneering|powerful|premier|proud|revolutionary|robust|scalable|seamless\w*|showcase|solutions?|state-of-the-art|strategic|synergy|thrilled|transformative|unique|unlock|unparalleled|unprecedented|utilize|visionary|world-class)\b|!/giu

/** Hype words and exclamation marks in the text. */
export function findHype(text: string): string[] {
  return text.match(hypeWords) ?? []
}

/** What is left of the brackets once every well-formed [PLACEHOLDER] is taken out, and the fragments around them. */
export function findBrokenPlaceholders(text: string): string[] {
  return text.replace(/\[[A-Z0-9][A-Z0-9 ,-]*\]/g, '').match(/.{0,20}[[\]{}].{0,20}/g) ?? []
}

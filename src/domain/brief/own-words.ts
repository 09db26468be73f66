// Whether a line speaks of whoever wrote it: "call me", "my cell".
const ownWords = /\b(?:me|my|i|i[’']?m|mine)\b/iu
/** "I'll list you as media contact": whoever writes it is not the contact. */
const forOthers =
  /\b(?:i|we)(?:[’']ll| will| have|[’']ve)? (?:just )?(?:list(?:ed)?|put|named?|given?|gave|used?|add(?:ed)?) (?:you|him|her|them)\b/giu

export const speaksOfSelf = (text: string): boolean => ownWords.test(text.replaceAll(forOthers, ' '))

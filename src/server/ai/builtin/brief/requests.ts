// 'Bring ID.', 'Call 800-555-0110.': what readers are asked to do. No name of a company, and no news.

const request =
  /^(?:please )?(?:bring|call|visit|register|join|meet|see|learn|contact|come|buy|order|book|apply|donate|click|read|watch|listen|park|rsvp|wear|take|email|e-mail|text|write|sign up|check|follow|reserve|dial|enter|arrive)\b(?! (?:is|are|was|were|has|have|had|will)\b)/i

export function isRequest(text: string): boolean {
  return request.test(text)
}

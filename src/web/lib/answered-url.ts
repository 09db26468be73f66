/** The web address an answer leads to. An answer without one is an error (spec 5), whatever else it says. */
export function answeredUrl(answer: { url?: unknown } | null): string {
  const url = answer?.url
  if (typeof url !== 'string' || url === '') throw new Error('The answer has no url.')
  if (!/^https?:$/.test(new URL(url, window.location.href).protocol))
    throw new Error('The answer leads to no page.')
  return url
}

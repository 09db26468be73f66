/** The http(s) URL in a function's answer; throws without one (spec 5). */
export function requireUrl(answer: { url?: unknown } | null): string {
  const url = answer?.url
  if (typeof url !== 'string' || url === '') throw new Error('The answer has no url.')
  if (!/^https?:$/.test(new URL(url, window.location.href).protocol))
    throw new Error('The answer leads to no page.')
  return url
}

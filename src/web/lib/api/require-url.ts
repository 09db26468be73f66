/** The http(s) URL in a function's answer; throws without one. */
export function requireUrl(answer: { url?: unknown } | null): string {
  const url = answer?.url
  if (typeof url !== 'string' || url === '') throw new Error('The response has no URL.')
  if (!/^https?:$/.test(new URL(url, window.location.href).protocol))
    throw new Error('The response URL is not a web page.')
  return url
}

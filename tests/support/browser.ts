// As much of a browser as a sign-in needs: cookies per host, and redirects up to a given end.

export interface Browser {
  open(url: string | URL, init?: RequestInit): Promise<Response>
  /** Follows redirects; returns the first URL that `isEnd` accepts, without opening it, or that of the last response. */
  follow(
    url: string | URL,
    isEnd: (url: URL) => boolean,
    init?: RequestInit,
  ): Promise<{ url: URL; response?: Response }>
}

const maxRedirects = 20

export function openBrowser(): Browser {
  const jar = new Map<string, Map<string, string>>()

  async function open(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { hostname } = new URL(url)
    const cookies = jar.get(hostname) ?? new Map<string, string>()
    jar.set(hostname, cookies)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }

  return {
    open,
    async follow(start, isEnd, init) {
      let url = new URL(start)
      let next = init
      for (let hops = 0; hops < maxRedirects; hops += 1) {
        if (isEnd(url)) return { url }
        const response = await open(url, next)
        const location = response.headers.get('location')
        if (!location) return { url, response }
        url = new URL(location, url)
        next = undefined
      }
      throw new Error(`Too many redirects, the last to ${url}`)
    },
  }
}

// The configured social providers by name.

import type { OidcProvider } from '#server/config/auth.ts'
import { type Config, isLoopback } from '#server/config/config.ts'
import { createOidcProvider, type SocialProvider } from './oidc.ts'

export type Providers = ReadonlyMap<string, SocialProvider>
type ProviderConfig = Pick<Config, 'siteUrl' | 'host' | 'port'> & { auth: { providers: OidcProvider[] } }

export const localIdentityPath = '/local/identity'

export function createProviders(config: ProviderConfig, redirectUri: string): Providers {
  return new Map(
    config.auth.providers.map((settings) => [
      settings.name,
      createOidcProvider(
        settings,
        settings.local ? { redirectUri, ...localOptions(config) } : { redirectUri, issuer: settings.issuer },
      ),
    ]),
  )
}

/** The local provider is called on its own port: behind the development server or a proxy, the site's URL may not reach it. */
function localOptions({ siteUrl, host, port }: ProviderConfig) {
  const own = isLoopback(host) ? host : '127.0.0.1'
  const authority = own.includes(':') && !own.startsWith('[') ? `[${own}]` : own
  return {
    issuer: siteUrl + localIdentityPath,
    fetch: ((input: string | URL, init?: RequestInit) => {
      const url = new URL(input)
      return fetch(`http://${authority}:${port}${url.pathname}${url.search}`, init)
    }) as typeof fetch,
  }
}

// Every address of the product and its parameters.
import type { AuthView } from '#domain/account/auth-view.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'

/** What the sign-in and sign-up pages carry for each other, and which of their views is open. */
export interface AuthQuery {
  redirectTo?: string
  period?: BillingPeriod
  view?: AuthView
}

type Query = Record<string, string | undefined>

/** Slashes stay readable: they need no escape in a query, and a redirect target is mostly slashes. */
function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`],
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

export const paths = {
  landing: '/',
  write: (id?: string) => (id === undefined ? '/write' : `/write/${encodeURIComponent(id)}`),
  /** A new document that begins with a template of the landing page or a structure of the builder. */
  writeFrom: (choice: { template: string } | { structure: string }) => withQuery('/write', { ...choice }),
  signin: (query: AuthQuery = {}) => withQuery('/signin', { ...query }),
  signup: (query: AuthQuery = {}) => withQuery('/signup', { ...query }),
  pricing: '/pricing',
  /** The plans with the tab that was chosen before. */
  plans: (period: BillingPeriod) => withQuery('/pricing', { period }),
  settings: '/settings',
  workspaceSettings: '/settings/workspace',
  clients: '/clients',
  client: (id: string) => `/clients/${encodeURIComponent(id)}`,
  signOff: (id: string) => `/sign-off/${encodeURIComponent(id)}`,
  invite: (token: string) => `/invite/${encodeURIComponent(token)}`,
  about: '/about',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  authCallback: '/auth/callback',
  tools: {
    pressReleaseBuilder: '/tools/press-release-builder',
    pitchPersonalizer: '/tools/pitch-personalizer',
    crisisResponse: '/tools/crisis-response',
    headlineAnalyzer: '/tools/headline-analyzer',
    launchTimeline: '/tools/launch-timeline',
    boilerplate: '/tools/boilerplate',
    headline: '/tools/headline',
    quote: '/tools/quote',
    cta: '/tools/cta',
  },
} as const

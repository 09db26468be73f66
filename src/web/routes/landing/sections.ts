// The sections of the front page that stay static HTML (see static-html.tsx): bundled for the prerender, lazy in the browser.
import { lazy } from 'react'

const isPrerender = import.meta.env.SSR

export const Showcase = isPrerender
  ? (await import('#web/features/marketing/showcase.tsx')).Showcase
  : lazy(async () => ({ default: (await import('#web/features/marketing/showcase.tsx')).Showcase }))

export const Plans = isPrerender
  ? (await import('./plans-section.tsx')).PlansSection
  : lazy(async () => ({ default: (await import('./plans-section.tsx')).PlansSection }))

export const Faq = isPrerender
  ? (await import('#web/features/marketing/faq.tsx')).Faq
  : lazy(async () => ({ default: (await import('#web/features/marketing/faq.tsx')).Faq }))

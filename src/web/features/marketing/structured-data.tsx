// Structured data for search engines (schema.org). Only the prerendered page has it; browsers load no script for it.
import { TrustedHtml } from '#web/ui/trusted-html.tsx'

const isPrerender = import.meta.env.SSR
const data = isPrerender ? JSON.stringify((await import('./describe-product.ts')).describeProduct()) : ''

export function StructuredData() {
  return <TrustedHtml as="script" type="application/ld+json" html={data.replaceAll('<', '\\u003c')} />
}

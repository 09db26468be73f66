// Structured data for search engines (schema.org). Only the prerendered page has it; browsers load no script for it.
const isPrerender = import.meta.env.SSR
const data = isPrerender ? JSON.stringify((await import('./describe-product.ts')).describeProduct()) : ''

export function StructuredData() {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text as JSON, without outside input
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}
